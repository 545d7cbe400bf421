#include <charconv>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using State = std::vector<long long>;
using Sum = std::vector<State>;

// The results of the moves of Left, who begins. A state here is Left's lead in points, and a heap: each counter that is
// taken is a point.
std::vector<Sum> left(const State& state) {
    std::vector<Sum> options;
    for (long long taken = 1; taken <= 3 && taken <= state[1]; taken++) {
        options.push_back(Sum{State{state[0] + taken, state[1] - taken}});
    }
    return options;
}

// The results of Right's moves.
std::vector<Sum> right(const State& state) {
    std::vector<Sum> options;
    for (long long taken = 1; taken <= 3 && taken <= state[1]; taken++) {
        options.push_back(Sum{State{state[0] - taken, state[1] - taken}});
    }
    return options;
}

// Left's points minus Right's, if the player to move cannot move.
long long score(const State& state) {
    return state[0];
}

// Who has which moves: {moves} for both players, or {left, right}. A score of the states in which the player to move
// cannot move, or nullptr if that player loses.
const std::vector<std::vector<Sum> (*)(const State&)> players = {left, right};
long long (*final_score)(const State&) = score;

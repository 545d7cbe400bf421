#include <charconv>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using State = std::vector<long long>;
using Sum = std::vector<State>;

// The results of the moves: one state, or several whose sum is played.
std::vector<Sum> moves(const State& state) {
    std::vector<Sum> options;
    for (long long taken = 1; taken <= 3 && taken <= state[0]; taken++) {
        options.push_back(Sum{State{state[0] - taken}});
    }
    return options;
}

// Who has which moves: {moves} for both players, or {left, right}. A score of the states in which the player to move
// cannot move, or nullptr if that player loses.
const std::vector<std::vector<Sum> (*)(const State&)> players = {moves};
long long (*final_score)(const State&) = nullptr;

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

// The rest of this file answers `cargo judge explore`.
int main() {
    std::ios::sync_with_stdio(false);
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        State state;
        for (long long number; words >> number;) state.push_back(number);
        for (const Sum& option : moves(state)) {
            for (std::size_t part = 0; part < option.size(); part++) {
                if (part > 0) std::cout << '+';
                for (long long number : option[part]) std::cout << number << ' ';
            }
            std::cout << ';';
        }
        std::cout << '\n';
    }
}

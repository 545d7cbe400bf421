
// The rest of this file answers `cargo judge explore`.
int main() {
    std::ios::sync_with_stdio(false);
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        State state;
        for (long long number; words >> number;) state.push_back(number);
        bool ended = false;
        for (std::size_t player = 0; player < players.size(); player++) {
            if (player > 0) std::cout << '|';
            const std::vector<Sum> options = players[player](state);
            ended = ended || options.empty();
            for (const Sum& option : options) {
                for (std::size_t part = 0; part < option.size(); part++) {
                    if (part > 0) std::cout << '+';
                    for (long long number : option[part]) std::cout << number << ' ';
                }
                std::cout << ';';
            }
        }
        if (ended && final_score != nullptr) std::cout << '=' << final_score(state);
        std::cout << '\n';
    }
}

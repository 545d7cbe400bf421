// The rest of this file answers `cargo judge explore`.
int main() {
    std::ios::sync_with_stdio(false);
    std::string line, text;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        State state;
        for (std::string word; words >> word;) {
            long long number = 0;
            const char* end = word.data() + word.size();
            const auto read = std::from_chars(word.data(), end, number);
            if (read.ec != std::errc() || read.ptr != end) {
                std::cerr << "`" << word << "` is not an integer of 64 bits\n";
                return 1;
            }
            state.push_back(number);
        }
        bool ended = false;
        for (std::size_t player = 0; player < players.size(); player++) {
            if (player > 0) text += '|';
            const std::vector<Sum> options = players[player](state);
            ended = ended || options.empty();
            for (const Sum& option : options) {
                for (std::size_t part = 0; part < option.size(); part++) {
                    if (part > 0) text += '+';
                    for (std::size_t i = 0; i < option[part].size(); i++) {
                        if (i > 0) text += ' ';
                        char digits[24];
                        text.append(digits, std::to_chars(digits, digits + 24, option[part][i]).ptr);
                    }
                }
                text += ';';
            }
        }
        if (ended && final_score != nullptr) text += '=' + std::to_string(final_score(state));
        text += '\n';
        // The next states may depend on these moves, so they are sent when no state waits.
        if (text.size() > 65536 || std::cin.rdbuf()->in_avail() <= 0) {
            std::cout << text << std::flush;
            text.clear();
        }
    }
    std::cout << text;
}

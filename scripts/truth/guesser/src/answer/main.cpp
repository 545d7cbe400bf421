#include <iostream>
#include <sstream>

Numbers numbers(const std::string& line) {
    std::istringstream words(line);
    Numbers numbers;
    for (std::uint64_t n; words >> n;) numbers.push_back(n);
    return numbers;
}

int main() {
    for (std::string line; std::getline(std::cin, line);) std::cout << answer(STATE) << '\n';
}

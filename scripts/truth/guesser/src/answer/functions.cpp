#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

using Numbers = std::vector<std::uint64_t>;

std::uint64_t half(std::uint64_t n) { return n / 2; }

std::uint64_t ones(std::uint64_t n) { return __builtin_popcountll(n); }

std::uint64_t binary_length(std::uint64_t n) { return n == 0 ? 0 : 64 - __builtin_clzll(n); }

// Returns the exponent of 2 in n, and 0 for 0.
std::uint64_t exponent_of_2(std::uint64_t n) { return n == 0 ? 0 : __builtin_ctzll(n); }

// Returns the greatest power of two that divides n, and 0 for 0.
std::uint64_t lowest_one(std::uint64_t n) { return n & -n; }

// Returns the greatest odd divisor of n, and 0 for 0.
std::uint64_t odd_part(std::uint64_t n) { return n >> exponent_of_2(n); }

// Returns ⌊√n⌋ by Newton's method.
unsigned __int128 root(unsigned __int128 n) {
    unsigned __int128 root = std::min(n, static_cast<unsigned __int128>(1) << 64);
    while (root > 0 && n / root < root) root = (root + n / root) / 2;
    return root;
}

std::uint64_t square_root(std::uint64_t n) { return root(n); }

bool is_square(std::uint64_t n) { return root(n) * root(n) == n; }

bool is_power(std::uint64_t n, std::uint64_t base) {
    std::uint64_t rest = std::max<std::uint64_t>(n, 1);
    while (rest % base == 0) rest /= base;
    return n > 0 && rest == 1;
}

std::uint64_t digit_sum(std::uint64_t n, std::uint64_t base) {
    return n == 0 ? 0 : n % base + digit_sum(n / base, base);
}

std::uint64_t nim_sum_of_digits(std::uint64_t n, std::uint64_t base) {
    return n == 0 ? 0 : n % base ^ nim_sum_of_digits(n / base, base);
}

// Returns the prime factors in ascending order, with their multiplicity; none of 0.
Numbers factored(std::uint64_t n) {
    Numbers factors;
    std::uint64_t rest = std::max<std::uint64_t>(n, 1), factor = 2;
    while (factor * factor <= rest) {
        if (rest % factor == 0) {
            rest /= factor;
            factors.push_back(factor);
        } else {
            factor += 1;
        }
    }
    if (rest > 1) factors.push_back(rest);
    return factors;
}

std::uint64_t prime_factors(std::uint64_t n) { return factored(n).size(); }

std::uint64_t different_prime_factors(std::uint64_t n) {
    Numbers factors = factored(n);
    return std::set<std::uint64_t>(factors.begin(), factors.end()).size();
}

// Returns the number of divisors of n, and 0 for 0.
std::uint64_t divisors(std::uint64_t n) {
    Numbers factors = factored(n);
    std::uint64_t divisors = n > 0, same = 0;
    for (std::size_t place = 0; place < factors.size(); place++) {
        same = place > 0 && factors[place] == factors[place - 1] ? same + 1 : 1;
        divisors = divisors / same * (same + 1);
    }
    return divisors;
}

// Returns k if the least prime factor of n is the k-th odd prime from k = 2 on, 1 for 1, and otherwise 0.
std::uint64_t odd_prime_place(std::uint64_t n) {
    if (n % 2 == 0) return 0;
    Numbers factors = factored(n);
    std::uint64_t least = factors.empty() ? 1 : factors[0], place = 1;
    std::vector<bool> is_composite(least + 1);
    for (std::uint64_t m = 3; m <= least; m += 2) {
        if (is_composite[m]) continue;
        place += 1;
        for (std::uint64_t multiple = m * m; multiple <= least; multiple += m) is_composite[multiple] = true;
    }
    return place;
}

// Returns k if the least prime factor of n is the k-th prime, and otherwise 0.
std::uint64_t prime_place(std::uint64_t n) { return n < 2 ? 0 : std::max<std::uint64_t>(odd_prime_place(n), 1); }

// Returns whether 5n² + 4 or 5n² - 4 is a square, which characterises Fibonacci numbers (Gessel 1972).
bool is_fibonacci(std::uint64_t n) {
    unsigned __int128 square = static_cast<unsigned __int128>(n) * n * 5;
    if (n == 0) return false;
    unsigned __int128 above = root(square + 4), below = root(square - 4);
    return above * above == square + 4 || below * below == square - 4;
}

// Returns the number of Fibonacci numbers, no two of them neighbours, whose sum is n (Zeckendorf 1972).
std::uint64_t zeckendorf_terms(std::uint64_t n) {
    unsigned __int128 small = 1, great = 1;
    while (great <= n) {
        great += small;
        small = great - small;
    }
    std::uint64_t rest = n, terms = 0;
    while (rest > 0) {
        if (great <= rest) {
            rest -= great;
            terms += 1;
        }
        std::swap(small, great);
        small -= great;
    }
    return terms;
}

// Returns the least of the Fibonacci numbers, no two of them neighbours, whose sum is n, and 0 for 0.
std::uint64_t least_zeckendorf_term(std::uint64_t n) {
    std::uint64_t rest = n, least = 0;
    while (rest > 0) {
        unsigned __int128 small = 1, great = 1;
        while (great <= rest) {
            great += small;
            small = great - small;
        }
        least = small;
        rest -= least;
    }
    return least;
}

// Returns ⌊kφ⌋ with the golden ratio φ.
std::uint64_t lower(std::uint64_t k) {
    return (k + root(static_cast<unsigned __int128>(k) * k * 5)) / 2;
}

// Returns whether n is ⌊kφ⌋ for some k.
bool is_lower(std::uint64_t n) {
    // n/φ is nφ - n.
    std::uint64_t k = lower(n) - n;
    return lower(k) == n || lower(k + 1) == n;
}

// Returns whether n is ⌊k√2⌋ for some k.
bool is_multiple_of_root_2(std::uint64_t n) {
    // n/√2 is half of n√2.
    unsigned __int128 k = root(static_cast<unsigned __int128>(n) * n * 2) / 2;
    return root(k * k * 2) == n || root((k + 1) * (k + 1) * 2) == n;
}

// Returns whether n is at least start·ratio^k and below end·ratio^k for some k ≥ 0.
bool is_in_interval(std::uint64_t n, std::uint64_t start, std::uint64_t end, std::uint64_t ratio) {
    unsigned __int128 from = start, to = end;
    while (to <= n) {
        from *= ratio;
        to *= ratio;
    }
    return from <= n;
}

// Returns whether n is among `first` and the further terms of a sequence in which a is followed by
// a + ⌊(share·a + more)/divisor⌋; `more` is at least `divisor`.
bool is_in_sequence(
    std::uint64_t n, std::uint64_t first, std::uint64_t share, std::uint64_t more, std::uint64_t divisor) {
    unsigned __int128 term = first;
    while (term < n) term += (share * term + more) / divisor;
    return term == n;
}

bool is_one_of(std::uint64_t n, const Numbers& numbers) {
    return std::count(numbers.begin(), numbers.end(), n) > 0;
}

// Returns the term n of a sequence whose first term has the number `first`. After the first `before` of these
// terms, the others repeat, greater by `saltus` each time.
std::uint64_t repeated(
    std::uint64_t n, std::uint64_t first, std::uint64_t before, const Numbers& terms, std::uint64_t saltus) {
    if (n < first) throw "the sequence begins later";
    std::uint64_t place = n - first, period = terms.size() - before;
    if (place < before) return terms[place];
    return terms[before + (place - before) % period] + (place - before) / period * saltus;
}

std::uint64_t mex(const Numbers& values) {
    std::uint64_t value = 0;
    while (std::count(values.begin(), values.end(), value) > 0) value += 1;
    return value;
}

// Returns the value of a heap from which a move takes one of these numbers, in O(n) steps.
std::uint64_t subtraction_value(std::uint64_t n, const Numbers& taken) {
    Numbers values;
    for (std::uint64_t heap = 0; heap <= n; heap++) {
        Numbers options;
        for (std::uint64_t k : taken) {
            if (k <= heap) options.push_back(values[heap - k]);
        }
        values.push_back(mex(options));
    }
    return values[n];
}

// Returns the value of a heap in the octal game with these digits after the point. Values are computed until
// the periodicity theorem of Guy and Smith (1956) proves a period.
std::uint64_t octal_value(std::uint64_t n, const Numbers& digits) {
    Numbers values;
    for (std::uint64_t heap = 0; heap <= n; heap++) {
        Numbers options;
        for (std::uint64_t k = 1; k <= std::min<std::uint64_t>(digits.size(), heap); k++) {
            std::uint64_t digit = digits[k - 1], rest = heap - k;
            if ((digit % 2 == 1 && rest == 0) || (digit / 2 % 2 == 1 && rest > 0)) {
                options.push_back(values[rest]);
            }
            if (digit < 4) continue;
            for (std::uint64_t part = 1; part <= rest / 2; part++) {
                options.push_back(values[part] ^ values[rest - part]);
            }
        }
        values.push_back(mex(options));
        std::uint64_t size = values.size();
        if ((size & (size - 1)) != 0) continue;
        for (std::uint64_t period = 1; period <= size / 2; period++) {
            std::uint64_t before = size - period;
            while (before > 0 && values[before - 1] == values[before - 1 + period]) before -= 1;
            // The theorem is about periods from 1 or later on; a period from 0 on is one from 1 on.
            if (2 * std::max<std::uint64_t>(before, 1) + 2 * period + digits.size() <= size) {
                return values[n < before ? n : before + (n - before) % period];
            }
        }
    }
    return values[n];
}

std::uint64_t nim_sum(const Numbers& numbers) {
    std::uint64_t sum = 0;
    for (std::uint64_t n : numbers) sum ^= n;
    return sum;
}

// Returns the residues of the numbers, each by a modulus of its own, as digits of one number, the last one lowest.
std::uint64_t residues(const Numbers& numbers, const Numbers& moduli) {
    std::uint64_t digits = 0;
    const std::size_t count = std::min(numbers.size(), moduli.size());
    for (std::size_t i = 0; i < count; i++) digits = digits * moduli[i] + numbers[i] % moduli[i];
    return digits;
}

std::uint64_t residues_in_ascending_order(Numbers numbers, const Numbers& moduli) {
    std::sort(numbers.begin(), numbers.end());
    return residues(numbers, moduli);
}

std::uint64_t sum_of(const Numbers& numbers) {
    std::uint64_t sum = 0;
    for (std::uint64_t n : numbers) sum += n;
    return sum;
}

std::uint64_t product_of(const Numbers& numbers) {
    std::uint64_t product = 1;
    for (std::uint64_t n : numbers) product *= n;
    return product;
}

std::uint64_t least(const Numbers& numbers) {
    return numbers.empty() ? 0 : *std::min_element(numbers.begin(), numbers.end());
}

std::uint64_t greatest(const Numbers& numbers) {
    return numbers.empty() ? 0 : *std::max_element(numbers.begin(), numbers.end());
}

std::uint64_t spread(const Numbers& numbers) { return greatest(numbers) - least(numbers); }

std::uint64_t common_divisor(const Numbers& numbers) {
    std::uint64_t divisor = 0;
    for (std::uint64_t n : numbers) divisor = std::__gcd(divisor, n);
    return divisor;
}

std::uint64_t odd_count(const Numbers& numbers) {
    std::uint64_t count = 0;
    for (std::uint64_t n : numbers) count += n % 2;
    return count;
}

std::uint64_t even_count(const Numbers& numbers) { return numbers.size() - odd_count(numbers); }

std::uint64_t positive_count(const Numbers& numbers) {
    std::uint64_t count = 0;
    for (std::uint64_t n : numbers) count += n > 0;
    return count;
}

std::uint64_t bitwise_or(const Numbers& numbers) {
    std::uint64_t all = 0;
    for (std::uint64_t n : numbers) all |= n;
    return all;
}

std::uint64_t bitwise_and(const Numbers& numbers) {
    std::uint64_t all = -1;
    for (std::uint64_t n : numbers) all &= n;
    return all;
}

// Returns the place of the lowest 0, from 0 on, in the bitwise or of the numbers less 1.
std::uint64_t lowest_zero(const Numbers& numbers) {
    std::uint64_t all = 0;
    for (std::uint64_t n : numbers) all |= n - (n > 0);
    return exponent_of_2(all + 1);
}

std::uint64_t nim_sum_of_halves(const Numbers& numbers) {
    std::uint64_t sum = 0;
    for (std::uint64_t n : numbers) sum ^= n / 2;
    return sum;
}

std::uint64_t nim_sum_of_halves_up(const Numbers& numbers) {
    std::uint64_t sum = 0;
    for (std::uint64_t n : numbers) sum ^= (n + 1) / 2;
    return sum;
}

std::uint64_t nim_sum_of_successors(const Numbers& numbers) {
    std::uint64_t sum = 0;
    for (std::uint64_t n : numbers) sum ^= n + 1;
    return sum;
}

// Returns the nim-sum of the positive numbers less 1.
std::uint64_t nim_sum_of_predecessors(const Numbers& numbers) {
    std::uint64_t sum = 0;
    for (std::uint64_t n : numbers) sum ^= n - (n > 0);
    return sum;
}

// Returns the nim-sum of every second number from this place on.
std::uint64_t nim_sum_from(const Numbers& numbers, std::uint64_t place) {
    std::uint64_t sum = 0;
    for (; place < numbers.size(); place += 2) sum ^= numbers[place];
    return sum;
}

// Returns the nim-sum of every second number back from this place, counted from the last.
std::uint64_t nim_sum_back_from(const Numbers& numbers, std::uint64_t place) {
    std::uint64_t sum = 0;
    for (; place < numbers.size(); place += 2) sum ^= numbers[numbers.size() - 1 - place];
    return sum;
}

// Returns the nim-sum of every second distance between the sorted numbers, less `width`, from the greatest
// down; the first number alone counts from `start`.
std::uint64_t nim_sum_of_gaps(Numbers numbers, std::uint64_t start, std::uint64_t width) {
    std::sort(numbers.rbegin(), numbers.rend());
    std::uint64_t sum = 0;
    for (std::size_t place = 0; place < numbers.size(); place += 2) {
        bool is_alone = place + 1 == numbers.size();
        std::uint64_t gap = is_alone ? numbers[place] : numbers[place] - numbers[place + 1];
        sum ^= gap - std::min(gap, is_alone ? start : width);
    }
    return sum;
}

// Returns the nim-sum of the differences, less `width`, of the first two numbers, the next two, and so on.
std::uint64_t nim_sum_of_pairs(const Numbers& numbers, std::uint64_t width) {
    std::uint64_t sum = 0;
    for (std::size_t place = 0; place + 1 < numbers.size(); place += 2) {
        std::uint64_t a = numbers[place], b = numbers[place + 1], gap = std::max(a, b) - std::min(a, b);
        sum ^= gap - std::min(gap, width);
    }
    return sum;
}

// Returns the nim product of two numbers below 2^(2^level), by Conway's rules for powers of the form 2^(2^k).
std::uint64_t nim_product(std::uint64_t a, std::uint64_t b, std::uint64_t level) {
    if (a < 2 || b < 2) return a * b;
    std::uint64_t bits = std::uint64_t(1) << (level - 1), low = (std::uint64_t(1) << bits) - 1;
    std::uint64_t lows = nim_product(a & low, b & low, level - 1);
    std::uint64_t highs = nim_product(a >> bits, b >> bits, level - 1);
    std::uint64_t sums = nim_product((a & low) ^ (a >> bits), (b & low) ^ (b >> bits), level - 1);
    std::uint64_t square = nim_product(highs, std::uint64_t(1) << (bits - 1), level - 1);
    return ((sums ^ lows) << bits) ^ lows ^ square;
}

std::uint64_t nim_product_of(const Numbers& numbers) {
    std::uint64_t product = 1;
    for (std::uint64_t n : numbers) product = nim_product(product, n, 6);
    return product;
}

std::uint64_t first(const Numbers& numbers) { return numbers[0]; }

std::uint64_t second(const Numbers& numbers) { return numbers[1]; }

std::uint64_t nim_sum_after_first(const Numbers& numbers) { return nim_sum(numbers) ^ numbers[0]; }

// Returns the first number modulo the second one plus 1.
std::uint64_t first_modulo_second(const Numbers& numbers) { return numbers[0] % (numbers[1] + 1); }

// Returns whether the numbers are ⌊kφ⌋ and ⌊kφ⌋ + k for some k.
bool is_cold_in_wythoff(const Numbers& numbers) {
    return numbers.size() == 2 && lower(spread(numbers)) == least(numbers);
}

// Returns whether the numbers are m = ⌊kα + c/α⌋ and m + tk + c for some k, where t is `tolerance`, c is `shift`, and
// α is the positive root of x² + (t - 2)x = t.
bool is_cold_in_wide_wythoff(const Numbers& numbers, std::uint64_t tolerance, std::uint64_t shift) {
    const std::uint64_t difference = spread(numbers);
    if (numbers.size() != 2 || difference < shift || (difference - shift) % tolerance != 0) return false;
    if (difference >> 56 != 0) throw "the difference of the numbers must be less than 2^56";
    const unsigned __int128 t = tolerance, c = shift, kt = difference - shift;
    const unsigned __int128 above = root((t * t + 4) * (kt + c) * (kt + c)) + 2 * kt + c * t;
    return (above - kt * t - 2 * c) / (2 * t) == least(numbers);
}

// Returns the least part in the greedy sum of n from the numbers of a sequence, and 0 for 0. The sequence is 1, and
// then the sum of the last number and of the first one that is at least 1/factor of it.
std::uint64_t least_dynamic_part(std::uint64_t n, std::uint64_t factor) {
    std::uint64_t rest = n;
    unsigned __int128 part = 0;
    while (rest > 0) {
        std::vector<unsigned __int128> sequence = {1};
        std::size_t place = 0;
        while (sequence.back() <= rest) {
            while (sequence[place] * factor < sequence.back()) ++place;
            sequence.push_back(sequence.back() + sequence[place]);
        }
        part = sequence[sequence.size() - 2];
        rest -= part;
    }
    return part;
}

// Returns whether the positive numbers form pairs of equal ones.
bool is_paired(Numbers numbers) {
    std::sort(numbers.rbegin(), numbers.rend());
    numbers.push_back(0);
    bool is_paired = true;
    for (std::size_t place = 0; place + 1 < numbers.size(); place += 2) {
        is_paired = is_paired && numbers[place] == numbers[place + 1];
    }
    return is_paired;
}

// Returns whether more than half of the numbers are the least one.
bool is_least_frequent(const Numbers& numbers) {
    return 2 * std::count(numbers.begin(), numbers.end(), least(numbers)) > static_cast<long>(numbers.size());
}

// Returns whether the number of ones at each binary place is a multiple of `modulus` (Moore 1910).
bool is_lost_in_moore(const Numbers& numbers, std::uint64_t modulus) {
    for (int place = 0; place < 64; place++) {
        std::uint64_t count = 0;
        for (std::uint64_t n : numbers) count += n >> place & 1;
        if (count % modulus != 0) return false;
    }
    return true;
}

bool is_lost_in_misere_nim(const Numbers& numbers) { return nim_sum(numbers) == (greatest(numbers) <= 1); }

// Returns whether the first quotient above 1 of Euclid's algorithm, or the last one, comes at an even step.
bool is_lost_in_euclid(const Numbers& numbers) {
    std::uint64_t a = greatest(numbers), b = least(numbers);
    bool is_lost = true;
    while (b > 0) {
        is_lost = !is_lost;
        if (a / b > 1) break;
        a %= b;
        std::swap(a, b);
    }
    return is_lost;
}

// Returns whether a pair is lost if the quotient of each step of Euclid's algorithm decides, modulo `limit`, or
// modulo the divisor plus 1 if that is 0. With `replies` 0, a pair before a won one is lost if it is odd. With 1, a
// pair before a won one is lost if it is 1, and a pair before a lost one if it is 0.
bool is_lost_by_quotients(const Numbers& numbers, std::uint64_t limit, std::uint64_t replies) {
    const std::uint64_t a = greatest(numbers), b = least(numbers);
    if (b == 0) return true;
    const bool is_next_lost = is_lost_by_quotients({b, a % b}, limit, replies);
    const std::uint64_t quotient = a / b % (limit == 0 ? b + 1 : limit);
    return replies == 0 ? !is_next_lost && quotient % 2 == 1 : quotient == (is_next_lost ? 0 : 1);
}

// Returns whether the numbers are among the listed lists of the same length, which follow one another.
bool is_among(const Numbers& numbers, const Numbers& listed) {
    for (std::size_t place = 0; place < listed.size(); place += numbers.size()) {
        if (std::equal(numbers.begin(), numbers.end(), listed.begin() + place)) return true;
    }
    return false;
}

// Returns the nim-sum of the numbers divided by `modulus`, rounded down, times `modulus`, plus the residue of their
// sum.
std::uint64_t nim_sum_of_cosets(const Numbers& numbers, std::uint64_t modulus) {
    std::uint64_t quotients = 0, residue = 0;
    for (std::uint64_t n : numbers) {
        quotients ^= n / modulus;
        residue = (residue + n % modulus) % modulus;
    }
    return modulus * quotients + residue;
}

// Returns whether the greater of two numbers is less than φ times the other.
bool is_within_golden_ratio(const Numbers& numbers) {
    unsigned __int128 a = greatest(numbers), b = least(numbers);
    return numbers.size() == 2 && a * a < a * b + b * b;
}

std::uint64_t length(const std::string& word) { return word.size(); }

std::uint64_t count(const std::string& word, char letter) {
    return std::count(word.begin(), word.end(), letter);
}

std::uint64_t letters(const std::string& word) { return std::set<char>(word.begin(), word.end()).size(); }

// Returns the lengths of the runs, the longest blocks of equal letters.
Numbers run_lengths(const std::string& word) {
    Numbers lengths;
    for (std::size_t place = 0; place < word.size(); place++) {
        if (place == 0 || word[place] != word[place - 1]) lengths.push_back(0);
        lengths.back() += 1;
    }
    return lengths;
}

std::uint64_t run_count(const std::string& word) { return run_lengths(word).size(); }

std::uint64_t longest_run(const std::string& word) { return greatest(run_lengths(word)); }

std::uint64_t nim_sum_of_runs(const std::string& word) { return nim_sum(run_lengths(word)); }

bool has_equal_ends(const std::string& word) { return word.empty() || word.front() == word.back(); }

bool is_palindrome(const std::string& word) { return std::equal(word.begin(), word.end(), word.rbegin()); }

// Returns the number of pairs of letters in which the second one is less than the first.
std::uint64_t inversions(const std::string& word) {
    std::uint64_t count = 0;
    for (std::size_t second = 0; second < word.size(); ++second) {
        for (std::size_t first = 0; first < second; ++first) count += word[second] < word[first];
    }
    return count;
}

// Returns the number of places at which a part occurs.
std::uint64_t occurrences(const std::string& word, const std::string& part) {
    std::uint64_t count = 0;
    for (std::size_t place = 0; place < word.size(); ++place) {
        count += word.compare(place, part.size(), part) == 0;
    }
    return count;
}

// Returns the value of the state to which the letters of a word lead from state 0. The next states are listed for
// each state and each letter.
std::uint64_t value_by_automaton(
    const std::string& word, const std::string& letters, const Numbers& steps, const Numbers& values
) {
    std::uint64_t state = 0;
    for (char letter : word) state = steps.at(state * letters.size() + letters.find(letter));
    return values[state];
}

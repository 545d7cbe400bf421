// Code shared by all peers: the input is read at once, and the output written at once.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>

static char input[1 << 27];
static const char *next_byte = input;
static const size_t input_length = fread(input, 1, sizeof input - 1, stdin);

template <class T = uint32_t>
static inline T number() {
    const char *byte = next_byte;
    while (*byte < '0') ++byte;
    T value = 0;
    while (*byte >= '0') value = 10 * value + (*byte++ - '0');
    next_byte = byte;
    return value;
}

static inline int integer() {
    while (*next_byte <= ' ') ++next_byte;
    if (*next_byte == '-') return -int(number());
    return number();
}

// Returns whether only blanks are left.
static inline bool at_end() {
    while (next_byte < input + input_length && *next_byte <= ' ') ++next_byte;
    return next_byte == input + input_length;
}

static char output[1 << 25], *output_end = output;

template <size_t N>
static inline void put(const char (&text)[N]) {
    memcpy(output_end, text, N - 1);
    output_end += N - 1;
}

static inline void put(uint64_t value) {
    char digits[40], *const end = digits + 20, *first = end;
    for (; value >= 10; value /= 100) {
        uint32_t pair = value % 100;
        *--first = '0' + pair % 10;
        *--first = '0' + pair / 10;
    }
    if (value || first == end) *--first = '0' + value;
    memcpy(output_end, first, 20); // a fixed number is faster
    output_end += end - first;
}

static inline int written() {
    fwrite(output, 1, output_end - output, stdout);
    return 0;
}

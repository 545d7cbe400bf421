// What all peers share: the input is read at once, and the output written at once.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>

static char input[1 << 24];
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

// Whether only blanks are left.
static inline bool at_end() {
    while (next_byte < input + input_length && *next_byte <= ' ') ++next_byte;
    return next_byte == input + input_length;
}

static char output[1 << 21], *output_end = output;

template <size_t N>
static inline void put(const char (&text)[N]) {
    memcpy(output_end, text, N - 1);
    output_end += N - 1;
}

static inline void put(uint32_t value) {
    char digits[10];
    int length = 0;
    do digits[length++] = '0' + value % 10;
    while (value /= 10);
    while (length) *output_end++ = digits[--length];
}

static inline int written() {
    fwrite(output, 1, output_end - output, stdout);
    return 0;
}

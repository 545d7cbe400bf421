#include "io.h"

// Sets of numbers are tries. Node 0 is the empty set, and node FULL the set of all numbers with the digits of its
// level. A node's mask is still to be applied, by exclusive or, to the numbers below the node.
const int VERTICES = 100002, DIGITS = 17, FULL = 1;
struct Node {
    int half[2], mask;
};
static Node nodes[VERTICES * DIGITS];
static int unused[VERTICES * DIGITS], unused_count, made = 2;
static int start[VERTICES + 1], neighbours[2 * VERTICES], ends[VERTICES][2], parent[VERTICES], order[VERTICES];
static int size[VERTICES], value[VERTICES], left[VERTICES], options[VERTICES];
static bool is_black[VERTICES];

static void push_down(int node, int digit) {
    Node &top = nodes[node];
    if (top.mask >> digit & 1) std::swap(top.half[0], top.half[1]);
    for (int half : top.half) nodes[half].mask ^= top.mask;
    top.mask = 0;
}

static int joined(int node) {
    if (nodes[node].half[0] != FULL || nodes[node].half[1] != FULL) return node;
    unused[unused_count++] = node;
    return FULL;
}

static int made_node(int low) {
    int node = unused_count ? unused[--unused_count] : made++;
    nodes[node] = {{low, 0}, 0};
    return node;
}

static int with(int node, int number, int digit) {
    if (node == FULL || digit < 0) return FULL;
    if (node) push_down(node, digit);
    else node = made_node(0);
    int &half = nodes[node].half[number >> digit & 1];
    half = with(half, number, digit - 1);
    return joined(node);
}

static int united(int a, int b, int digit) {
    if (!a || !b) return a + b;
    if (a == FULL || b == FULL) return FULL;
    push_down(a, digit);
    push_down(b, digit);
    for (int i : {0, 1}) nodes[a].half[i] = united(nodes[a].half[i], nodes[b].half[i], digit - 1);
    unused[unused_count++] = b;
    return joined(a);
}

static int mex(int node, int digit) {
    int least = 0;
    for (; node; --digit) {
        if (node == FULL) return least + (2 << digit);
        push_down(node, digit);
        bool is_full = nodes[node].half[0] == FULL;
        least |= is_full << digit;
        node = nodes[node].half[is_full];
    }
    return least;
}

static int highest_digit(int positive) {
    return 31 - __builtin_clz(positive);
}

int main() {
    int n = number();
    for (int v = 1; v <= n; ++v) is_black[v] = number();
    for (int i = 1; i < n; ++i) {
        for (int &end : ends[i]) ++start[end = number()];
    }
    for (int v = 1; v <= n + 1; ++v) start[v] += start[v - 1];
    for (int i = 1; i < n; ++i) {
        neighbours[--start[ends[i][0]]] = ends[i][1];
        neighbours[--start[ends[i][1]]] = ends[i][0];
    }
    // Depth first, with `left` as the stack.
    int count = 0, waiting = 0;
    left[waiting++] = 1;
    while (waiting) {
        int v = order[count++] = left[--waiting];
        for (int i = start[v]; i < start[v + 1]; ++i) {
            if (neighbours[i] == parent[v]) continue;
            parent[neighbours[i]] = v;
            left[waiting++] = neighbours[i];
        }
    }
    // The value of the forest that a path from the root to a vertex leaves; at first, only of the part below the
    // vertex.
    memset(left, 0, sizeof left);
    for (int i = n; i--;) size[parent[order[i]]] += ++size[order[i]];
    for (int i = n; i--;) {
        int v = order[i], up = parent[v], top = highest_digit(size[v]);
        nodes[options[v]].mask ^= left[v];
        if (!is_black[v]) options[v] = with(options[v], left[v], top);
        value[v] = mex(options[v], top);
        nodes[options[v]].mask ^= value[v];
        left[up] ^= value[v];
        if (v == 1) break;
        const int digits = highest_digit(size[up]);
        while (options[v] && top < digits) options[v] = made_node(options[v]), ++top;
        options[up] = united(options[up], options[v], digits);
    }
    bool any = false;
    for (int i = 0; i < n; ++i) {
        int v = order[i];
        left[v] ^= left[parent[v]] ^ value[v];
    }
    for (int v = 1; v <= n; ++v) {
        if (is_black[v] || left[v]) continue;
        put(v);
        put("\n");
        any = true;
    }
    if (!any) put("-1\n");
    return written();
}

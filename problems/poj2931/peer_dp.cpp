#include "io.h"

const int HIGHEST = 51, LAYERS = 3 * HIGHEST;
struct Tower {
    int height;
    char cubes[LAYERS];
    // For each height, the height left after taking the topmost white cube, and after taking the topmost black one.
    // Heights count from 1 in tables; 0 means that there is no such cube.
    int left[LAYERS + 1][2];

    void add(char cube) {
        cubes[height++] = cube;
        memcpy(left[height + 1], left[height], sizeof *left);
        left[height + 1][cube == 'B'] = height;
    }
};
static Tower towers[2][3], fourth;
// For each height of the fourth, the first and the second tower: as bits, the heights of the third with which White
// loses if he is to move, and those with which Black does.
static uint64_t lost[2][LAYERS + 1][HIGHEST + 1][HIGHEST + 1][2];

// Returns whether White wins if he begins, and adds the layer of the table for the current fourth tower.
static bool wins(int side) {
    const Tower *tower = towers[side];
    const int top = fourth.height + 1;
    auto &layer = lost[side][top];
    for (int i = 1; i <= tower[0].height + 1; ++i) {
        for (int j = 1; j <= tower[1].height + 1; ++j) {
            uint64_t good[2], found[2] = {0, 0};
            for (int own : {0, 1}) {
                good[own] = layer[tower[0].left[i][own]][j][1 - own] | layer[i][tower[1].left[j][own]][1 - own] |
                            lost[side][fourth.left[top][own]][i][j][1 - own];
            }
            for (int k = 1; k <= tower[2].height + 1; ++k) {
                const int *left = tower[2].left[k];
                uint64_t white = ~(good[0] >> k | found[1] >> left[0]) & 1;
                uint64_t black = ~(good[1] >> k | found[0] >> left[1]) & 1;
                found[0] |= white << k;
                found[1] |= black << k;
            }
            memcpy(layer[i][j], found, sizeof found);
        }
    }
    return ~layer[tower[0].height + 1][tower[1].height + 1][0] >> (tower[2].height + 1) & 1;
}

static bool equal(const Tower &a, const Tower &b) {
    return a.height == b.height && !memcmp(a.cubes, b.cubes, a.height);
}

static char letter() {
    while (*next_byte <= ' ') ++next_byte;
    return *next_byte++;
}

// The fourth tower grows by a black cube where White wins with both, and by a white one where he wins with neither.
static bool at_least_as_good() {
    int most = 0;
    for (auto &three : towers) {
        int cubes = 0;
        for (const Tower &tower : three) cubes += tower.height;
        most = std::max(most, cubes + 1);
    }
    fourth.height = 0;
    while (true) {
        bool first = wins(0), second = wins(1);
        if (first != second) return first;
        if (fourth.height == most) return true;
        fourth.add(first ? 'B' : 'W');
    }
}

int main() {
    for (uint32_t tests = number(); tests--;) {
        for (int i = 0; i < 4; ++i) letter();
        put("Test ");
        put(number());
        for (auto &three : towers) {
            int heights[3];
            for (int &height : heights) height = number();
            for (int i : {0, 1, 2}) {
                three[i].height = 0;
                while (heights[i]--) three[i].add(letter());
            }
        }
        // A tower that is on both sides makes no difference.
        for (Tower &tower : towers[0]) {
            for (Tower &other : towers[1]) {
                if (equal(tower, other)) tower.height = other.height = 0;
            }
        }
        at_least_as_good() ? put(": Yes\n") : put(": No\n");
    }
    return written();
}

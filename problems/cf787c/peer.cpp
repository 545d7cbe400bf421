#include "io.h"

static int steps[2][7000], count[2], undecided[2][7000], queue[14000];
static enum Outcome : uint8_t { LOOP, LOSE, WIN } outcome[2][7000];

int main() {
    int n = number();
    for (int player : {0, 1}) {
        count[player] = number();
        for (int i = 0; i < count[player]; ++i) steps[player][i] = number();
        std::fill_n(undecided[player], n, count[player]);
        outcome[player][0] = LOSE;
    }
    queue[1] = 1;
    for (int done = 0, decided = 2; done < decided && decided < 2 * n; ++done) {
        int at = queue[done] / 2, player = queue[done] % 2, other = 1 - player;
        bool loses = outcome[player][at] == LOSE;
        for (int i = 0; i < count[other]; ++i) {
            int before = at - steps[other][i];
            if (before < 0) before += n;
            if (outcome[other][before] != LOOP || (--undecided[other][before] && !loses)) continue;
            outcome[other][before] = loses ? WIN : LOSE;
            queue[decided++] = 2 * before + other;
        }
    }
    for (int player : {0, 1}) {
        for (int at = 1; at < n; ++at) {
            outcome[player][at] == WIN ? put("Win") : outcome[player][at] == LOSE ? put("Lose") : put("Loop");
            at + 1 < n ? put(" ") : put("\n");
        }
    }
    return written();
}

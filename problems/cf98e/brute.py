"""The game with its hidden information, up to three cards in hands: bounds from regret minimisation.

The best answer to each player's average strategy gives a lower and an upper bound on the chance.
"""

from functools import lru_cache
from itertools import combinations


class Game:
    """A history is the cards asked for, each with whether the other player held it."""

    def __init__(self, m, n):
        self.cards = range(m + n + 1)
        self.longest = m + n + (1 if m + n >= 3 else 2)
        self.deals = [
            (frozenset(first), frozenset(self.cards) - set(first) - {table}, table)
            for table in self.cards
            for first in combinations([card for card in self.cards if card != table], m)
        ]
        self.regrets, self.sums = {}, {}

    def moves(self, history):
        """The cards to guess, and the cards to ask for."""
        gone = {card for card, held in history if held}
        left = [card for card in self.cards if card not in gone]
        asks = [("ask", card) for card in left] if len(history) < self.longest else []
        return [("name", card) for card in left] + asks

    def strategy(self, key, moves):
        regrets = self.regrets.setdefault(key, [0.0] * len(moves))
        total = sum(regrets)
        return [regret / total for regret in regrets] if total > 0 else [1 / len(moves)] * len(moves)

    def learn(self, player, history, reaches, weight):
        """The winnings of `player` in each deal, weighted by the other player's probability of the history."""
        mover = len(history) % 2
        moves = self.moves(history)
        values = [0.0] * len(self.deals)
        hands = {}
        for at, deal in enumerate(self.deals):
            if reaches[0][at] > 0 or reaches[1][at] > 0:
                hands.setdefault(deal[mover], []).append(at)
        chosen = {hand: self.strategy((history, hand), moves) for hand in hands}
        results = []
        for place, move in enumerate(moves):
            after = [list(reaches[0]), list(reaches[1])]
            for hand, ats in hands.items():
                for at in ats:
                    after[mover][at] *= chosen[hand][place]
            results.append(self.play(player, history, move, after, weight))
        for hand, ats in hands.items():
            key = (history, hand)
            for at in ats:
                part = zip(chosen[hand], results) if mover == player else ((1, result) for result in results)
                values[at] = sum(share * result[at] for share, result in part)
            if mover == player:
                own = sum(values[at] for at in ats)
                regrets = self.regrets[key]
                for place, result in enumerate(results):
                    regrets[place] = max(0.0, regrets[place] + sum(result[at] for at in ats) - own)
                sums = self.sums.setdefault(key, [0.0] * len(moves))
                reach = max(reaches[mover][at] for at in ats)
                for place, share in enumerate(chosen[hand]):
                    sums[place] += weight * reach * share
        return values

    def play(self, player, history, move, reaches, weight, step=None):
        mover = len(history) % 2
        kind, card = move
        result = [0.0] * len(self.deals)
        if kind == "name":
            for at, deal in enumerate(self.deals):
                won = (deal[2] == card) == (mover == player)
                result[at] = reaches[1 - player][at] * won
            return result
        for held in (False, True):
            fits = [(card in deal[1 - mover]) == held for deal in self.deals]
            after = [[reach * fit for reach, fit in zip(side, fits)] for side in reaches]
            if any(after[0]) or any(after[1]):
                part = (step or self.learn)(player, history + ((card, held),), after, weight)
                result = [old + new * fit for old, new, fit in zip(result, part, fits)]
        return result

    def average(self, key, moves):
        sums = self.sums.get(key, [0.0] * len(moves))
        total = sum(sums)
        return [share / total for share in sums] if total > 0 else [1 / len(moves)] * len(moves)

    def best(self, player, history, reaches, weight):
        """Like `learn`, but `player` gives the best answer to the other's average strategy."""
        mover = len(history) % 2
        moves = self.moves(history)
        results = []
        for place, move in enumerate(moves):
            after = [list(reaches[0]), list(reaches[1])]
            if mover != player:
                for at, deal in enumerate(self.deals):
                    after[mover][at] *= self.average((history, deal[mover]), moves)[place]
            results.append(self.play(player, history, move, after, weight, self.best))
        if mover != player:
            return [sum(parts) for parts in zip(*results)]
        values = [0.0] * len(self.deals)
        for hand in {deal[mover] for deal in self.deals}:
            ats = [at for at, deal in enumerate(self.deals) if deal[mover] == hand]
            chosen = max(results, key=lambda result: sum(result[at] for at in ats))
            for at in ats:
                values[at] = chosen[at]
        return values

    def bounds(self):
        """The chance that the first player can secure, and the one that the second player can hold him to."""
        ones = [[1.0] * len(self.deals) for _ in range(2)]
        for number in range(100 if len(self.cards) > 3 else 400):
            for player in range(2):
                self.learn(player, (), ones, number + 1)
        first, second = (sum(self.best(player, (), ones, 0)) / len(self.deals) for player in range(2))
        return 1 - second, first


@lru_cache(maxsize=None)
def bounds(m, n):
    return Game(m, n).bounds()


def generate(rng):
    m = rng.randint(0, 3)
    n = rng.randint(0, 3 - m)
    low, high = bounds(m, n)
    assert high - low < 0.02, "the strategies have not learnt enough"

    def right(output):
        chances = [float(word) for word in output.split()]
        return len(chances) == 2 and abs(sum(chances) - 1) < 1e-9 and low - 1e-9 <= chances[0] <= high + 1e-9

    return f"{m} {n}\n", right

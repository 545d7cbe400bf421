"""A judge that checks each move, and for up to 4 nodes per side wins by a search of all positions as soon as it can."""


class Game:
    """The token's path so far; its length tells whose turn it is."""

    def __init__(self, weights, start, alice_up):
        self.weights = weights
        self.size = len(weights)
        self.way = [start]
        self.alice_up = alice_up
        self.last = None

    def weight(self, one, two):
        low, high = min(one, two), max(one, two)
        return self.weights[low][high - self.size]

    def moves(self):
        """The nodes that the token can move to."""
        at = self.way[-1]
        others = range(self.size, 2 * self.size) if at < self.size else range(self.size)
        up = self.alice_up == (len(self.way) % 2 == 0)
        for to in others:
            if to not in self.way:
                change = 1 if self.last is None else self.weight(at, to) - self.last
                if self.last is None or (change > 0) == up:
                    yield to

    def after(self, to):
        game = Game(self.weights, to, self.alice_up)
        game.way = self.way + [to]
        game.last = self.weight(self.way[-1], to)
        return game


def wins(game, known):
    key = (frozenset(game.way), game.way[-1], game.last)
    if key not in known:
        known[key] = any(not wins(game.after(to), known) for to in game.moves())
    return known[key]


def choose(rng, game, known):
    """The judge's move, or None."""
    possible = list(game.moves())
    rng.shuffle(possible)
    if game.size <= 4:
        for to in possible:
            if not wins(game.after(to), known):
                return to
    if possible and rng.random() < 0.5:
        # A node with many moves keeps the game going.
        return max(possible, key=lambda to: sum(1 for _ in game.after(to).moves()))
    return possible[0] if possible and rng.random() < 0.98 else None


def begin(rng, dialogue, weights):
    """The game after Alice's choices, and whether the program is Alice."""
    size = len(weights)
    side = dialogue.hear()
    dialogue.expect(side and side[0] in ("A", "B"), "neither A nor B")
    if side[0] == "B":
        up = rng.random() < 0.5
        start = rng.randrange(2 * size)
        dialogue.say(f"{'I' if up else 'D'} {start + 1}")
        return Game(weights, start, up), False
    words = side[1:]
    while len(words) < 2:
        words += dialogue.hear()
    dialogue.expect(words[0] in ("I", "D") and words[1].isdigit() and 1 <= int(words[1]) <= 2 * size, "not a start")
    return Game(weights, int(words[1]) - 1, words[0] == "I"), True


def play(rng, dialogue, weights):
    game, alice = begin(rng, dialogue, weights)
    known = {}
    while True:
        # The path's length is odd when Bob moves.
        if alice == (len(game.way) % 2 == 0):
            words = dialogue.hear()
            dialogue.expect(len(words) == 1 and words[0].isdigit(), "not a move")
            to = int(words[0]) - 1
            dialogue.expect(to in game.moves(), "no such move")
        else:
            to = choose(rng, game, known)
            if to is None:
                dialogue.say("-1")
                return
            dialogue.say(str(to + 1))
        game = game.after(to)


def talk(rng, dialogue):
    games = rng.randint(1, 4)
    dialogue.say(str(games))
    for _ in range(games):
        size = rng.choice([1, 2, 3, 3, 4, 4, 5, 8])
        numbers = rng.sample(range(1, size * size + 1), size * size)
        weights = [numbers[row * size : (row + 1) * size] for row in range(size)]
        dialogue.say(str(size))
        for row in weights:
            dialogue.say(" ".join(map(str, row)))
        play(rng, dialogue, weights)

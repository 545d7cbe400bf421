"""Search of all positions of the coins, also where the theory uses formulas."""

from functools import lru_cache
from itertools import combinations, product


def grundy(rule):
    """The value of each set of heads, given as a bit set; rule(coin) lists the sets that the coin may turn."""
    @lru_cache(maxsize=None)
    def value(heads):
        coins = [coin for coin in range(heads.bit_length()) if heads >> coin & 1]
        reached = {value(heads ^ turned) for coin in coins for turned in rule(coin)}
        return next(number for number in range(len(reached) + 1) if number not in reached)
    return value


def mask(coins):
    return sum(1 << coin for coin in coins)


def random_lists(rng, coins):
    """Random sets, for each coin, of coins before it."""
    sets = [[list(chosen) for size in range(3) for chosen in combinations(range(coin), size)] for coin in range(coins)]
    return [rng.sample(all_sets, rng.randint(0, min(3, len(all_sets)))) for all_sets in sets]


def value_of(lists):
    return grundy(lambda coin: [mask([coin, *others]) for others in lists[coin]])


MOCK_TURTLES = grundy(lambda coin: [mask({coin, a, b}) for a in range(coin + 1) for b in range(coin + 1)])
RULER = grundy(lambda coin: [mask(range(first, coin + 1)) for first in range(coin + 1)])
# On a path from the root, a move may turn any ancestors.
PATH = grundy(lambda coin: [1 << coin | others for others in range(1 << coin)])
ROWS, COLUMNS, PLACES = 3, 4, 8


@lru_cache(maxsize=None)
def squares(most):
    def rule(coin):
        row, column = divmod(coin, COLUMNS)
        sides = range(1, min(most, row + 1, column + 1) + 1)
        return [mask(COLUMNS * (row - a) + column - b for a in range(side) for b in range(side)) for side in sides]
    return grundy(rule)


def product_game(first, second):
    """The product of two games in rows and columns: a move turns the coins in rows of one move and columns of the other."""
    width = len(second)

    def rule(coin):
        row, column = divmod(coin, width)
        pairs = product(first[row], second[column])
        return [mask(width * x + y for x in [row, *rows] for y in [column, *columns]) for rows, columns in pairs]
    return grundy(rule)


def text(items):
    """A list in the form that Rust reads: its length, then its elements."""
    return f"{len(items)} {' '.join(text(item) if isinstance(item, list) else str(item) for item in items)}\n"


def generate(rng):
    lists = random_lists(rng, rng.randint(1, 7))
    coins = range(len(lists))
    names = rng.sample(coins, len(coins))
    renamed = [[] for _ in coins]
    for coin in coins:
        renamed[names[coin]] = [[names[other] for other in others] for others in lists[coin]]
    heads = [coin for coin in coins if rng.random() < 0.5]
    value = value_of(lists)
    single = [value(1 << coin) for coin in coins]
    moves = [set(heads) ^ {coin, *others} for coin in heads for others in lists[coin]]
    winning = sorted(sorted(left) for left in moves if value(mask(left)) == 0)

    place, most = rng.randrange(PLACES), rng.randint(1, 4)
    row, column = rng.randrange(ROWS), rng.randrange(COLUMNS)
    first, second = random_lists(rng, 3), random_lists(rng, 3)
    x, y = rng.randrange(3), rng.randrange(3)
    factors = [value_of(first)(1 << x), value_of(second)(1 << y)]

    by_name = [single[names.index(name)] for name in coins]
    answer = f"{single}\n{by_name}\n{value(mask(heads))}\n{winning}\n"
    answer += f"{MOCK_TURTLES(1 << place)} {RULER(1 << place)}\n{PATH(1 << place)}\n"
    answer += f"{squares(most)(1 << COLUMNS * row + column)}\n{product_game(first, second)(1 << 3 * x + y)}\n"
    given = text(lists) + text(renamed) + text(heads)
    return given + f"{place} {row + 1} {column + 1} {most}\n{text(factors)}", answer

"""Search from the boards before and after each move."""

from functools import lru_cache

WHITE, BLACK, EMPTY = "O", "X", "."


def slides(board, columns, colour):
    """The places of the pieces that can move, and the boards after their moves."""
    empty = board.index(EMPTY)
    row, column = divmod(empty, columns)
    for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= r < len(board) // columns and 0 <= c < columns and board[r * columns + c] == colour:
            moved = list(board)
            moved[empty], moved[r * columns + c] = colour, EMPTY
            yield (r, c), "".join(moved)


def play(rng, board, columns):
    """The moves of a random game until someone cannot move, and the boards before each."""
    moves, boards = [], [board]
    while True:
        options = list(slides(boards[-1], columns, (WHITE, BLACK)[len(moves) % 2]))
        if not options:
            return moves, boards
        place, moved = rng.choice(options)
        moves.append(place)
        boards.append(moved)


def lost_game(rng):
    while True:
        rows, columns = rng.randint(1, 4), rng.randint(1, 5)
        cells = [rng.choice([WHITE, BLACK]) for _ in range(rows * columns)]
        cells[rng.randrange(len(cells))] = EMPTY
        moves, boards = play(rng, "".join(cells), columns)
        if moves and len(moves) % 2 == 0:
            return rows, columns, moves, boards


def mistakes(columns, boards):
    @lru_cache(maxsize=None)
    def wins(board, colour, other):
        return any(not wins(moved, other, colour) for _, moved in slides(board, columns, colour))

    return [
        at // 2 + 1
        for at in range(0, len(boards) - 1, 2)
        if wins(boards[at], WHITE, BLACK) and wins(boards[at + 1], BLACK, WHITE)
    ]


def generate(rng):
    wanted = rng.choice([0, 1, 2])
    for _ in range(8):
        rows, columns, moves, boards = lost_game(rng)
        found = mistakes(columns, boards)
        if len(found) >= wanted:
            break
    lines = [f"{rows} {columns}", *(boards[0][row * columns : (row + 1) * columns] for row in range(rows))]
    lines += [str(len(moves) // 2), *(f"{row + 1} {column + 1}" for row, column in moves)]
    return "\n".join(lines) + "\n", "\n".join(map(str, [len(found), *found])) + "\n"

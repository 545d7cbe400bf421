"""A judge that labels all positions of the queried sums, backwards from the ends, and accepts if one vertex is left."""

from collections import deque

MOST_POSITIONS = 20000


class Sums:
    """Sums of tokens on a graph with cycles; a position is the sorted tuple of the tokens' vertices."""

    def __init__(self, edges):
        self.edges = edges
        self.known = {}

    def moves(self, position):
        return {tuple(sorted(position[:at] + (to,) + position[at + 1 :]))
                for at, vertex in enumerate(position) for to in self.edges[vertex]}

    def result(self, position):
        position = tuple(sorted(position))
        if position not in self.known:
            self.label(position)
        return self.known.get(position)

    def label(self, start):
        """Labels all positions that the start leads to; those that are labelled already stay as they are."""
        after, before, queue = {}, {start: []}, [start]
        for position in queue:
            after[position] = set() if position in self.known else self.moves(position)
            for follower in after[position]:
                if follower not in before:
                    before[follower] = []
                    queue.append(follower)
                before[follower].append(position)
            if len(before) > MOST_POSITIONS:
                return
        labels = {position: self.known.get(position, "Lose") for position in queue if not after[position]}
        left = {position: len(after[position]) for position in queue}
        ended = deque(position for position, label in labels.items() if label != "Draw")
        while ended:
            position = ended.popleft()
            for earlier in before[position]:
                left[earlier] -= 1
                if earlier not in labels and (labels[position] == "Lose" or left[earlier] == 0):
                    labels[earlier] = "Win" if labels[position] == "Lose" else "Lose"
                    ended.append(earlier)
        for position in queue:
            self.known[position] = labels.get(position, "Draw")


def graph(rng):
    size = rng.choice([1, 2, 3, 4, 5, 6, 8, 12] * 4 + [19, 21, 22, 24, 28])
    density = rng.choice([0, 0.2, 0.5, 1])
    names = rng.sample(range(1, size + 1), size)
    edges = [(names[a], names[b]) for b in range(size) for a in range(b) if rng.random() < density]
    rng.shuffle(edges)
    return size, edges


def number(dialogue, word):
    dialogue.expect(word.isdigit(), "not a number")
    return int(word)


def changed(dialogue, size, edges):
    """The edges after the program's changes."""
    edges = set(edges)
    count = dialogue.hear()
    dialogue.expect(len(count) == 1 and number(dialogue, count[0]) <= 4242, "a wrong number of changes")
    for _ in range(int(count[0])):
        words = dialogue.hear()
        dialogue.expect(len(words) == 3 and words[0] in ("+", "-"), "not a change")
        edge = tuple(number(dialogue, word) for word in words[1:])
        dialogue.expect(all(1 <= vertex <= size for vertex in edge), "no such vertex")
        if words[0] == "+":
            edges.add(edge)
        else:
            dialogue.expect(edge in edges, "a removed edge is missing")
            edges.remove(edge)
    return {vertex: {b for a, b in edges if a == vertex} for vertex in range(1, size + 1)}


def search(dialogue, secret, sums):
    """One round: the answers must leave no vertex but the secret one."""
    possible = set(sums.edges)
    asked, tokens = 0, 0
    while True:
        words = dialogue.hear()
        dialogue.expect(len(words) > 1 and words[0] in ("?", "!"), "neither a question nor an answer")
        vertices = tuple(number(dialogue, word) for word in words[1:])
        if words[0] == "!":
            dialogue.expect(vertices == (secret,), "a wrong vertex")
            dialogue.expect(possible == {secret}, f"a guess: {sorted(possible)} are all possible")
            dialogue.say("Correct")
            return
        vertices = vertices[1:]
        asked, tokens = asked + 1, tokens + len(vertices)
        dialogue.expect(asked <= 20 and tokens <= 20, "too many questions")
        dialogue.expect(len(vertices) == int(words[1]) and set(vertices) <= set(sums.edges), "a wrong list of vertices")
        results = {vertex: sums.result(vertices + (vertex,)) for vertex in possible}
        answer = results[secret]
        dialogue.expect(None not in results.values(), "a sum too large for this judge")
        possible = {vertex for vertex in possible if results[vertex] == answer}
        dialogue.say(answer)


def talk(rng, dialogue):
    size, edges = graph(rng)
    secrets = rng.sample(range(1, size + 1), rng.randint(1, size))
    dialogue.say(f"{size} {len(edges)} {len(secrets)}")
    for a, b in edges:
        dialogue.say(f"{a} {b}")
    sums = Sums(changed(dialogue, size, edges))
    for secret in secrets:
        search(dialogue, secret, sums)

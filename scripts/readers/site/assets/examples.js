// Games for the page that explores, each below a line with its name, the start states, and the guess.

// Bachet's game | 0..20 | the value is n mod 4
// Take one, two or three counters. Whoever cannot move loses.
function moves(heap) {
  return [1, 2, 3].filter((taken) => taken <= heap).map((taken) => heap - taken);
}

// Nim | 0..9 0..9 | the value is the nim-sum of the numbers
// Take any number of counters from one heap.
function moves([a, b]) {
  const states = [];
  for (let rest = 0; rest < a; rest += 1) states.push([rest, b]);
  for (let rest = 0; rest < b; rest += 1) states.push([a, rest]);
  return states;
}

// Kayles | 0..60 | the value is that of n in the octal game 0.77
// Knock down one pin or two neighbouring pins of a row. What is left is a sum of two rows.
function moves(pins) {
  const states = [];
  for (const down of [1, 2]) {
    for (let left = 0; left <= (pins - down) / 2; left += 1) {
      states.push({ sum: [left, pins - down - left] });
    }
  }
  return states;
}

// Wythoff's game | 0..12 0..12 | lost exactly when the numbers are m = ⌊kφ⌋ and m + k, with the golden ratio φ
// Take any number from one heap, or the same number from both.
function moves([a, b]) {
  const states = [];
  for (let rest = 0; rest < a; rest += 1) states.push([rest, b]);
  for (let rest = 0; rest < b; rest += 1) states.push([a, rest]);
  for (let taken = 1; taken <= Math.min(a, b); taken += 1) states.push([a - taken, b - taken]);
  return states;
}

// Euclid's game | 1..12 1..12 | lost exactly when Euclid's algorithm on the two numbers has its first quotient above 1, or its last, at an even step
// Subtract a multiple of the smaller number from the larger one. Whoever makes a zero wins.
function moves([a, b]) {
  const [less, more] = [Math.min(a, b), Math.max(a, b)];
  const states = [];
  for (let rest = more - less; less > 0 && rest >= 0; rest -= less) states.push([rest, less]);
  return states;
}

// Grundy's game | 0..50 |
// Split a heap into two unequal heaps.
function moves(heap) {
  const states = [];
  for (let part = 1; 2 * part < heap; part += 1) states.push({ sum: [part, heap - part] });
  return states;
}

// Staircase Nim | 0..6 0..6 0..6 | the value is the nim-sum of every second number, from the first on
// Move any number of coins one step down. Those on the ground are out of play.
function moves(stairs) {
  const states = [];
  stairs.forEach((coins, step) => {
    for (let moved = 1; moved <= coins; moved += 1) {
      const next = [...stairs];
      next[step] -= moved;
      if (step > 0) next[step - 1] += moved;
      states.push(next);
    }
  });
  return states;
}

// Odious coins | 0..40 | the value is the one of 2n and 2n + 1 with an odd number of ones in binary
// Turn a coin from heads to tails, and up to two coins before it. Each heads is a game of its own.
function moves(place) {
  if (place === "none") return [];
  const states = ["none"];
  for (let first = 0; first < place; first += 1) {
    states.push(first);
    for (let second = 0; second < first; second += 1) states.push({ sum: [second, first] });
  }
  return states;
}

// A row of colours | [RB]{1..7} | the value is the smaller of the numbers of letters B and R, modulo 2
// Remove two neighbours of different colours.
function moves(row) {
  const states = new Set();
  for (let at = 0; at + 1 < row.length; at += 1) {
    if (row[at] !== row[at + 1]) states.add(row.slice(0, at) + row.slice(at + 2));
  }
  return [...states];
}

// Shove on a strip | [LR.]{1..4} | the value is always a number
// Move a coin of yours one place to the left, with all coins before it. The first one may fall off.
const shoved = (strip, owner) =>
  [...strip].flatMap((coin, at) =>
    coin === owner ? [`${strip.slice(1, at + 1)}.${strip.slice(at + 1)}`] : [],
  );

function left(strip) {
  return shoved(strip, "L");
}

function right(strip) {
  return shoved(strip, "R");
}

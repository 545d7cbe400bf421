// The states that the moves of Left, who begins, lead to. A state is a number, an array of numbers, or a word.
// Here, it is Left's lead in points, and a heap: each counter that is taken is a point.
function left([lead, heap]) {
  return [1, 2, 3].filter((taken) => taken <= heap).map((taken) => [lead + taken, heap - taken]);
}

// The states that Right's moves lead to. If the players have the same moves, define `moves` instead of both.
function right([lead, heap]) {
  return [1, 2, 3].filter((taken) => taken <= heap).map((taken) => [lead - taken, heap - taken]);
}

// Left's points minus Right's, an integer, if the player to move cannot move.
function score([lead, _]) {
  return lead;
}

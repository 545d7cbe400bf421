// The states that Left's moves lead to. A state is a number, an array of numbers, or a word. A sum, whose parts
// are played side by side, is {sum: [state, …]}.
function left(heap) {
  return [1, 2].filter((taken) => taken <= heap).map((taken) => heap - taken);
}

// The states that Right's moves lead to.
function right(heap) {
  return [2, 3].filter((taken) => taken <= heap).map((taken) => heap - taken);
}

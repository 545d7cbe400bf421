// The states that moves lead to. A state is a number, an array of numbers, or a word. A sum, whose parts are
// played side by side, is {sum: [state, …]}.
function moves(heap) {
  return [1, 2, 3].filter((taken) => taken <= heap).map((taken) => heap - taken);
}

package main

import (
	"bufio"
	"os"
	"strconv"
	"strings"
)

// The results of the moves of Left, who begins. A state here is Left's lead in points, and a heap: each counter that
// is taken is a point.
func left(state []int) [][][]int {
	options := [][][]int{}
	for taken := 1; taken <= 3 && taken <= state[1]; taken++ {
		options = append(options, [][]int{{state[0] + taken, state[1] - taken}})
	}
	return options
}

// The results of Right's moves.
func right(state []int) [][][]int {
	options := [][][]int{}
	for taken := 1; taken <= 3 && taken <= state[1]; taken++ {
		options = append(options, [][]int{{state[0] - taken, state[1] - taken}})
	}
	return options
}

// Left's points minus Right's, if the player to move cannot move.
func score(state []int) int {
	return state[0]
}

// Who has which moves: {moves} for both players, or {left, right}.
var players = []func([]int) [][][]int{left, right}

// The score of the states in which the player to move cannot move; nil if that player loses.
var finalScore func([]int) int = score

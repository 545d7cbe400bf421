package main

import (
	"bufio"
	"os"
	"strconv"
	"strings"
)

// The results of Left's moves: one state, or several whose sum is played.
func left(state []int) [][][]int {
	options := [][][]int{}
	for taken := 1; taken <= 2 && taken <= state[0]; taken++ {
		options = append(options, [][]int{{state[0] - taken}})
	}
	return options
}

// The results of Right's moves.
func right(state []int) [][][]int {
	options := [][][]int{}
	for taken := 2; taken <= 3 && taken <= state[0]; taken++ {
		options = append(options, [][]int{{state[0] - taken}})
	}
	return options
}

// Who has which moves: {moves} for both players, or {left, right}.
var players = []func([]int) [][][]int{left, right}

// The score of the states in which the player to move cannot move; nil if that player loses.
var finalScore func([]int) int = nil

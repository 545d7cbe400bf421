package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

// The results of the moves: one state, or several whose sum is played.
func moves(state []int) [][][]int {
	options := [][][]int{}
	for taken := 1; taken <= 3 && taken <= state[0]; taken++ {
		options = append(options, [][]int{{state[0] - taken}})
	}
	return options
}

// The rest of this file answers `cargo judge explore`.
func main() {
	in := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for in.Scan() {
		state := []int{}
		for _, word := range strings.Fields(in.Text()) {
			number, _ := strconv.Atoi(word)
			state = append(state, number)
		}
		for _, option := range moves(state) {
			for part, left := range option {
				if part > 0 {
					fmt.Fprint(out, "+")
				}
				for _, number := range left {
					fmt.Fprint(out, number, " ")
				}
			}
			fmt.Fprint(out, ";")
		}
		fmt.Fprintln(out)
	}
}

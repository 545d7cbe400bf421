package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var cases, count, heap int
	fmt.Fscan(in, &cases)
	for ; cases > 0; cases-- {
		sum := 0
		fmt.Fscan(in, &count)
		for ; count > 0; count-- {
			fmt.Fscan(in, &heap)
			sum ^= heap
		}
		if sum != 0 {
			fmt.Println("Yes")
		} else {
			fmt.Println("No")
		}
	}
}


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
		ended := false
		for player, moves := range players {
			if player > 0 {
				fmt.Fprint(out, "|")
			}
			options := moves(state)
			ended = ended || len(options) == 0
			for _, option := range options {
				for part, rest := range option {
					if part > 0 {
						fmt.Fprint(out, "+")
					}
					for _, number := range rest {
						fmt.Fprint(out, number, " ")
					}
				}
				fmt.Fprint(out, ";")
			}
		}
		if ended && finalScore != nil {
			fmt.Fprint(out, "=", finalScore(state))
		}
		fmt.Fprintln(out)
	}
}

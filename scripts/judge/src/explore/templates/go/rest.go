// The rest of this file answers `cargo judge explore`.
func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 1<<24)
	for in.Scan() {
		text := []byte{}
		state := []int{}
		for _, word := range strings.Fields(in.Text()) {
			number, err := strconv.Atoi(word)
			if err != nil {
				panic(err)
			}
			state = append(state, number)
		}
		ended := false
		for player, moves := range players {
			if player > 0 {
				text = append(text, '|')
			}
			options := moves(state)
			ended = ended || len(options) == 0
			for _, option := range options {
				for part, rest := range option {
					if part > 0 {
						text = append(text, '+')
					}
					for place, number := range rest {
						if place > 0 {
							text = append(text, ' ')
						}
						text = strconv.AppendInt(text, int64(number), 10)
					}
				}
				text = append(text, ';')
			}
		}
		if ended && finalScore != nil {
			text = strconv.AppendInt(append(text, '='), int64(finalScore(state)), 10)
		}
		// Each line is sent at once, as the next states may depend on it.
		os.Stdout.Write(append(text, '\n'))
	}
}

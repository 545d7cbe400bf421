import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    /** The results of the moves: one state, or several whose sum is played. */
    static List<long[][]> moves(long[] state) {
        List<long[][]> options = new ArrayList<>();
        for (long taken = 1; taken <= 3 && taken <= state[0]; taken++) {
            options.add(new long[][] {{state[0] - taken}});
        }
        return options;
    }

    // The rest of this file answers `cargo judge explore`.
    public static void main(String[] arguments) {
        Scanner in = new Scanner(System.in);
        StringBuilder text = new StringBuilder();
        while (in.hasNextLine()) {
            String line = in.nextLine().trim();
            String[] words = line.isEmpty() ? new String[0] : line.split("\\s+");
            long[] state = new long[words.length];
            for (int i = 0; i < words.length; i++) state[i] = Long.parseLong(words[i]);
            for (long[][] option : moves(state)) {
                for (int part = 0; part < option.length; part++) {
                    if (part > 0) text.append('+');
                    for (long number : option[part]) text.append(number).append(' ');
                }
                text.append(';');
            }
            text.append('\n');
        }
        System.out.print(text);
    }
}

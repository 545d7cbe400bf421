import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.function.Function;
import java.util.function.ToLongFunction;

public class Main {
    /**
     * The results of the moves of Left, who begins. A state here is Left's lead in points, and a heap: each
     * counter that is taken is a point.
     */
    static List<long[][]> left(long[] state) {
        List<long[][]> options = new ArrayList<>();
        for (long taken = 1; taken <= 3 && taken <= state[1]; taken++) {
            options.add(new long[][] {{state[0] + taken, state[1] - taken}});
        }
        return options;
    }

    /** The results of Right's moves. */
    static List<long[][]> right(long[] state) {
        List<long[][]> options = new ArrayList<>();
        for (long taken = 1; taken <= 3 && taken <= state[1]; taken++) {
            options.add(new long[][] {{state[0] - taken, state[1] - taken}});
        }
        return options;
    }

    /** Left's points minus Right's, if the player to move cannot move. */
    static long score(long[] state) {
        return state[0];
    }

    /** Who has which moves: {@code List.of(Main::moves)} for both players, or left and right. */
    static final List<Function<long[], List<long[][]>>> PLAYERS = List.of(Main::left, Main::right);

    /** The score of the states in which the player to move cannot move; null if that player loses. */
    static final ToLongFunction<long[]> SCORE = Main::score;

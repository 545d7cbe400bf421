    // The rest of this file answers `cargo judge explore`.
    public static void main(String[] arguments) {
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            StringBuilder text = new StringBuilder();
            String line = in.nextLine().trim();
            String[] words = line.isEmpty() ? new String[0] : line.split("\\s+");
            long[] state = new long[words.length];
            for (int i = 0; i < words.length; i++) state[i] = Long.parseLong(words[i]);
            boolean ended = false;
            for (int player = 0; player < PLAYERS.size(); player++) {
                if (player > 0) text.append('|');
                List<long[][]> options = PLAYERS.get(player).apply(state);
                ended = ended || options.isEmpty();
                for (long[][] option : options) {
                    for (int part = 0; part < option.length; part++) {
                        if (part > 0) text.append('+');
                        for (int i = 0; i < option[part].length; i++) {
                            if (i > 0) text.append(' ');
                            text.append(option[part][i]);
                        }
                    }
                    text.append(';');
                }
            }
            if (ended && SCORE != null) text.append('=').append(SCORE.applyAsLong(state));
            // Each line is sent at once, as the next states may depend on it.
            System.out.println(text);
            System.out.flush();
        }
    }
}

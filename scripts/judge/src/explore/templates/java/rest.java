
    // The rest of this file answers `cargo judge explore`.
    public static void main(String[] arguments) {
        Scanner in = new Scanner(System.in);
        StringBuilder text = new StringBuilder();
        while (in.hasNextLine()) {
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
                        for (long number : option[part]) text.append(number).append(' ');
                    }
                    text.append(';');
                }
            }
            if (ended && SCORE != null) text.append('=').append(SCORE.applyAsLong(state));
            text.append('\n');
        }
        System.out.print(text);
    }
}

import java.util.Scanner;

class luogu_p2197 {
    public static void main(String[] arguments) {
        Scanner in = new Scanner(System.in);
        for (int cases = in.nextInt(); cases > 0; cases--) {
            int sum = 0;
            for (int count = in.nextInt(); count > 0; count--) sum ^= in.nextInt();
            System.out.println(sum != 0 ? "Yes" : "No");
        }
    }
}

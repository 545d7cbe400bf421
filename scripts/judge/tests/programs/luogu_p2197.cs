using System;

class Nim {
    static void Main() {
        var words = Console.In.ReadToEnd().Split((char[])null, StringSplitOptions.RemoveEmptyEntries);
        int at = 0;
        Func<int> read = () => int.Parse(words[at++]);
        for (int cases = read(); cases > 0; cases--) {
            int sum = 0;
            for (int count = read(); count > 0; count--) sum ^= read();
            Console.WriteLine(sum != 0 ? "Yes" : "No");
        }
    }
}

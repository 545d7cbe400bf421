numbers = $stdin.read.split.map(&:to_i).each
numbers.next.times do
  sum = 0
  numbers.next.times { sum ^= numbers.next }
  puts sum != 0 ? "Yes" : "No"
end

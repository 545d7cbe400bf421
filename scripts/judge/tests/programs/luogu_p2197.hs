import Data.Bits (xor)

answers :: [Int] -> [String]
answers [] = []
answers (count : rest) = (if foldl xor 0 heaps /= 0 then "Yes" else "No") : answers others
  where (heaps, others) = splitAt count rest

main :: IO ()
main = interact (unlines . answers . map read . tail . words)

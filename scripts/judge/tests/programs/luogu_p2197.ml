let read () = Scanf.scanf " %d" (fun number -> number)

let () =
  for _ = 1 to read () do
    let sum = ref 0 in
    for _ = 1 to read () do
      sum := !sum lxor read ()
    done;
    print_endline (if !sum <> 0 then "Yes" else "No")
  done

var cases, count, heap, sum: longint;
begin
  read(cases);
  while cases > 0 do begin
    sum := 0;
    read(count);
    while count > 0 do begin
      read(heap);
      sum := sum xor heap;
      dec(count);
    end;
    if sum <> 0 then writeln('Yes') else writeln('No');
    dec(cases);
  end;
end.

// The solution takes longer: before `main`.
// The same problem.
#include "luogu_p4279.cpp"

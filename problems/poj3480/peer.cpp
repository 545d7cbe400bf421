// The solution takes longer: start-up before `main`.
// The same problem.
#include "../luogu_p4279/peer.cpp"

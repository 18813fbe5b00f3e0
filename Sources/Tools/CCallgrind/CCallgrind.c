#define _GNU_SOURCE
#include "CCallgrind.h"

#include <signal.h>

#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>
#endif

__attribute__((noinline)) void nb_counted_section(void (*body)(void *), void *context) {
  body(context);
  // Without an instruction after it, the call would be compiled to a jump, and the function would end before the body runs.
  __asm__ volatile("");
}

#ifdef __linux__
// Replaces the function of the C library in every program that links this module. valgrind 3.19 writes to the mask of the system
// call; libdispatch, whose main thread waits here while another thread runs the main queue, passes a constant, and valgrind crashes.
int sigsuspend(const sigset_t *mask) {
  enum { bytesInKernel = 8 };
  sigset_t writable = *mask;
  return (int)syscall(SYS_rt_sigsuspend, &writable, bytesInKernel);
}
#endif

#define _GNU_SOURCE
#include "CCallgrind.h"

#include <signal.h>

#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>
#endif

#if defined(__linux__) && defined(__x86_64__)
// valgrind recognises the rotations, which cancel each other out, and what they precede; a
// processor just runs them.
static void request(const unsigned long *words) {
  unsigned long answer = 0;
  __asm__ volatile("rolq $3, %%rdi; rolq $13, %%rdi; rolq $61, %%rdi; rolq $51, %%rdi; "
                   "xchgq %%rbx, %%rbx"
                   : "+d"(answer)
                   : "a"(words)
                   : "cc", "memory");
}
#elif defined(__linux__) && defined(__aarch64__)
static void request(const unsigned long *words) {
  register unsigned long answer __asm__("x3") = 0;
  register const unsigned long *argument __asm__("x4") = words;
  __asm__ volatile("ror x12, x12, #3; ror x12, x12, #13; ror x12, x12, #51; "
                   "ror x12, x12, #61; orr x10, x10, x10"
                   : "+r"(answer)
                   : "r"(argument)
                   : "cc", "memory");
}
#else
static void request(const unsigned long *words) { (void)words; }
#endif

__attribute__((noinline)) void nb_counted_section(void (*body)(void *), void *context) {
  body(context);
  // Without an instruction after it, the call would be compiled to a jump, and the function would
  // end before the body runs.
  __asm__ volatile("");
}

void nb_count(void (*body)(void *), void *context) {
  // Callgrind's request to start, in valgrind's numbering of requests by tool; without effect if it
  // has started.
  unsigned long start[6] = {((unsigned long)'C' << 24 | (unsigned long)'T' << 16) + 4};
  request(start);
  nb_counted_section(body, context);
}

#ifdef __linux__
// Replaces the function of the C library in every program that links this module. valgrind 3.19
// writes to the mask of the system call; libdispatch, whose main thread waits here while another
// thread runs the main queue, passes a constant, and valgrind crashes.
int sigsuspend(const sigset_t *mask) {
  enum { bytesInKernel = 8 };
  sigset_t writable = *mask;
  return (int)syscall(SYS_rt_sigsuspend, &writable, bytesInKernel);
}
#endif

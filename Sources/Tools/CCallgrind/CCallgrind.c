#include "CCallgrind.h"

__attribute__((noinline)) void nb_counted_section(void (*body)(void *), void *context) {
  body(context);
  // Without an instruction after it, the call would be compiled to a jump, and the function would end before the body runs.
  __asm__ volatile("");
}

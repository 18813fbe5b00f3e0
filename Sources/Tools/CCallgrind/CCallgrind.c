#include "CCallgrind.h"

__attribute__((noinline)) void nb_counted_section(void (*body)(void *), void *context) {
  body(context);
  // Without an instruction after it, the call would become a jump, and the function would end before the body.
  __asm__ volatile("");
}

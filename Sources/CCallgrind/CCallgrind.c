#include "CCallgrind.h"

__attribute__((noinline)) void nb_counted_section(void (*body)(void *), void *context) {
  body(context);
  // Without something to do after it the call would be a jump, and the function over before the body.
  __asm__ volatile("");
}

#include "CRuntimeCounts.h"

#include <stddef.h>

// Defined by CountingHooks, if it is linked in.
extern __attribute__((weak)) void nb_hooks_region_begin(void);
extern __attribute__((weak)) void nb_hooks_region_end(void);

__thread nb_counter nb_thread_counter;

bool nb_counting_present(void) { return nb_hooks_region_begin != NULL; }

void nb_counting_begin(void) {
  nb_thread_counter.counts = (nb_counts){0};
  nb_thread_counter.is_on = true;
}

nb_counts nb_counting_end(void) {
  nb_thread_counter.is_on = false;
  return nb_thread_counter.counts;
}

void nb_region_begin(void) { if (nb_hooks_region_begin) nb_hooks_region_begin(); }
void nb_region_end(void) { if (nb_hooks_region_end) nb_hooks_region_end(); }

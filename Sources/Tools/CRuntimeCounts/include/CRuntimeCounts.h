// Counters of a thread's allocations, retains and releases. The counters always exist, but only
// executables with the counting hooks advance them.
#pragma once
#include <stdbool.h>
#include <stdint.h>

typedef struct {
  // Blocks requested from the allocator; a reallocation counts even if the block grows in place.
  uint64_t allocations;
  // Bytes requested, before the allocator rounds up.
  uint64_t bytes;
  // Strong references taken by calls to the runtime, including calls for null.
  uint64_t retains;
  // Strong references released by calls to the runtime, including calls for null.
  uint64_t releases;
} nb_counts;

typedef struct {
  bool is_on;
  bool has_region;       // between nb_region_begin and nb_region_end
  nb_counts counts;
} nb_counter;

// This thread's counter, which the hooks update. It is in the initial TLS block, because creating
// it later would itself allocate.
extern __thread nb_counter nb_thread_counter __attribute__((tls_model("initial-exec")));

// Whether the hooks are linked into this executable.
bool nb_counting_present(void);

// Starts counting on this thread, from zero.
void nb_counting_begin(void);

// Stops counting on this thread, and returns the counts since nb_counting_begin.
nb_counts nb_counting_end(void);

// Makes this thread allocate from a separate region while it counts. The region begins at the same
// address each time, so that hashes of addresses, and how far an array can grow within its block,
// do not depend on earlier allocations. Only one thread at a time may have a region.
void nb_region_begin(void);

// Stops allocating from the region. Blocks still in use stay valid: the next region begins after
// them.
void nb_region_end(void);

// How often a thread has asked for memory and taken and given back references: the counters, which are everywhere, and which
// only an executable with the counting hooks moves.
#pragma once
#include <stdbool.h>
#include <stdint.h>

typedef struct {
  uint64_t allocations;  // blocks asked of the allocator; one that grows in place is asked for again
  uint64_t bytes;        // what was asked for, before the allocator rounds up
  uint64_t retains;      // strong references taken, by calls of the runtime; a call for nothing is a call
  uint64_t releases;     // strong references given back, likewise
} nb_counts;

typedef struct {
  bool is_on;
  bool has_region;       // between nb_region_begin and nb_region_end
  nb_counts counts;
} nb_counter;

// This thread's counter; the hooks write to it. Part of the thread's first block: making it later would itself allocate.
extern __thread nb_counter nb_thread_counter __attribute__((tls_model("initial-exec")));

// True when this executable has the hooks linked in.
bool nb_counting_present(void);

// Counts from zero what this thread does from now on.
void nb_counting_begin(void);

// Ends counting on this thread, and returns what there was since it began.
nb_counts nb_counting_end(void);

// From now on, what this thread allocates while it counts comes from a region of its own, which begins at the same address each
// time: what hashes to an address, and how far an array may grow in its block, then depend on nothing that came before. One
// thread at a time may have it.
void nb_region_begin(void);

// Gives the region back. A block that is still in use stays valid: the next region begins behind it.
void nb_region_end(void);

// Evicting the processor's caches, and measuring that they are evicted.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Memory that evicts other data from the caches when it is written: a random cycle of cache lines.
typedef struct nb_cold_memory nb_cold_memory;

// Creates a cycle of lines of 64 bytes that visits them in this order, a permutation of their
// numbers; null without enough memory.
nb_cold_memory *nb_cold_memory_create(const uint32_t *order, size_t count);
void nb_cold_memory_destroy(nb_cold_memory *memory);

// Writes to all lines in order of address, which evicts others from the caches of data and
// addresses. Caches may protect older lines from lines that are only read once.
void nb_cold_memory_write(nb_cold_memory *memory);

// Follows the cycle from where it was left; each address depends on the line before it.
// Returns the nanoseconds per line.
double nb_cold_memory_chase(nb_cold_memory *memory, size_t lines);

// Takes many branches in unpredictable directions, which displaces code and branch predictions.
void nb_displace_code(uint64_t seed);

// A counter of an event of this thread outside the kernel, as perf_event_open(2) numbers them.
// Returns a descriptor; -1 if the system does not permit or support it.
int nb_counter_open(uint32_t type, uint64_t event);
uint64_t nb_counter_value(int counter);
void nb_counter_close(int counter);

// Forks the process. Swift marks fork as unavailable on some platforms.
int nb_fork(void);

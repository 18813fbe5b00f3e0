#define _GNU_SOURCE
#include "CColdCaches.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/perf_event.h>
#include <string.h>
#include <sys/syscall.h>
#endif

enum { line_size = 64 };

typedef struct line {
  struct line *next;
  char padding[line_size - sizeof(struct line *)];
} line;

struct nb_cold_memory {
  line *lines;
  size_t count;
  line *position;
};

nb_cold_memory *nb_cold_memory_create(const uint32_t *order, size_t count) {
  if (count < 2) return NULL;
  nb_cold_memory *memory = malloc(sizeof *memory);
  // Shared, so that a forked process writes to the same pages and not to copies of them.
  void *lines = mmap(
      NULL, count * line_size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (!memory || lines == MAP_FAILED) {
    if (lines != MAP_FAILED) munmap(lines, count * line_size);
    free(memory);
    return NULL;
  }
  *memory = (nb_cold_memory){lines, count, lines};
#ifdef __linux__
  // Small pages also displace the translations of other addresses.
  madvise(lines, count * line_size, MADV_NOHUGEPAGE);
#endif
  for (size_t i = 0; i < count; i++)
    memory->lines[order[i]].next = &memory->lines[order[(i + 1) % count]];
  return memory;
}

void nb_cold_memory_destroy(nb_cold_memory *memory) {
  if (!memory) return;
  munmap(memory->lines, memory->count * line_size);
  free(memory);
}

void nb_cold_memory_write(nb_cold_memory *memory) {
  for (size_t i = 0; i < memory->count; i++) memory->lines[i].padding[0]++;
}

double nb_cold_memory_chase(nb_cold_memory *memory, size_t lines) {
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  line *at = memory->position;
  for (size_t i = 0; i < lines; i++) at = at->next;
  memory->position = at;
  clock_gettime(CLOCK_MONOTONIC, &end);
  double nanoseconds = (end.tv_sec - start.tv_sec) * 1e9 + (end.tv_nsec - start.tv_nsec);
  return nanoseconds / (double)lines;
}

// A branch that the compiler cannot replace: assembly is never executed speculatively.
#define BRANCH                                            \
  x = x * 6364136223846793005u + 1442695040888963407u;    \
  if (x >> 63) __asm__ volatile("" : "+r"(y));
#define BRANCHES4 BRANCH BRANCH BRANCH BRANCH
#define BRANCHES16 BRANCHES4 BRANCHES4 BRANCHES4 BRANCHES4
#define BRANCHES64 BRANCHES16 BRANCHES16 BRANCHES16 BRANCHES16
#define BRANCHES256 BRANCHES64 BRANCHES64 BRANCHES64 BRANCHES64
#define BRANCHES1024 BRANCHES256 BRANCHES256 BRANCHES256 BRANCHES256

// The code of the functions is equal but for this number, so that they are not merged.
#define FUNCTION(number)                                          \
  __attribute__((noinline)) static uint64_t branches##number(uint64_t x) { \
    uint64_t y = number;                                          \
    BRANCHES1024                                                  \
    return x ^ y;                                                 \
  }

FUNCTION(0) FUNCTION(1) FUNCTION(2) FUNCTION(3) FUNCTION(4) FUNCTION(5) FUNCTION(6) FUNCTION(7)
FUNCTION(8) FUNCTION(9) FUNCTION(10) FUNCTION(11) FUNCTION(12) FUNCTION(13) FUNCTION(14)
FUNCTION(15)

void nb_displace_code(uint64_t seed) {
  static uint64_t (*const functions[])(uint64_t) = {
    branches0, branches1, branches2, branches3, branches4, branches5, branches6, branches7,
    branches8, branches9, branches10, branches11, branches12, branches13, branches14, branches15,
  };
  uint64_t x = seed;
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) x = functions[i](x);
  *(volatile uint64_t *)&x = x;
}

int nb_counter_open(uint32_t type, uint64_t event) {
#ifdef __linux__
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.type = type;
  attributes.size = sizeof attributes;
  attributes.config = event;
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
#else
  return -1;
#endif
}

uint64_t nb_counter_value(int counter) {
  uint64_t value = 0;
  return read(counter, &value, sizeof value) == sizeof value ? value : 0;
}

void nb_counter_close(int counter) { close(counter); }

int nb_fork(void) { return fork(); }

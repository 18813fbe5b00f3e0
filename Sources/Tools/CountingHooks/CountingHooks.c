// Exact counts of allocations and reference counting, by link-time interposition.
//
// The executable itself defines the entry points of the allocator and of reference counting, counts
// calls on threads that have requested counting, and forwards the calls to the real entry points.
// The allocator's entry points see every block of the process, including libswiftCore's and every
// Swift object. The entry points of reference counting see calls compiled into the executable and
// calls by name from other libraries, but not calls within libswiftCore. Replacing the runtime's
// function pointers instead would crash Swift 6.3 on Linux at the first small string.
//
// The allocator remains glibc's, except for threads that count in a region (see nb_region_begin).
#if defined(__linux__) && defined(__x86_64__)
#define _GNU_SOURCE
#include "CRuntimeCounts.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

// --- the region ----------------------------------------------------------------------------------
//
// Exact counts need the region. glibc's blocks are sometimes 16 bytes larger than requested,
// depending on earlier frees, and Swift arrays use the whole block. Dictionaries keyed by objects
// need more or fewer comparisons depending on the addresses. In the region, blocks are contiguous,
// have glibc's minimal size, and are not reused before the region is.

// Far from where Linux places programs, libraries and stacks.
#define REGION ((char *)0x100000000000)
#define REGION_SIZE (1ul << 30)  // reserved, not committed

static char *region_next;
static atomic_size_t region_blocks;  // in use

static inline bool is_in_region(const void *block) {
  return (uintptr_t)block - (uintptr_t)REGION < REGION_SIZE;
}

// The word before a region's block holds its size.
static inline size_t *size_of(const void *block) { return (size_t *)block - 1; }

// Returns NULL if glibc has to provide this block.
static void *take(size_t alignment, size_t size) {
  if (!nb_thread_counter.is_on || !nb_thread_counter.has_region || size > REGION_SIZE) return NULL;
  if (alignment < 16) alignment = 16;
  size_t usable = size <= 24 ? 24 : ((size + 8 + 15) & ~(size_t)15) - 8;
  uintptr_t block =
      ((uintptr_t)region_next + sizeof(size_t) + alignment - 1) & ~(uintptr_t)(alignment - 1);
  if (block + usable > (uintptr_t)REGION + REGION_SIZE) return NULL;
  region_next = (char *)block + usable;
  *size_of((void *)block) = usable;
  region_blocks++;
  return (void *)block;
}

void nb_hooks_region_begin(void) {
  if (!region_next) {
    void *found = mmap(REGION, REGION_SIZE, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (found != REGION) return;
  }
  if (!region_blocks) region_next = REGION;
  nb_thread_counter.has_region = true;
}

void nb_hooks_region_end(void) { nb_thread_counter.has_region = false; }

// --- memory --------------------------------------------------------------------------------------

// glibc's own names: looking up the next definition would itself allocate.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static inline void count_block(size_t size) {
  if (__builtin_expect(!nb_thread_counter.is_on, 1)) return;
  nb_thread_counter.counts.allocations++;
  nb_thread_counter.counts.bytes += size;
}

void *malloc(size_t size) {
  count_block(size);
  void *block = take(0, size);
  return block ? block : __libc_malloc(size);
}
void free(void *block) {
  if (is_in_region(block)) region_blocks--;
  else __libc_free(block);
}
void *calloc(size_t count, size_t size) {
  count_block(count * size);
  size_t total;
  void *block = __builtin_mul_overflow(count, size, &total) ? NULL : take(0, total);
  // Reused memory is not zero.
  return block ? memset(block, 0, total) : __libc_calloc(count, size);
}
void *realloc(void *block, size_t size) {
  count_block(size);
  if (!is_in_region(block)) {
    void *first = block ? NULL : take(0, size);
    return first ? first : __libc_realloc(block, size);
  }
  if (size && size <= *size_of(block)) return block;
  void *larger = size ? take(0, size) : NULL;
  if (size && !larger) larger = __libc_malloc(size);
  if (larger) memcpy(larger, block, *size_of(block));
  if (larger || !size) free(block);
  return larger;
}
void *memalign(size_t alignment, size_t size) {
  count_block(size);
  void *block = take(alignment, size);
  return block ? block : __libc_memalign(alignment, size);
}
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || alignment & (alignment - 1)) return EINVAL;
  void *found = memalign(alignment, size);
  if (!found) return ENOMEM;
  *block = found;
  return 0;
}

typedef size_t (*size_function)(void *);

size_t malloc_usable_size(void *block) {
  if (is_in_region(block)) return *size_of(block);
  static size_function real;
  if (__builtin_expect(!real, 0)) real = (size_function)dlsym(RTLD_NEXT, "malloc_usable_size");
  return real(block);
}

// --- references ----------------------------------------------------------------------------------

// Other libraries call these functions before this image's initialisers have run, so each is looked
// up on first use.
#define HAND_ON(type, name, ...)                                               \
  static type real_##name;                                                     \
  if (__builtin_expect(!real_##name, 0)) real_##name = (type)dlsym(RTLD_NEXT, #name); \
  return real_##name(__VA_ARGS__)

typedef void *(*retain_function)(void *);
typedef void *(*retain_n_function)(void *, uint32_t);
typedef void (*release_function)(void *);
typedef void (*release_n_function)(void *, uint32_t);

static inline void count_retains(uint32_t count) {
  if (__builtin_expect(nb_thread_counter.is_on, 0)) nb_thread_counter.counts.retains += count;
}
static inline void count_releases(uint32_t count) {
  if (__builtin_expect(nb_thread_counter.is_on, 0)) nb_thread_counter.counts.releases += count;
}

#define RETAIN(name) \
  void *name(void *object) { count_retains(1); HAND_ON(retain_function, name, object); }
#define RETAIN_N(name) \
  void *name(void *object, uint32_t n) { \
    count_retains(n); \
    HAND_ON(retain_n_function, name, object, n); \
  }
#define RELEASE(name) \
  void name(void *object) { count_releases(1); HAND_ON(release_function, name, object); }
#define RELEASE_N(name) \
  void name(void *object, uint32_t n) { \
    count_releases(n); \
    HAND_ON(release_n_function, name, object, n); \
  }

RETAIN(swift_retain)
RETAIN_N(swift_retain_n)
RELEASE(swift_release)
RELEASE_N(swift_release_n)
RETAIN(swift_bridgeObjectRetain)
RETAIN_N(swift_bridgeObjectRetain_n)
RELEASE(swift_bridgeObjectRelease)
RELEASE_N(swift_bridgeObjectRelease_n)
// Loading a weak or unowned reference retains the object.
RETAIN(swift_weakLoadStrong)
RETAIN(swift_unownedRetainStrong)
#else
typedef int nb_no_counting_on_this_platform;
#endif

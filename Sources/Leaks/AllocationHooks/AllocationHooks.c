// Maintains the table of live objects by link-time interposition.
//
// The executable itself defines the Swift runtime's entry points for allocation and deallocation,
// so all calls from the app's own modules arrive here; calls within libswiftCore do not. Only
// objects whose destructor is in the executable are recorded, because only these are also released
// through these entry points. A recorded object has 16 extra bytes, the last 8 of which hold its
// slot: freeing the object needs no hashing.
//
// Nothing is recorded on a thread that has no session.
#define _GNU_SOURCE
#include "CLeakDetection.h"

#if NB_HAS_CENSUS

#include <dlfcn.h>
#include <malloc.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>

typedef void *(*allocate_function)(const void *, size_t, size_t);
typedef void (*free_function)(void *, size_t, size_t);
typedef void (*free_partial_function)(void *, const void *, size_t, size_t);

static allocate_function real_allocate;
static free_function real_free_class, real_free_object, real_free_uninitialized;
static free_partial_function real_free_partial;

#define OBJECT_CAPACITY (1u << 22)
#define CLASS_CAPACITY (1u << 13)
#define FOOTER_TAG 0xA11CE000u

static nb_object *objects;            // index 0 is never used
static uint32_t objects_used = 1, first_free;
// The number of slots freed on threads that do not record; the free list does not contain them.
static uint32_t lost_slots;
static bool is_incomplete;
static nb_class classes[CLASS_CAPACITY] = {{.is_ignored = true}};  // contexts and boxes
static uint32_t classes_used = 1;
static uint32_t class_hash[CLASS_CAPACITY * 2];
static uint64_t version, version_elsewhere;
static uint32_t counted_session, last_serial, current_event;
static __thread uint32_t thread_session;
extern char __executable_start, etext;

// Resolved on first use, because other libraries call these functions before this image's
// initialisers have run.
static __attribute__((noinline, cold)) void resolve(void) {
  objects = mmap(NULL, sizeof(nb_object) * (size_t)OBJECT_CAPACITY, PROT_READ | PROT_WRITE,
                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  real_free_class = (free_function)dlsym(RTLD_NEXT, "swift_deallocClassInstance");
  real_free_object = (free_function)dlsym(RTLD_NEXT, "swift_deallocObject");
  real_free_uninitialized = (free_function)dlsym(RTLD_NEXT, "swift_deallocUninitializedObject");
  real_free_partial = (free_partial_function)dlsym(RTLD_NEXT, "swift_deallocPartialClassInstance");
  real_allocate = (allocate_function)dlsym(RTLD_NEXT, "swift_allocObject");
}
__attribute__((constructor(101))) static void start(void) { if (!real_allocate) resolve(); }

// The deallocating destructor is two words before the metadata.
static inline bool is_destroyed_here(const void *metadata) {
  const char *destroy = ((const char *const *)metadata)[-2];
  return destroy >= &__executable_start && destroy < &etext;
}

// Classes have kinds of 0 or above 0x7FF; contexts and boxes have kinds in between.
static inline bool is_class(const void *metadata) {
  uint64_t kind = *(const uint64_t *)metadata;
  return kind == 0 || kind > 0x7FF;
}

static uint32_t class_index(const void *metadata) {
  uint32_t place = (uint32_t)(((uintptr_t)metadata >> 4) * 0x9E3779B1u) & (CLASS_CAPACITY * 2 - 1);
  while (class_hash[place]) {
    if (classes[class_hash[place]].metadata == metadata) return class_hash[place];
    place = (place + 1) & (CLASS_CAPACITY * 2 - 1);
  }
  if (classes_used >= CLASS_CAPACITY) {
    is_incomplete = true;
    return 0;
  }
  classes[classes_used].metadata = metadata;
  class_hash[place] = classes_used;
  return classes_used++;
}

// Optimised code places objects that do not escape on the stack, and frees them through the same
// entry points.
static __thread char *stack_end;
static __attribute__((noinline, cold)) void find_stack_end(void) {
  pthread_attr_t attributes;
  void *start = NULL;
  size_t size = 0;
  if (!pthread_getattr_np(pthread_self(), &attributes)) {
    pthread_attr_getstack(&attributes, &start, &size);
    pthread_attr_destroy(&attributes);
  }
  stack_end = (char *)start + size;
}
static inline bool is_on_stack(const void *object) {
  if (!stack_end) find_stack_end();
  return (const char *)object > (const char *)__builtin_frame_address(0) &&
         (const char *)object < stack_end;
}

static inline uint64_t *footer(const void *object) {
  return (uint64_t *)((char *)object + malloc_usable_size((void *)object) - 8);
}

void *swift_allocObject(const void *metadata, size_t size, size_t alignment_mask) {
  if (!real_allocate) resolve();
  if (!thread_session || alignment_mask > 15 || !is_destroyed_here(metadata))
    return real_allocate(metadata, size, alignment_mask);
  char *object = real_allocate(metadata, size + 16, alignment_mask);
  uint32_t slot = first_free;
  if (slot) first_free = objects[slot].next_free;
  else if (objects_used < OBJECT_CAPACITY) slot = objects_used++;
  else {
    is_incomplete = true;
    return object;
  }
  uint32_t index = is_class(metadata) ? class_index(metadata) : 0;
  objects[slot] = (nb_object){
      object, metadata, (uint32_t)size, thread_session, index, 0, ++last_serial, current_event};
  classes[index].live++;
  version += !classes[index].is_ignored;
  *footer(object) = ((uint64_t)FOOTER_TAG << 32) | slot;
  return object;
}

static inline void forget(void *object) {
  if (!object || objects_used == 1 || is_on_stack(object)) return;
  uint64_t *place = footer(object), tag = *place;
  uint32_t slot = (uint32_t)tag;
  if ((tag >> 32) != FOOTER_TAG || slot >= OBJECT_CAPACITY || objects[slot].object != object) {
    return;
  }
  *place = 0;
  if (objects[slot].session == counted_session) {
    nb_class *class = &classes[objects[slot].class_index];
    if (thread_session) {
      class->live--;
      version += !class->is_ignored;
    } else {
      // Separate counters, so that the recording thread needs no atomic operations.
      __atomic_fetch_add(&class->freed_elsewhere, 1, __ATOMIC_RELAXED);
      __atomic_fetch_add(&version_elsewhere, 1, __ATOMIC_RELAXED);
    }
  }
  objects[slot].object = NULL;
  // Only the recording thread may change the list of free slots.
  if (!thread_session) {
    __atomic_fetch_add(&lost_slots, 1, __ATOMIC_RELAXED);
    return;
  }
  objects[slot].next_free = first_free;
  first_free = slot;
}

void swift_deallocClassInstance(void *object, size_t size, size_t mask) {
  forget(object);
  if (!real_allocate) resolve();
  real_free_class(object, size, mask);
}
void swift_deallocObject(void *object, size_t size, size_t mask) {
  forget(object);
  if (!real_allocate) resolve();
  real_free_object(object, size, mask);
}
void swift_deallocUninitializedObject(void *object, size_t size, size_t mask) {
  forget(object);
  if (!real_allocate) resolve();
  real_free_uninitialized(object, size, mask);
}
void swift_deallocPartialClassInstance(
    void *object, const void *metadata, size_t size, size_t mask) {
  forget(object);
  if (!real_allocate) resolve();
  real_free_partial(object, metadata, size, mask);
}

// Rebuilds the list of free slots.
static void collect_lost_slots(void) {
  first_free = 0;
  for (uint32_t slot = 1; slot < objects_used; slot++) {
    if (objects[slot].object) continue;
    objects[slot].next_free = first_free;
    first_free = slot;
  }
  __atomic_store_n(&lost_slots, 0, __ATOMIC_RELAXED);
}

void nb_hooks_set_session(uint32_t session) {
  thread_session = session;
  if (!session) return;
  counted_session = session;
  current_event = 0;
  is_incomplete = false;
  if (__atomic_load_n(&lost_slots, __ATOMIC_RELAXED) > 1024) collect_lost_slots();
  for (uint32_t i = 0; i < classes_used; i++) classes[i].live = classes[i].freed_elsewhere = 0;
  version++;
}
bool nb_hooks_is_complete(void) { return !is_incomplete; }
bool nb_hooks_has_session(void) { return thread_session != 0; }
void nb_hooks_pause(bool is_paused) {
  static __thread uint32_t paused_session;
  if (is_paused) {
    paused_session = thread_session;
    thread_session = 0;
  } else {
    thread_session = paused_session;
  }
}
uint32_t nb_hooks_object_count(void) { return objects_used; }
const nb_object *nb_hooks_object_table(void) { return objects; }
uint32_t nb_hooks_class_count(void) { return classes_used; }
const nb_class *nb_hooks_class_table(void) { return classes; }
uint64_t nb_hooks_version(void) {
  return version + __atomic_load_n(&version_elsewhere, __ATOMIC_RELAXED);
}
void nb_hooks_ignore_class(uint32_t index, bool is_ignored) {
  classes[index].is_ignored = is_ignored;
}
uint32_t nb_hooks_last_serial(void) { return last_serial; }
void nb_hooks_set_event(uint32_t event) { current_event = event; }
uint32_t nb_hooks_slot_of(const void *object) {
  uint64_t tag = *footer(object);
  uint32_t slot = (uint32_t)tag;
  bool is_recorded =
      (tag >> 32) == FOOTER_TAG && slot < OBJECT_CAPACITY && objects[slot].object == object;
  return is_recorded ? slot : 0;
}
#else
typedef int nb_no_hooks_on_this_platform;
#endif

#define _GNU_SOURCE
#include "CLeakDetection.h"

#ifdef __GLIBC__
#include <execinfo.h>
#endif
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#if NB_HAS_CENSUS
#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Defined by AllocationHooks, if it is linked in.
extern __attribute__((weak)) void nb_hooks_set_session(uint32_t session);
extern __attribute__((weak)) bool nb_hooks_has_session(void);
extern __attribute__((weak)) void nb_hooks_pause(bool is_paused);
extern __attribute__((weak)) uint32_t nb_hooks_object_count(void);
extern __attribute__((weak)) const nb_object *nb_hooks_object_table(void);
extern __attribute__((weak)) uint32_t nb_hooks_class_count(void);
extern __attribute__((weak)) const nb_class *nb_hooks_class_table(void);
extern __attribute__((weak)) uint64_t nb_hooks_version(void);
extern __attribute__((weak)) void nb_hooks_ignore_class(uint32_t index, bool is_ignored);
extern __attribute__((weak)) uint32_t nb_hooks_last_serial(void);
extern __attribute__((weak)) uint32_t nb_hooks_slot_of(const void *object);
extern __attribute__((weak)) void nb_hooks_set_event(uint32_t event);
extern __attribute__((weak)) bool nb_hooks_is_complete(void);

bool nb_hooks_present(void) { return nb_hooks_set_session != NULL; }
void nb_set_session(uint32_t session) { if (nb_hooks_set_session) nb_hooks_set_session(session); }
bool nb_has_session(void) { return nb_hooks_has_session && nb_hooks_has_session(); }
void nb_pause(bool is_paused) { if (nb_hooks_pause) nb_hooks_pause(is_paused); }
uint32_t nb_object_count(void) { return nb_hooks_object_count ? nb_hooks_object_count() : 0; }
const nb_object *nb_object_table(void) {
  return nb_hooks_object_table ? nb_hooks_object_table() : NULL;
}
uint32_t nb_class_count(void) { return nb_hooks_class_count ? nb_hooks_class_count() : 0; }
const nb_class *nb_class_table(void) {
  return nb_hooks_class_table ? nb_hooks_class_table() : NULL;
}
uint64_t nb_version(void) { return nb_hooks_version ? nb_hooks_version() : 0; }
void nb_ignore_class(uint32_t index, bool is_ignored) {
  if (nb_hooks_ignore_class) nb_hooks_ignore_class(index, is_ignored);
}
uint32_t nb_last_serial(void) { return nb_hooks_last_serial ? nb_hooks_last_serial() : 0; }
void nb_set_event(uint32_t event) { if (nb_hooks_set_event) nb_hooks_set_event(event); }
bool nb_is_complete(void) { return !nb_hooks_is_complete || nb_hooks_is_complete(); }

// --- symbols of the executable -------------------------------------------------------------------

// The symbols are read in place and searched linearly; too few names are looked up to justify
// sorting them.
static const Elf64_Sym *symbols;
static size_t symbol_count;
static const char *names;
static uintptr_t bias;

// The first image that the loader lists is the executable.
static int first_bias(struct dl_phdr_info *info, size_t size, void *out) {
  (void)size;
  *(uintptr_t *)out = info->dlpi_addr;
  return 1;
}

static void load_symbols(void) {
  int file = open("/proc/self/exe", O_RDONLY);
  struct stat status;
  if (file < 0) return;
  if (fstat(file, &status)) { close(file); return; }
  const char *base = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  close(file);
  if (base == MAP_FAILED) return;
  dl_iterate_phdr(first_bias, &bias);
  const Elf64_Ehdr *header = (const Elf64_Ehdr *)base;
  const Elf64_Shdr *sections = (const Elf64_Shdr *)(base + header->e_shoff);
  for (int s = 0; s < header->e_shnum; s++) {
    if (sections[s].sh_type != SHT_SYMTAB) continue;
    symbols = (const Elf64_Sym *)(base + sections[s].sh_offset);
    symbol_count = sections[s].sh_size / sizeof(Elf64_Sym);
    names = base + sections[sections[s].sh_link].sh_offset;
  }
}

static void load_symbols_once(void) {
  static _Atomic int state;
  int untouched = 0;
  if (atomic_compare_exchange_strong(&state, &untouched, 1)) {
    load_symbols();
    atomic_store(&state, 2);
  }
  while (atomic_load(&state) != 2) {}
}

static bool is_function(const Elf64_Sym *symbol) {
  return ELF64_ST_TYPE(symbol->st_info) == STT_FUNC;
}
static bool is_variable(const Elf64_Sym *symbol) {
  return ELF64_ST_TYPE(symbol->st_info) == STT_OBJECT;
}

const char *nb_function_at(const void *address) {
  load_symbols_once();
  uintptr_t wanted = (uintptr_t)address - bias;
  const Elf64_Sym *nearest = NULL;
  for (const Elf64_Sym *next = symbols; next < symbols + symbol_count; next++) {
    if (!next->st_value || next->st_value > wanted || !(is_function(next) || is_variable(next))) {
      continue;
    }
    if (!nearest || next->st_value >= nearest->st_value) nearest = next;
  }
  bool covers = nearest && wanted < nearest->st_value + (nearest->st_size ? nearest->st_size : 1);
  return covers && is_function(nearest) ? names + nearest->st_name : NULL;
}

uint64_t nb_address_in_program(const void *address) {
  load_symbols_once();
  return (uintptr_t)address - bias;
}

const char *nb_constant_at(const void *address) {
  load_symbols_once();
  uintptr_t wanted = (uintptr_t)address - bias;
  for (const Elf64_Sym *next = symbols; next < symbols + symbol_count; next++)
    if (next->st_value == wanted && is_variable(next)) return names + next->st_name;
  return NULL;
}

const void *nb_variable_named(const char *name) {
  load_symbols_once();
  for (const Elf64_Sym *next = symbols; next < symbols + symbol_count; next++)
    if (next->st_value && is_variable(next) && !strcmp(names + next->st_name, name))
      return (const void *)(next->st_value + bias);
  return NULL;
}

bool nb_next_symbol(const char *prefix, size_t *position, nb_symbol *symbol) {
  load_symbols_once();
  size_t length = strlen(prefix);
  for (; *position < symbol_count; ++*position) {
    const Elf64_Sym *candidate = &symbols[*position];
    if (!candidate->st_value || strncmp(names + candidate->st_name, prefix, length)) continue;
    *symbol = (nb_symbol){names + candidate->st_name, candidate->st_value, is_function(candidate)};
    ++*position;
    return true;
  }
  return false;
}

bool nb_has_module(const char *prefix) {
  load_symbols_once();
  for (const Elf64_Sym *next = symbols; next < symbols + symbol_count; next++)
    if (is_function(next) && !strncmp(names + next->st_name, prefix, strlen(prefix))) return true;
  return false;
}

bool nb_next_variable(const char *prefix, size_t *position, nb_variable *variable) {
  load_symbols_once();
  for (; *position < symbol_count; ++*position) {
    const Elf64_Sym *candidate = &symbols[*position];
    const char *name = names + candidate->st_name;
    if (!is_variable(candidate) || !candidate->st_value || strncmp(name, prefix, strlen(prefix))) {
      continue;
    }
    // The mangled name of a variable ends in `vp`, or in `vpZ` if the variable is static.
    size_t length = strlen(name);
    if (length <= 3 || (strcmp(name + length - 2, "vp") && strcmp(name + length - 3, "vpZ"))) {
      continue;
    }
    *variable = (nb_variable){name, (const void *)(candidate->st_value + bias), candidate->st_size};
    ++*position;
    return true;
  }
  return false;
}

// --- unverified memory ---------------------------------------------------------------------------

// Pages found readable since the last nb_forget_pages, indexed by the low bits of their numbers.
#define PAGE_SHIFT 12
#define PAGE_SLOTS 1024
static uintptr_t readable_pages[PAGE_SLOTS];

void nb_forget_pages(void) { memset(readable_pages, 0, sizeof(readable_pages)); }

// The kernel copies the new signal mask before it rejects the unknown command: the call fails with
// EINVAL if the page is readable, and with EFAULT otherwise.
static bool is_page_readable(uintptr_t page) {
  int saved = errno;
  bool is_readable =
      syscall(SYS_rt_sigprocmask, ~0, page << PAGE_SHIFT, NULL, 8) == -1 && errno == EINVAL;
  errno = saved;
  return is_readable;
}

bool nb_is_readable(const void *address, size_t size) {
  uintptr_t start = (uintptr_t)address, end = start + size;
  // The first page is never mapped.
  if (start < 4096 || end < start || end >= NB_USER_SPACE_END) return false;
  for (uintptr_t page = start >> PAGE_SHIFT; size && page <= (end - 1) >> PAGE_SHIFT; page++) {
    uintptr_t *known = &readable_pages[page & (PAGE_SLOTS - 1)];
    if (*known == page) continue;
    if (!is_page_readable(page)) return false;
    *known = page;
  }
  return true;
}

// The executable segments of the images loaded so far; none is expected to be unloaded. `dladdr`
// would do, but searches an image's symbols each time. Only one thread at a time reads the heap.
#define MOST_SEGMENTS 512
static struct { uintptr_t start, end; } code_segments[MOST_SEGMENTS];
static size_t code_segment_count;
static unsigned long long images_loaded;

static int add_code_segments(struct dl_phdr_info *info, size_t size, void *out) {
  (void)size, (void)out;
  images_loaded = info->dlpi_adds;
  for (int h = 0; h < info->dlpi_phnum && code_segment_count < MOST_SEGMENTS; h++) {
    const Elf64_Phdr *segment = &info->dlpi_phdr[h];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    uintptr_t start = info->dlpi_addr + segment->p_vaddr;
    code_segments[code_segment_count].start = start;
    code_segments[code_segment_count++].end = start + segment->p_memsz;
  }
  return 0;
}

static int read_images_loaded(struct dl_phdr_info *info, size_t size, void *out) {
  (void)size;
  *(unsigned long long *)out = info->dlpi_adds;
  return 1;
}

static bool is_in_known_code(uintptr_t address) {
  for (size_t s = 0; s < code_segment_count; s++) {
    if (code_segments[s].start <= address && address < code_segments[s].end) return true;
  }
  return false;
}

static bool is_code(uintptr_t address) {
  if (is_in_known_code(address)) return true;
  unsigned long long loaded = 0;
  dl_iterate_phdr(read_images_loaded, &loaded);
  if (loaded != images_loaded) {
    code_segment_count = 0;
    dl_iterate_phdr(add_code_segments, NULL);
    if (is_in_known_code(address)) return true;
  }
  // A full table lacks some segments.
  Dl_info info;
  return address && code_segment_count == MOST_SEGMENTS && dladdr((const void *)address, &info);
}

// Whether word 5 of possible class metadata is the address of a class descriptor. A variable that
// was set to nil may still contain the address of a dead object, and the words at that address may
// resemble metadata up to and including the kind.
static bool has_class_descriptor(uintptr_t metadata) {
  if (!nb_is_readable((const char *)metadata + 40, 8)) return false;
  uintptr_t descriptor = ((const uintptr_t *)metadata)[5];
  if (descriptor & 3 || !nb_is_readable((const void *)descriptor, 4)) return false;
  return (*(const uint32_t *)descriptor & 0x1F) == 16;
}

static bool is_heap_metadata(uintptr_t metadata) {
  if (metadata & 7 || !nb_is_readable((const char *)metadata - 16, 24)) return false;
  uintptr_t kind = *(const uintptr_t *)metadata;
  uintptr_t destroy = ((const uintptr_t *)metadata)[-2];
  // Kinds from 1 to 0x7FF are not classes; among them, only 0x400 to 0x5FF denote heap objects.
  if (kind != 0 && kind <= 0x7FF && (kind & 0x600) != 0x400) return false;
  if ((kind == 0 || kind > 0x7FF) && !has_class_descriptor(metadata)) return false;
  return is_code(destroy);
}

bool nb_know_metadata(const void *address) {
  // Metadata never moves or disappears, so a positive result stays valid.
  static uintptr_t known[4096];
  uintptr_t metadata = (uintptr_t)address;
  uintptr_t *place = &known[(metadata >> 3) & 4095];
  if (*place == metadata && metadata) return true;
  if (!is_heap_metadata(metadata)) return false;
  *place = metadata;
  return true;
}

bool nb_is_object(const void *address) {
  if ((uintptr_t)address & 7 || !nb_is_readable(address, 16)) return false;
  return nb_know_metadata(*(const void *const *)address);
}

// The size of a block according to the allocator's bookkeeping, or 0 if it is not a block in use.
// `malloc_usable_size` trusts the word before an address, which is arbitrary if the address is a
// guess. glibc stores a chunk's size and flags in the word before the block (malloc/malloc.c,
// "malloc_chunk details"); the following chunk records whether it is in use.
size_t nb_usable_size(const void *object) {
  const char *block = object;
  if ((uintptr_t)block & 15 || !nb_is_readable(block - 16, 32)) return 0;
  size_t header = *(const size_t *)(block - 8);
  size_t size = header & ~(size_t)7;
  if (size < 32 || size & 15 || size > (size_t)1 << 46) return 0;
  bool is_mapped = header & 2;
  size_t usable = size - (is_mapped ? 16 : 8);
  if (!nb_is_readable(block + usable - 8, 8)) return 0;
  if (is_mapped) return usable;
  const char *next = block - 16 + size;
  return nb_is_readable(next + 8, 8) && *(const size_t *)(next + 8) & 1 ? usable : 0;
}

uint32_t nb_slot_of(const void *object) {
  return nb_hooks_slot_of && nb_usable_size(object) ? nb_hooks_slot_of(object) : 0;
}

// --- runtime entry points ------------------------------------------------------------------------

extern const void *swift_getTypeByMangledNameInContext(
    const void *, size_t, const void *, const void *) __attribute__((swiftcall));
extern size_t swift_retainCount(const void *);
extern size_t swift_unownedRetainCount(const void *);
extern bool swift_isDeallocating(const void *);
extern char *swift_demangle(const char *, size_t, char *, size_t *, uint32_t);

const void *nb_type_by_mangled_name(
    const void *name, size_t length, const void *context, const void *arguments) {
  return swift_getTypeByMangledNameInContext(name, length, context, arguments);
}
size_t nb_retain_count(const void *object) { return swift_retainCount(object); }
size_t nb_unowned_count(const void *object) { return swift_unownedRetainCount(object); }

// An object with weak references counts in a side table, whose address is in the word after the
// metadata, shifted by 3 bits and marked by the two highest. The runtime looks only at the highest
// of the two, and follows any word that has it and is not immortal
// (stdlib/public/SwiftShims/RefCount.h). The table begins with the object's address.
bool nb_is_dead(const void *object) {
  uint64_t counts = ((const uint64_t *)object)[1];
  if (counts >> 63 && (uint32_t)counts != UINT32_MAX) {
    const void *const *table = (const void *const *)(uintptr_t)(counts << 3);
    if (counts >> 62 != 3 || !nb_is_readable(table, 32) || *table != object) return true;
  }
  return swift_isDeallocating(object);
}
char *nb_demangle(const char *symbol) {
  return swift_demangle(symbol, strlen(symbol), NULL, NULL, 0);
}

// The result goes through a pipe, because a program that ignores SIGCHLD never learns how a process
// ended.
int32_t nb_run_in_copy(int32_t (*body)(void *), void *context, int32_t milliseconds) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) return NB_COPY_CRASHED;
  pid_t copy = fork();
  if (copy == 0) {
    uint8_t result = (uint8_t)body(context);
    _exit(write(ends[1], &result, 1) != 1);
  }
  close(ends[1]);
  int32_t verdict = NB_COPY_CRASHED;
  if (copy > 0) {
    struct pollfd end = {.fd = ends[0], .events = POLLIN};
    int ready;
    do ready = poll(&end, 1, milliseconds); while (ready < 0 && errno == EINTR);
    uint8_t result;
    if (ready == 0) verdict = NB_COPY_HUNG;
    else if (read(ends[0], &result, 1) == 1) verdict = result;
    kill(copy, SIGKILL);
    while (waitpid(copy, NULL, 0) < 0 && errno == EINTR) {}
  }
  close(ends[0]);
  return verdict;
}

#else
// On other platforms there is no census: everything compiles, but reports the census as
// unavailable.

bool nb_hooks_present(void) { return false; }
void nb_set_session(uint32_t session) { (void)session; }
bool nb_has_session(void) { return false; }
bool nb_has_module(const char *prefix) { (void)prefix; return false; }
void nb_pause(bool is_paused) { (void)is_paused; }
uint32_t nb_object_count(void) { return 0; }
const nb_object *nb_object_table(void) { return NULL; }
uint32_t nb_class_count(void) { return 0; }
const nb_class *nb_class_table(void) { return NULL; }
uint64_t nb_version(void) { return 0; }
void nb_ignore_class(uint32_t index, bool is_ignored) { (void)index; (void)is_ignored; }
uint32_t nb_last_serial(void) { return 0; }
uint32_t nb_slot_of(const void *object) { (void)object; return 0; }
void nb_set_event(uint32_t event) { (void)event; }
bool nb_is_complete(void) { return true; }
size_t nb_usable_size(const void *object) { (void)object; return 0; }
const char *nb_function_at(const void *address) { (void)address; return NULL; }
uint64_t nb_address_in_program(const void *address) { return (uintptr_t)address; }
const char *nb_constant_at(const void *address) { (void)address; return NULL; }
const void *nb_variable_named(const char *name) { (void)name; return NULL; }
bool nb_next_variable(const char *prefix, size_t *position, nb_variable *variable) {
  (void)prefix; (void)position; (void)variable;
  return false;
}
bool nb_next_symbol(const char *prefix, size_t *position, nb_symbol *symbol) {
  (void)prefix; (void)position; (void)symbol;
  return false;
}
bool nb_is_object(const void *address) { (void)address; return false; }
bool nb_know_metadata(const void *metadata) { (void)metadata; return false; }
bool nb_is_readable(const void *address, size_t size) { (void)address; (void)size; return false; }
void nb_forget_pages(void) {}
size_t nb_unowned_count(const void *object) { (void)object; return 0; }
bool nb_is_dead(const void *object) { (void)object; return false; }
const void *nb_type_by_mangled_name(
    const void *name, size_t length, const void *context, const void *arguments) {
  (void)name; (void)length; (void)context; (void)arguments;
  return NULL;
}
size_t nb_retain_count(const void *object) { (void)object; return 0; }
char *nb_demangle(const char *symbol) { (void)symbol; return NULL; }
int32_t nb_run_in_copy(int32_t (*body)(void *), void *context, int32_t milliseconds) {
  (void)body; (void)context; (void)milliseconds;
  return NB_COPY_CRASHED;
}

#endif

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
void nb_take_turn(void) { pthread_mutex_lock(&turn); }
void nb_end_turn(void) { pthread_mutex_unlock(&turn); }

uint32_t nb_new_session(void) {
  static uint32_t last;
  return __atomic_add_fetch(&last, 1, __ATOMIC_RELAXED);
}

void nb_free(void *pointer) { free(pointer); }

static void (*crash_handler)(int);
// The registers of the thread that crashed, and the address that it accessed.
static const ucontext_t *crash_registers;
static uintptr_t crash_address;

static void note_crash(int number, siginfo_t *info, void *registers) {
  crash_registers = registers;
  crash_address = (uintptr_t)info->si_addr;
  crash_handler(number);
}

void nb_handle_crashes(void (*handler)(int)) {
  // A stack that has overflowed has no room for the handler.
  static char stack[1 << 17];
  stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&other, NULL);
  crash_handler = handler;
  struct sigaction action = {.sa_sigaction = note_crash, .sa_flags = SA_ONSTACK | SA_SIGINFO};
  sigemptyset(&action.sa_mask);
  static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    sigaction(signals[i], &action, NULL);
  }
}

typedef struct {
  uintptr_t code, stack, frame;
} registers;

// The registers of the thread that crashed; 0 if they are unknown.
static registers registers_at_crash(void) {
  registers found = {0, 0, 0};
  if (crash_registers == NULL) return found;
#if defined __GLIBC__ && defined __x86_64__
  const greg_t *all = crash_registers->uc_mcontext.gregs;
  found = (registers){(uintptr_t)all[REG_RIP], (uintptr_t)all[REG_RSP], (uintptr_t)all[REG_RBP]};
#elif defined __GLIBC__ && defined __aarch64__
  const mcontext_t *all = &crash_registers->uc_mcontext;
  found = (registers){all->pc, all->sp, all->regs[29]};
#endif
  return found;
}

bool nb_stack_overflowed(void) {
  uintptr_t stack = registers_at_crash().stack;
  // A function reserves its whole frame before it touches it.
  const uintptr_t most = 1 << 16;
  return stack != 0 && crash_address > stack - most && crash_address < stack + most
      && !nb_is_readable((const void *)crash_address, 1);
}

#ifdef __GLIBC__
// Where the crashed thread was, and the return addresses that its frame pointers lead to.
static int follow_frame_pointers(void **frames, int most) {
  int count = 0;
  registers at = registers_at_crash();
  if (at.code == 0) return 0;
  frames[count++] = (void *)(at.code + 1);  // Like a return address, behind the instruction.
  uintptr_t pointer = at.frame;
  while (count < most && pointer % 8 == 0 && nb_is_readable((const void *)pointer, 16)) {
    const uintptr_t *frame = (const uintptr_t *)pointer;
    if (frame[1] == 0) break;
    frames[count++] = (void *)frame[1];
    if (frame[0] <= pointer) break;
    pointer = frame[0];
  }
  return count;
}
#endif

void nb_write_frames(int file) {
#ifdef __GLIBC__
  nb_forget_pages();
  void *frames[64], *others[64];
  int count = backtrace(frames, 64);
  // Functions without unwinding information, such as many small ones of Foundation, end the list.
  // Swift keeps frame pointers everywhere. The first frames are those of the handler.
  int start = 0;
  while (start < count && (uintptr_t)frames[start] != registers_at_crash().code) start++;
  if (start == count) start = 0;
  int other_count = follow_frame_pointers(others, 64);
  if (other_count > count - start) {
    backtrace_symbols_fd(others, other_count, file);
  } else {
    backtrace_symbols_fd(frames + start, count - start, file);
  }
#else
  (void)file;
#endif
}

extern void *swift_weakLoadStrong(void *);
extern void swift_release(void *);

bool nb_weak_target_is_dead(const void *weak_reference) {
  // Loading does not change the reference, whether or not its target is dead.
  uintptr_t table = *(const uintptr_t *)weak_reference;
  if (table == 0 || table & 7 || !nb_is_readable((const void *)table, 32)) return false;
  void *target = swift_weakLoadStrong((void *)weak_reference);
  if (target == NULL) return true;
  swift_release(target);
  return false;
}

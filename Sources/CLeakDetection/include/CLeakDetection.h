// What LeakDetection needs from C: the table of live objects, which only an executable with the allocation hooks has,
// and runtime entry points that Swift code may not name itself.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// One live heap object that the executable's own code allocated.
typedef struct {
  void *object;          // NULL: the slot is free
  const void *metadata;  // class metadata, or that of a closure context or a box
  uint32_t size;         // bytes asked for
  uint32_t session;      // the session of the thread that allocated it
  uint32_t class_index;  // its place in the class table; 0 for contexts and boxes
  uint32_t next_free;    // the next free slot while this one is free
  uint32_t serial;       // counts up with every object: of two objects the smaller is the older
  uint32_t event;        // what nb_set_event was told last when the object was made
} nb_object;

// How many instances of one class the current session has alive.
typedef struct {
  const void *metadata;
  int32_t live;             // less those that other threads have freed
  int32_t freed_elsewhere;
  bool is_ignored;  // its objects do not change the version
} nb_class;

// True when this executable has the hooks linked in.
bool nb_hooks_present(void);

// Whether every object of the session had a place in the tables.
bool nb_is_complete(void);

// A session number that nobody in this process has had before; never 0.
uint32_t nb_new_session(void);

// From now on, objects that this thread allocates belong to `session`; 0 ends recording on this thread. Counts of classes
// start again at zero. One thread at a time may have a session.
void nb_set_session(uint32_t session);

// Whether this thread has a session.
bool nb_has_session(void);

// Waits until no other thread has taken its turn. A thread takes one turn at a time.
void nb_take_turn(void);
void nb_end_turn(void);

// Objects that are allocated from now on belong to this event of the session.
void nb_set_event(uint32_t event);

// Stops and resumes recording on this thread; counts stay. For code that looks at the heap while a session is on.
void nb_pause(bool is_paused);

// Slots and classes ever used; index 0 of both tables is never used.
uint32_t nb_object_count(void);
const nb_object *nb_object_table(void);
uint32_t nb_class_count(void);
const nb_class *nb_class_table(void);
// Changes whenever an object of the current session was allocated or freed whose class is not ignored.
uint64_t nb_version(void);
void nb_ignore_class(uint32_t index, bool is_ignored);
// The serial of the object that was made last; 0 before the first.
uint32_t nb_last_serial(void);
// The object's place in the table, whatever its session; 0 where it is not in it. Any address may be asked for.
uint32_t nb_slot_of(const void *object);

// Bytes that the allocator gave an object; 0 where it is not the allocator's. Any address may be asked for.
size_t nb_usable_size(const void *object);
// The mangled symbol that covers an address of the executable, from its own symbol table, or NULL.
const char *nb_function_at(const void *address);
// The symbol of a constant or variable of the executable that begins at an address, or NULL.
const char *nb_constant_at(const void *address);
// Where the constant or variable of the executable with a symbol lies, or NULL.
const void *nb_variable_named(const char *name);

// Whether the executable has code of the module whose mangled names begin like this.
bool nb_has_module(const char *prefix);

// What the compiler has named in the executable.
typedef struct {
  const char *name;
  uint64_t address;  // as linked, which is how debug information has it
  bool is_function;
} nb_symbol;
// The next symbol, from `position` on, whose name begins with `prefix`; false when there is none.
bool nb_next_symbol(const char *prefix, size_t *position, nb_symbol *symbol);

// A global or static variable of the executable.
typedef struct {
  const char *name;
  const void *address;
  size_t size;
} nb_variable;
// The next Swift variable, from `position` on, whose mangled name begins with `prefix`; false when there is none.
bool nb_next_variable(const char *prefix, size_t *position, nb_variable *variable);
// Whether every byte of a stretch can be read; any address may be asked for. A page that could be read is not asked for again
// until nb_forget_pages.
bool nb_is_readable(const void *address, size_t size);
void nb_forget_pages(void);
// Whether the word at an address is the metadata of heap objects, as it is where one begins; any address may be asked for.
bool nb_is_object(const void *address);

const void *nb_type_by_mangled_name(
    const void *name, size_t length, const void *context, const void *arguments);
size_t nb_retain_count(const void *object);
size_t nb_unowned_count(const void *object);
// Whether an object has been destroyed, and only unowned references keep its memory.
bool nb_is_dead(const void *object);
// Whether a weak reference was set and what it was set to has died.
bool nb_weak_target_is_dead(const void *weak_reference);
// The caller frees the result with nb_free.
char *nb_demangle(const char *symbol);
void nb_free(void *pointer);

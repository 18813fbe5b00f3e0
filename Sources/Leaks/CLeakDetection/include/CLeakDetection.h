// The C part of LeakDetection: the table of live objects, which exists only in executables with the
// allocation hooks, and runtime entry points that Swift code may not declare itself.
#pragma once
#include "Processor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A live heap object that the executable's own code allocated.
typedef struct {
  void *object;          // NULL if the slot is free
  const void *metadata;  // the metadata of a class, closure context or box
  uint32_t size;         // the requested size in bytes
  uint32_t session;      // the session of the thread that allocated it
  uint32_t class_index;  // its index in the class table; 0 for contexts and boxes
  uint32_t next_free;    // the next free slot while this one is free
  uint32_t serial;       // incremented for every object: older objects have smaller numbers
  uint32_t event;        // the last event passed to nb_set_event before the object was created
} nb_object;

// The number of live instances of one class in the current session.
typedef struct {
  const void *metadata;
  int32_t live;             // includes the instances that other threads have freed
  int32_t freed_elsewhere;
  bool is_ignored;  // if true, its objects do not change the version
} nb_class;

// Whether the hooks are linked into this executable.
bool nb_hooks_present(void);

// Whether the tables had room for every object of the session.
bool nb_is_complete(void);

// A session number not used before in this process; never 0.
uint32_t nb_new_session(void);

// Assigns objects that this thread allocates from now on to `session`; 0 ends recording on this
// thread. Resets the counts of classes to zero. Only one thread at a time may have a session.
void nb_set_session(uint32_t session);

// Whether this thread has a session.
bool nb_has_session(void);

// Waits until no other thread holds the turn, and takes it; not recursive.
void nb_take_turn(void);
void nb_end_turn(void);

// Runs `body` in a copy of this process and returns its result, from 0 to 255; NB_COPY_CRASHED if
// the copy could not be made or ended without a result, NB_COPY_HUNG if it took longer than
// `milliseconds`.
enum { NB_COPY_CRASHED = -1, NB_COPY_HUNG = -2 };
int32_t nb_run_in_copy(int32_t (*body)(void *), void *context, int32_t milliseconds);

// Assigns objects allocated from now on to this event of the session.
void nb_set_event(uint32_t event);

// Pauses and resumes recording on this thread, keeping the counts, for code that reads the heap
// during a session.
void nb_pause(bool is_paused);

// The number of slots and classes used so far; index 0 of both tables is never used.
uint32_t nb_object_count(void);
const nb_object *nb_object_table(void);
uint32_t nb_class_count(void);
const nb_class *nb_class_table(void);
// Changes whenever an object of the current session is allocated or freed, unless its class is
// ignored.
uint64_t nb_version(void);
void nb_ignore_class(uint32_t index, bool is_ignored);
// The serial number of the latest object; 0 before the first.
uint32_t nb_last_serial(void);
// The object's index in the table, in any session; 0 if it is not in the table. Accepts any
// address.
uint32_t nb_slot_of(const void *object);

// The size of the allocator's block in bytes; 0 if the object is not the allocator's. Accepts any
// address.
size_t nb_usable_size(const void *object);
// The mangled symbol that covers an address of the executable, from its own symbol table, or NULL.
const char *nb_function_at(const void *address);
// An address of the executable before relocation, as in debug information.
uint64_t nb_address_in_program(const void *address);
// Calls the handler for each signal by which a crash ends the process, on a stack of its own; to be
// called on the thread that may crash.
void nb_handle_crashes(void (*handler)(int));
// Writes the return addresses of the running functions to a file, innermost first: one per line, in
// brackets at its end. Allocates nothing after its first call; writes nothing without glibc.
void nb_write_frames(int file);
// In the handler: whether the crash was an access beyond the end of the stack. False without glibc.
bool nb_stack_overflowed(void);
// The symbol of the executable's constant or variable at an address, or NULL.
const char *nb_constant_at(const void *address);
// The address of the executable's constant or variable that has the given symbol, or NULL.
const void *nb_variable_named(const char *name);

// Whether the executable contains code of the module whose mangled names begin with `prefix`.
bool nb_has_module(const char *prefix);

// A symbol of the executable.
typedef struct {
  const char *name;
  uint64_t address;  // before relocation, as in debug information
  bool is_function;
} nb_symbol;
// Finds the next symbol, starting at `position`, whose name begins with `prefix`; returns false if
// there is none.
bool nb_next_symbol(const char *prefix, size_t *position, nb_symbol *symbol);

// A global or static variable of the executable.
typedef struct {
  const char *name;
  const void *address;
  size_t size;
} nb_variable;
// Finds the next Swift variable, starting at `position`, whose mangled name begins with `prefix`;
// returns false if there is none.
bool nb_next_variable(const char *prefix, size_t *position, nb_variable *variable);
// Whether a range of memory is readable from end to end. Accepts any address. Readable pages are
// cached until nb_forget_pages.
bool nb_is_readable(const void *address, size_t size);
void nb_forget_pages(void);
// Whether the word at an address points to the metadata of a heap object, as an object's first word
// does. Accepts any address.
bool nb_is_object(const void *address);
// Whether an address is the metadata of a heap object; remembers it for nb_is_object. Accepts any
// address.
bool nb_know_metadata(const void *metadata);

const void *nb_type_by_mangled_name(
    const void *name, size_t length, const void *context, const void *arguments);
size_t nb_retain_count(const void *object);
size_t nb_unowned_count(const void *object);
// Whether an object has been destroyed, and only unowned references keep its memory allocated; also
// true of other memory that nb_is_object accepts and whose counts contradict themselves.
bool nb_is_dead(const void *object);
// Whether a weak reference was set and its target has died.
bool nb_weak_target_is_dead(const void *weak_reference);
// The caller frees the result with nb_free.
char *nb_demangle(const char *symbol);
void nb_free(void *pointer);

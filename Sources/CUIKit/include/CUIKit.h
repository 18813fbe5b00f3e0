#pragma once
#include <stdint.h>

// Calls of Swift initializers by address, in Swift's calling convention: the class itself goes in the context register.

// `init()` of a class.
void *nb_make_object(const void *initializer, const void *class_object);

// `init(style:reuseIdentifier:)` of a cell: an enum in one byte, and an optional string in two words that the callee takes
// over.
void *nb_make_cell(const void *initializer, const void *class_object, uint8_t style,
                   uint64_t identifier_low, uint64_t identifier_high);

// Calls every function that the build step wrote for a storyboard or a xib, in all modules of the program.
void nb_register_interface_files(void);

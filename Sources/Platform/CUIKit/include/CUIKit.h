#pragma once
#include <stdint.h>

// Calls Swift initializers by address in Swift's calling convention, with the class in the context
// register.

// `init()` of a class.
void *nb_make_object(const void *initializer, const void *class_object);

// `init(style:reuseIdentifier:)` of a cell: an enum in one byte, and an optional string in two
// words, whose ownership passes to the callee.
void *nb_make_cell(const void *initializer, const void *class_object, uint8_t style,
                   uint64_t identifier_low, uint64_t identifier_high);

// `init(reuseIdentifier:)` of a header or footer: an optional string in two words, whose ownership
// passes to the callee.
void *nb_make_header(const void *initializer, const void *class_object, uint64_t identifier_low,
                     uint64_t identifier_high);

// `init(frame:)` of a view: four floating-point numbers.
void *nb_make_view(const void *initializer, const void *class_object, double x, double y,
                   double width, double height);

// `init(nibName:bundle:)` of a controller: an optional string in two words and an optional object,
// whose ownership passes to the callee.
void *nb_make_controller(const void *initializer, const void *class_object, uint64_t nib_low,
                         uint64_t nib_high, void *bundle);

// Calls every function that the build generated for a storyboard or xib, in all modules of the
// program.
void nb_register_interface_files(void);

// Retains a Swift object and returns it, or returns NULL if its deallocation has begun. A function
// of the Swift runtime.
void *swift_tryRetain(void *object);

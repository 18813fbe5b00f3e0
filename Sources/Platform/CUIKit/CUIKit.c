#include "CUIKit.h"

// The linker collects the section from all modules and defines symbols for its bounds.
typedef void (*registration)(void);
#ifdef __APPLE__
extern const registration first_registration[] __asm("section$start$__DATA$nb_interface");
extern const registration after_registrations[] __asm("section$end$__DATA$nb_interface");
#else
extern const registration first_registration[] __asm("__start_nb_interface") __attribute__((weak));
extern const registration after_registrations[] __asm("__stop_nb_interface") __attribute__((weak));
#endif

void nb_register_interface_files(void) {
  for (const registration *next = first_registration; next < after_registrations; next++) {
    (*next)();
  }
}

#define SWIFT_SELF __attribute__((swift_context)) const void *

typedef __attribute__((swiftcall)) void *(*object_initializer)(SWIFT_SELF class_object);
typedef __attribute__((swiftcall)) void *(*cell_initializer)(uint8_t style, uint64_t identifier_low,
                                                             uint64_t identifier_high,
                                                             SWIFT_SELF class_object);

typedef __attribute__((swiftcall)) void *(*header_initializer)(uint64_t identifier_low,
                                                               uint64_t identifier_high,
                                                               SWIFT_SELF class_object);
typedef __attribute__((swiftcall)) void *(*view_initializer)(double x, double y, double width,
                                                             double height,
                                                             SWIFT_SELF class_object);
typedef __attribute__((swiftcall)) void *(*controller_initializer)(uint64_t nib_low,
                                                                   uint64_t nib_high, void *bundle,
                                                                   SWIFT_SELF class_object);

void *nb_make_view(const void *initializer, const void *class_object, double x, double y,
                   double width, double height) {
  return ((view_initializer)initializer)(x, y, width, height, class_object);
}

void *nb_make_controller(const void *initializer, const void *class_object, uint64_t nib_low,
                         uint64_t nib_high, void *bundle) {
  return ((controller_initializer)initializer)(nib_low, nib_high, bundle, class_object);
}

void *nb_make_object(const void *initializer, const void *class_object) {
  return ((object_initializer)initializer)(class_object);
}

void *nb_make_cell(const void *initializer, const void *class_object, uint8_t style,
                   uint64_t identifier_low, uint64_t identifier_high) {
  return ((cell_initializer)initializer)(style, identifier_low, identifier_high, class_object);
}

void *nb_make_header(const void *initializer, const void *class_object, uint64_t identifier_low,
                     uint64_t identifier_high) {
  return ((header_initializer)initializer)(identifier_low, identifier_high, class_object);
}

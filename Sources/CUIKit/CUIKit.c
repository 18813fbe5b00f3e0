#include "CUIKit.h"

#define SWIFT_SELF __attribute__((swift_context)) const void *

typedef __attribute__((swiftcall)) void *(*object_initializer)(SWIFT_SELF class_object);
typedef __attribute__((swiftcall)) void *(*cell_initializer)(uint8_t style, uint64_t identifier_low,
                                                             uint64_t identifier_high,
                                                             SWIFT_SELF class_object);

void *nb_make_object(const void *initializer, const void *class_object) {
  return ((object_initializer)initializer)(class_object);
}

void *nb_make_cell(const void *initializer, const void *class_object, uint8_t style,
                   uint64_t identifier_low, uint64_t identifier_high) {
  return ((cell_initializer)initializer)(style, identifier_low, identifier_high, class_object);
}

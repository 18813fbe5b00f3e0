#define _GNU_SOURCE
#include "CMachine.h"

#include <string.h>
#include <unistd.h>

#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>

nb_signature nb_hypervisor(void) {
  nb_signature signature = {{0}};
  unsigned a, b, c, d;
  // Bit 31 of leaf 1 is reserved for hypervisors; the leaves from 0x40000000 exist only below one.
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & (1u << 31))) return signature;
  __cpuid(0x40000000, a, b, c, d);
  memcpy(signature.text, &b, 4);
  memcpy(signature.text + 4, &c, 4);
  memcpy(signature.text + 8, &d, 4);
  return signature;
}
#else
nb_signature nb_hypervisor(void) { return (nb_signature){{0}}; }
#endif

const char *nb_c_library(void) {
#ifdef _CS_GNU_LIBC_VERSION
  static char text[64];
  size_t size = confstr(_CS_GNU_LIBC_VERSION, text, sizeof text);
  return size > 0 && size <= sizeof text ? text : NULL;
#else
  return NULL;
#endif
}

// The linker defines the symbol, with the seed as its address, when it shuffles the code.
extern const char nb_placement_seed __attribute__((weak));

uint32_t nb_placement(void) { return (uint32_t)(uintptr_t)&nb_placement_seed; }

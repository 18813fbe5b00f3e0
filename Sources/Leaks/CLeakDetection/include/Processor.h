// Everything in the leak detector that depends on the processor; elsewhere there is no census.
//
// The layouts of objects and metadata, the reference counts and the calls of the runtime are the
// same on all 64-bit processors under Linux. On arm64 this has only been compiled; the detector's
// check of itself decides whether it counts (SelfCheck.swift).
#pragma once
#include <stdint.h>

#if defined(__linux__) && defined(__x86_64__)
#define NB_HAS_CENSUS 1
// The end of user space.
#define NB_USER_SPACE_END ((uintptr_t)1 << 47)
// The bits of a reference in which Swift stores an address; others may hold the tag of an enum
// (SWIFT_ABI_…_SWIFT_SPARE_BITS_MASK in include/swift/ABI/System.h of the Swift repository).
static const uint64_t nb_address_bits = 0x00FFFFFFFFFFFFF8;
#elif defined(__linux__) && defined(__aarch64__)
#define NB_HAS_CENSUS 1
#define NB_USER_SPACE_END ((uintptr_t)1 << 48)
static const uint64_t nb_address_bits = 0x0FFFFFFFFFFFFFF8;
#else
#define NB_HAS_CENSUS 0
static const uint64_t nb_address_bits = UINT64_MAX;
#endif

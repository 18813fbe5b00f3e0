// Properties of the machine and of this executable that Swift cannot read.
#pragma once

#include <stdint.h>

// The signature of the hypervisor, such as "KVMKVMKVM", of at most 12 characters; empty if the
// processor does not report one.
typedef struct { char text[13]; } nb_signature;

nb_signature nb_hypervisor(void);

// The C library that this process runs with, such as "glibc 2.36"; null if it does not report its
// version.
const char *nb_c_library(void);

// The seed of the order in which the linker placed this executable's code; 0 if it was not
// shuffled.
uint32_t nb_placement(void);

#pragma once
#include <stddef.h>
#include <stdint.h>

// What libFuzzer offers to a mutator of one's own:
// https://github.com/google/fuzzing/blob/master/docs/structure-aware-fuzzing.md

/// Changes some bytes, and returns how many there are then.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);

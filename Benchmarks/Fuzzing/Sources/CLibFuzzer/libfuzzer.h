#pragma once
#include <stddef.h>
#include <stdint.h>

// libFuzzer's interface for custom mutators:
// https://github.com/google/fuzzing/blob/master/docs/structure-aware-fuzzing.md

/// Changes some bytes, and returns the new size.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);

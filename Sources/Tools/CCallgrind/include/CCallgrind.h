#pragma once

// Calls `body`; the first call starts callgrind.
void nb_count(void (*body)(void *context), void *context);

// The function inside which callgrind counts, called by `nb_count`; in C it is a single symbol,
// without thunks or specialisations that would toggle counting again.
void nb_counted_section(void (*body)(void *context), void *context);

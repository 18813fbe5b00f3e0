#pragma once

// Calls `body`. callgrind counts only inside this function; in C it is a single symbol, without thunks or specialisations that would
// toggle counting again.
void nb_counted_section(void (*body)(void *context), void *context);

#pragma once

// Calls `body`. callgrind is told to count inside this function only; in C it is one symbol, with neither thunk nor
// specialisation that would toggle the counting a second time.
void nb_counted_section(void (*body)(void *context), void *context);

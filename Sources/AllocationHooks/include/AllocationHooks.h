// Linked into an executable, this target records every object that the executable's own code allocates.
// It has no interface of its own: LeakDetection finds it by its symbols.
#pragma once

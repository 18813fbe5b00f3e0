// Records every object that the executable's own code allocates, in executables that link this target.
// It has no interface of its own: LeakDetection finds it by its symbols.
#pragma once

// Records every object that the executable's own code allocates, in executables that link this
// target. This target has no interface: LeakDetection finds it by its symbols.
#pragma once

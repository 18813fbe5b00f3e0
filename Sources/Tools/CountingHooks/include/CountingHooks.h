// Counts allocations, retains and releases of executables that link this target.
// It has no interface of its own: see CRuntimeCounts.
#pragma once

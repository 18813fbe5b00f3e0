// Counts the allocations, retains and releases in executables that link this target.
// CRuntimeCounts contains the interface.
#pragma once

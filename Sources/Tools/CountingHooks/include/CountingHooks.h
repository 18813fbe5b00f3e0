// Counts the allocations, retains and releases in executables that link this target.
// CRuntimeCounts declares the interface.
#pragma once

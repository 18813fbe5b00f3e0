// Linked into an executable, this target counts what the executable allocates, retains and releases.
// It has no interface of its own: see CRuntimeCounts.
#pragma once

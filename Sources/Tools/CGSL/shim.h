// The part of the GNU Scientific Library that NavBench uses, for Swift's `internal import CGSL`.
//
// Swift 6 rejects a mutable C global as shared state, and GSL has some (`gsl_rng_mt19937`,
// `gsl_version`, `gsl_multifit_robust_bisquare`). If one is needed, add an accessor here:
//     static inline const gsl_rng_type *cgsl_rng_mt19937(void) { return gsl_rng_mt19937; }
// Function-like macros are not imported either, and are wrapped in the same way.
#pragma once

#include <gsl/gsl_cdf.h>
#include <gsl/gsl_errno.h>
#include <gsl/gsl_multifit.h>
#include <gsl/gsl_statistics_double.h>
#include <math.h>

// GSL's default error handler aborts the process. With the handler off, a failed call returns a
// code or NaN. Changes a global of GSL: call it once, from `GSL.prepare()`.
static inline void cgsl_disable_aborting_error_handler(void) { gsl_set_error_handler_off(); }

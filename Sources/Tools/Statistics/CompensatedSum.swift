/// A sum that also accumulates its rounding errors and adds them at the end.
///
/// The result is as accurate as if it were computed with twice the digits and rounded once, unless
/// terms cancel almost completely. The function is suited to hot loops: it needs no division and no
/// branch, whereas `gsl_stats_mean` divides at each step.
///
/// - Returns: The sum; 0 for no values, NaN if any value is NaN or infinite.
/// - Complexity: O(*n*), seven floating-point operations per value.
/// - Note: `Sum2` of Ogita, Rump and Oishi, "Accurate Sum and Dot Product", *SIAM Journal on
///   Scientific Computing* 26 (2005).
package func compensatedSum(_ values: some Sequence<Double>) -> Double {
  var (sum, lost) = (0.0, 0.0)
  for value in values {
    let next = sum + value
    let added = next - sum
    lost += (sum - (next - added)) + (value - added)
    sum = next
  }
  return sum + lost
}

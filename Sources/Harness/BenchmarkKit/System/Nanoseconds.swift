/// The nanoseconds that `body` takes, measured with a monotonic clock.
package func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  try body()
  let time = (clock.now - start).components
  return Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
}

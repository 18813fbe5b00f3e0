// Times the two-level bootstrap for scripts/bootstrap-vs-scipy: reads one launch per line from the
// standard input, and prints the seconds, the estimate and the ends of its interval.
import Statistics

var launches: [[Double]] = []
while let line = readLine() {
  launches.append(line.split(separator: " ").compactMap { Double($0) })
}
let bootstrap = TwoLevelBootstrap(seed: 1)
let start = ContinuousClock.now
let estimate = try bootstrap.estimateOfMedian(ofQuantile: 0.5, of: launches, confidence: 0.95)
let seconds = (ContinuousClock.now - start) / .seconds(1)
guard let interval = estimate.interval else { fatalError("\(estimate)") }
print(seconds, estimate.value, interval.lower, interval.upper)

import Foundation
package import Testing

/// Whether this is a release build, in which sessions take a tenth of the time.
private let isRelease: Bool = {
  #if DEBUG
    false
  #else
    true
  #endif
}()

/// The factor given by the environment variable `NAVBENCH_ROUNDS`, for a longer search by hand.
private let factor =
  ProcessInfo.processInfo.environment["NAVBENCH_ROUNDS"].flatMap { Int($0) } ?? 1

/// Returns the number of rounds of a long test, such as sessions or random inputs.
///
/// `scripts/test` runs all rounds; `swift test`, in a debug build, runs only the first few.
package func rounds(_ all: Int, inDebug few: Int) -> Int { (isRelease ? all : few) * factor }

extension Trait where Self == ConditionTrait {
  /// Enables a test only in release builds, because its thousands of sessions would take minutes
  /// in a debug build.
  package static var onlyInRelease: Self {
    .enabled(if: isRelease, "runs in release: scripts/test")
  }
}

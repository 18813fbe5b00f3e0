import ComparedApps
@testable import BenchmarkKit
import FootballGather
import FootballGatherCatalog
import FootballGatherUI
import Testing

@testable import BenchmarkMetrics

@Suite("Warm-up") struct WarmUpTests {
  /// Records the order in which subjects are launched.
  @MainActor private final class Launches {
    static let shared = Launches()
    var subjects: [String] = []
  }

  private static func subject(_ name: String) throws -> SubjectUnderTest {
    let original = try #require(Architecture.mvcOfCatalog.variants.first)
    return try #require(
      SubjectUnderTest.all(
        [
          Architecture(
            name: name, module: name, source: "", roles: [],
            variants: [
              .init { (services: Services) in
                Launches.shared.subjects.append(name)
                return original.makeDelegate(services)
              }
            ])
        ], of: FootballGatherApp()
      ).first)
  }

  @MainActor
  @Test("each subject runs a session three times immediately before it is timed")
  func ownWarmUp() throws {
    let subjects = try ["one", "two", "three"].map(Self.subject)
    Launches.shared.subjects = []

    _ = try DispatchTiming(subjects).launch(
      SessionRange(seed: 1, first: 0, count: 4, eventsPerSession: 10), of: FootballGatherApp())

    // The equal-work check comes first and runs every subject once per session.
    let timed = Array(Launches.shared.subjects.dropFirst(3 * 4))
    #expect(timed.count == 3 * 4 * (DispatchTiming.warmUps + 1))
    for first in stride(from: 0, to: timed.count, by: DispatchTiming.warmUps + 1) {
      #expect(Set(timed[first...first + DispatchTiming.warmUps]).count == 1)
    }
  }
}

extension Architecture {
  fileprivate static var mvcOfCatalog: Architecture { FootballGatherApp().architectures[0] }
}

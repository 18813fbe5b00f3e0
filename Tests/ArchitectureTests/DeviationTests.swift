import ComparedApps
import BenchmarkMetrics
import FootballGatherCatalog
import FootballGatherReference
import FootballGatherUI
import TestRounds
import Testing
import UserSessions

/// Tests the oracle against bugs found in published apps.
@MainActor @Suite("Deviations") struct DeviationTests {
  nonisolated static let visible = Deviation.allCases.filter { $0.reasonNotVisible == nil }
  nonisolated static let invisible = Deviation.allCases.filter { $0.reasonNotVisible != nil }

  /// The first session in which the canonical app differs from a deviating model.
  private func firstExposingSession(_ deviation: Deviation, within count: Int) throws -> Int? {
    let variant = try #require(Architecture.mvcVariant)
    let generator = SessionGenerator<FootballGatherModel>(seed: 0xD, eventsPerSession: 100)
    return (0..<count).first { index in
      let session = generator.session(index)
      let model = FootballGatherModel(start: session.start, deviations: [deviation])
      let outcome = FootballGatherApp().check(
        ExpectedSession(session, model: model), on: variant)
      return outcome.divergence != nil
    }
  }

  @Test(
    "random sessions of the canonical app expose every visible deviation",
    .onlyInRelease, arguments: visible)
  func exposed(_ deviation: Deviation) throws {
    let session = try firstExposingSession(deviation, within: 1500)

    #expect(session != nil, "\(deviation): \(deviation.summary)")
  }

  @Test(
    "an invisible deviation changes no screen and has a documented reason", arguments: invisible)
  func notVisible(_ deviation: Deviation) throws {
    #expect(try firstExposingSession(deviation, within: rounds(30, inDebug: 3)) == nil)
    #expect(deviation.reasonNotVisible?.isEmpty == false)
  }
}

extension Architecture {
  fileprivate static var mvcVariant: Variant? {
    FootballGatherApp().architectures.first { $0.module == "MVC" }?.variants.first
  }
}

import AppArchitecture
import BenchmarkKit
import ComparedApps
import FitnessAppointments
import FitnessAppointmentsReference
import FitnessCatalog
import FootballGather
import FootballGatherCatalog
import RandomUsers
import TestRounds
import Testing
import UIKit

/// Compares the architectures as versions of one app: each with the first one, by random users
/// without a reference model.
@MainActor @Suite("Architectures as versions") struct VersionTests {
  nonisolated private static let gather = SubjectUnderTest.all(of: FootballGatherApp())
  nonisolated private static let fitness = SubjectUnderTest.all(of: FitnessApp())

  @Test("each app's first subject is MVC, and at least one subject of Fitness has visible defects")
  func subjects() {
    #expect(Self.gather[0].subject.id == "MVC" && Self.fitness[0].subject.id == "MVC")
    #expect(Self.fitness.contains(where: Self.hasVisibleDefects))
  }

  @Test(
    "MVC and the other subjects of Football Gather show the same screens",
    arguments: gather.dropFirst())
  func footballGather(_ subject: SubjectUnderTest) throws {
    let links = ["navbench://players/10", "navbench://players/16/edit/skill", "navbench://gather"]

    try expectNoDifference(.gather(Self.gather[0].variant), .gather(subject.variant), links)
  }

  @Test(
    "MVC and the subjects of Fitness without visible defects show the same screens",
    arguments: fitness.dropFirst().filter { !hasVisibleDefects($0) })
  func fitness(_ subject: SubjectUnderTest) throws {
    try expectNoDifference(.fitness(Self.fitness[0].variant), .fitness(subject.variant), [])
  }

  @Test(
    "a subject that reproduces a document's visible defects differs from MVC in screens or alerts",
    arguments: fitness.filter(hasVisibleDefects))
  func visibleDefects(_ subject: SubjectUnderTest) throws {
    let comparison = try compare(
      .fitness(Self.fitness[0].variant), .fitness(subject.variant), [],
      texts: ["username": ["mira"], "password": [ServerRules.password]],
      sessions: rounds(200, inDebug: 10))

    let aspects = comparison.differences.map { String($0.subject.prefix { $0 != " " }) }
    #expect(aspects.contains("screens") || aspects.contains("alert"), "\(comparison)")
    #expect(Set(aspects).isSubset(of: ["screens", "alert", "refusals"]), "\(comparison)")
  }

  /// Whether a subject reproduces defects that a user can see.
  ///
  /// K4 needs a completed login, and these users know no password; K5 shows only if the app ends
  /// before the server's first answer.
  nonisolated private static func hasVisibleDefects(_ subject: SubjectUnderTest) -> Bool {
    FitnessApp().printedDefects.contains { defect in
      defect.subject == subject.subject.id && defect.changesScreens
        && !["K4", "K5"].contains(defect.id)
    }
  }

  private func expectNoDifference(
    _ before: AppLaunch, _ after: AppLaunch, _ links: [String]
  ) throws {
    let comparison = try compare(before, after, links, sessions: rounds(10, inDebug: 3))

    #expect(comparison.differences.isEmpty, "\(comparison)")
    #expect(
      comparison.comparedEvents == comparison.sessions * comparison.events, "\(comparison)")
  }

  private func compare(
    _ before: AppLaunch, _ after: AppLaunch, _ links: [String], texts: [String: [String]] = [:],
    sessions: Int
  ) throws -> AppComparison {
    var users = RandomUsers(sessions: sessions, events: 40, links: links, texts: texts)
    // Objects are compared by other tests.
    users.capabilities.countsObjects = false
    return try users.compare(before: before, after: after)
  }
}

extension AppLaunch {
  /// Football Gather with a server that answers two requests per second.
  fileprivate static func gather(_ variant: Architecture.Variant) -> AppLaunch {
    .delegate {
      MainLoop.current.answerBetweenTransitions()
      let players = ["Ann", "Bob", "Dina", "Ed"].enumerated().map { index, name in
        Player(id: 10 + 3 * index, name: name)
      }
      let backend = InMemoryBackend(
        players: players, username: "ann", token: "token of ann")
      UIKit.Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak backend] timer in
        guard let backend else { return timer.invalidate() }
        if backend.pendingCount > 0 { backend.answer(at: 0, succeeding: true) }
      }
      return variant.makeDelegate(backend.services)
    }
  }

  /// Fitness for a member, with its server, which answers after a delay.
  fileprivate static func fitness(_ variant: Architecture.Variant) -> AppLaunch {
    .delegate {
      MainLoop.current.answerBetweenTransitions()
      let start = FitnessModel.Start(user: "mira")
      let store = DeviceStore(token: start.token, lastUsername: nil, homeClubID: nil)
      let server = InMemoryServer(
        clock: LoopClock(MainLoop.current), store: store, appointments: start.storedAppointments)
      return variant.makeDelegate(server.services)
    }
  }
}

extension MainLoop {
  /// Lets transitions take no time, as in every campaign, so that a server answers only while a
  /// user waits. During a transition, the architectures treat an answer differently
  /// (`TransitionAnswerTests`).
  fileprivate func answerBetweenTransitions() {
    behavior.navigationDuration = 0
    behavior.presentationDuration = 0
  }
}

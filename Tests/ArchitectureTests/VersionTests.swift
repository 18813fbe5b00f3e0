import AppArchitecture
import BenchmarkKit
import FitnessAppointments
import FitnessAppointmentsReference
import FitnessCatalog
import FootballGather
import FootballGatherCatalog
import RandomUsers
import TestRounds
import Testing
import UIKit

/// The architectures as versions of one app: each against the first one, by random users who know
/// no reference model.
@MainActor @Suite("Architectures as versions") struct VersionTests {
  @Test(
    "MVC and the other subjects of Football Gather, except MVP-C, show the same",
    arguments: SubjectUnderTest.all(of: FootballGatherApp()).dropFirst().filter {
      // Differs when a link arrives while a new player is being stored; not explained yet.
      !$0.subject.id.hasPrefix("MVP-C")
    })
  func footballGather(_ subject: SubjectUnderTest) throws {
    let links = ["navbench://players/10", "navbench://players/16/edit/skill", "navbench://gather"]

    try expectNoDifference(
      .gather(FootballGatherApp().architectures[0].variants[0]), .gather(subject.variant), links)
  }

  @Test(
    "MVC and the other subjects of Fitness, except one variant, show the same",
    arguments: SubjectUnderTest.all(of: FitnessApp()).dropFirst().filter {
      // Differs in the order of an alert and a pop; not explained yet.
      !$0.subject.id.hasSuffix("MainRouter")
    })
  func fitness(_ subject: SubjectUnderTest) throws {
    try expectNoDifference(
      .fitness(FitnessApp().architectures[0].variants[0]), .fitness(subject.variant), [])
  }

  private func expectNoDifference(
    _ before: AppLaunch, _ after: AppLaunch, _ links: [String]
  ) throws {
    var users = RandomUsers(sessions: rounds(100, inDebug: 3), events: 40, links: links)
    // Objects are compared by other tests.
    users.capabilities.countsObjects = false

    let comparison = try users.compare(before: before, after: after)

    #expect(comparison.differences.isEmpty, "\(comparison)")
    #expect(comparison.comparedEvents == users.sessions * users.events, "\(comparison)")
  }
}

extension AppLaunch {
  /// Football Gather with a server that answers two requests per second.
  fileprivate static func gather(_ variant: Architecture.Variant) -> AppLaunch {
    .delegate {
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

  /// Fitness with its server, which answers after some time.
  fileprivate static func fitness(_ variant: Architecture.Variant) -> AppLaunch {
    .delegate {
      let start = FitnessModel.Start(user: "ann")
      let store = DeviceStore(token: start.token, lastUsername: nil, homeClubID: nil)
      let server = InMemoryServer(
        clock: DeviceClock(), store: store, appointments: start.storedAppointments)
      return variant.makeDelegate(server.services)
    }
  }
}

/// The clock of the running device.
@MainActor private final class DeviceClock: ServerClock {
  var milliseconds: Int { Int((MainLoop.current.now * 1000).rounded()) }

  func schedule(at milliseconds: Int, _ block: @escaping @MainActor () -> Void) {
    _ = MainLoop.current.schedule(after: Double(milliseconds) / 1000 - MainLoop.current.now, block)
  }
}

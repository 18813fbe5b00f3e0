import FitnessAppointments
@testable import FitnessAppointmentsReference
import FootballGather
@testable import FootballGatherReference
import Foundation
@testable import RandomUsers
import Testing
import UserSessions

/// An app whose reference model can have deviations.
@MainActor struct PlantedApp<Model: ShownModel> {
  let name: String
  let links: [String]
  /// The texts that users type, by the field's name.
  let texts: [String: [String]]
  let circumstances: [Circumstances<Model>]
  /// The deviations that can be planted.
  let deviations: [String]
  /// Those of the visible deviations that no comparison of screens can find, with the reasons.
  let hidden: [String: String]
  /// Creates the model with the given deviation; the canonical model if `deviation` is `nil`.
  let make: (Model.Start, _ deviation: String?) -> Model

  private func users(sessions: Int, events: Int, seed: UInt64 = 1) -> RandomUsers {
    var users = RandomUsers(
      sessions: sessions, events: events, seed: seed, links: links, texts: texts, replays: 300)
    // Objects are compared by other tests.
    users.capabilities.countsObjects = false
    return users
  }

  /// Searches for the deviation with one crowd per set of circumstances, until a crowd finds it.
  ///
  /// - Parameters:
  ///   - sessions: The number of sessions of a crowd; what the first sessions learn about the app
  ///     guides the later ones.
  ///   - events: The number of events per session.
  ///   - indices: The indices of the circumstances; `nil` for all.
  func search(
    _ deviation: String?, sessions: Int, events: Int, circumstances indices: [Int]? = nil
  ) throws -> PlantedVersion? {
    let unknown = (indices ?? []).filter { !circumstances.indices.contains($0) }
    try #require(unknown.isEmpty, "\(name) has circumstances 0 to \(circumstances.count - 1)")
    for (index, circumstance) in circumstances.enumerated()
    where indices?.contains(index) ?? true {
      let users = users(sessions: sessions, events: events, seed: UInt64(index + 1))
      let comparison = try users.compare(
        before: circumstance.launch { make($0, nil) },
        after: circumstance.launch { make($0, deviation) })
      let simplest = comparison.differences.min { $0.events.count < $1.events.count }
      guard let simplest else { continue }
      return PlantedVersion(
        app: name, deviation: deviation ?? "none", circumstances: index,
        difference: simplest.subject, sessions: sessions, events: simplest.events)
    }
    return nil
  }

  /// The differences that the first `count` events of a found version reveal.
  func differences(of planted: PlantedVersion, after count: Int) throws -> [String] {
    let circumstance = circumstances[planted.circumstances]
    var users = users(sessions: 1, events: count)
    users.observes = true
    let old = try users.start(
      .given(Array(planted.events.prefix(count))), on: circumstance.launch { make($0, nil) }, nil)
    return try users.session(
      old, AppVersion(circumstance.launch { make($0, planted.deviation) })
    ).differences.map(\.finding.subject)
  }
}

extension PlantedApp<FootballGatherModel> {
  static var footballGather: Self {
    typealias Deviation = FootballGatherReference.Deviation
    let players = [
      Player(id: 1, name: "Ann", preferredPosition: .goalkeeper), Player(id: 2, name: "Bob"),
      Player(id: 3, name: "Cid"),
    ]
    let signedIn = FootballGatherModel.Start(players: players, username: "ann", token: "token")
    return Self(
      name: "football-gather",
      links: ["navbench://gather", "navbench://players/2", "navbench://players/1/edit/skill"],
      texts: ["username": ["mira", "nadia"], "password": ["pw"]],
      circumstances: [
        .init(start: signedIn), .init(start: signedIn, outages: 3),
        .init(start: .init(players: players, remembersUser: false, username: "ann")),
      ],
      deviations: Deviation.allCases.filter { $0.reasonNotVisible == nil }.map(\.rawValue),
      hidden: [
        "D13": "it changes only what is stored for the next launch",
        "D19": "it changes only what a request contains",
      ]
    ) { start, deviation in
      FootballGatherModel(
        start: start, deviations: deviation.map { [Deviation(rawValue: $0)!] } ?? [])
    }
  }
}

extension PlantedApp<FitnessModel> {
  static var fitness: Self {
    typealias Deviation = FitnessAppointmentsReference.Deviation
    let bookings: [FitnessModel.Booking] = [
      .init(user: "mira", trainerID: 1, clubID: 1, hour: 10),
      .init(user: "nadia", trainerID: 6, clubID: 2, hour: 10),
    ]
    let another = FitnessModel.Booking(user: "mira", trainerID: 3, clubID: 2, hour: 12)
    func start(
      _ user: String?, age: Int = 0, isSlow: Bool = false, more: [FitnessModel.Booking] = []
    ) -> FitnessModel.Start {
      .init(user: user, tokenAge: age, appointments: bookings + more, isSlow: isSlow)
    }
    return Self(
      name: "fitness",
      links: [
        "fitness://activities/gym", "fitness://trainers/2", "fitness://trainers/3",
        "fitness://trainers/2/book",
        "fitness://account", "fitness://appointments", "fitness://appointments/100",
        "fitness://schedule",
      ],
      texts: [
        "username": ["mira", "nadia", "tomas"], "password": [ServerRules.password, "wrong"],
      ],
      circumstances: [
        .init(start: start("mira")), .init(start: start(nil)),
        .init(start: start("nadia"), outages: 5), .init(start: start("mira", age: 1180)),
        .init(start: start("mira", isSlow: true)),
        // Tomas is a trainer, after ten minutes the only one who is available.
        .init(start: start("tomas")), .init(start: start("tomas", isSlow: true)),
        .init(start: start("tomas"), seconds: 600),
        // Strangers are about to book slots.
        .init(start: start("mira", more: [another]), seconds: 590),
        // Tomas is about to become a member.
        .init(start: start(nil), seconds: 3540), .init(start: start(nil), outages: 5),
        // The first answers come slowly, and some requests fail.
        .init(start: start("mira", isSlow: true), outages: 5),
        // Tomas, who has a member's booking, is about to become a member himself.
        .init(
          start: start(
            "tomas", age: -3000,
            more: [.init(user: "mira", trainerID: 2, clubID: 1, hour: 9)]), seconds: 3540),
      ],
      deviations: Deviation.allCases.filter { $0.reasonNotVisible == nil }.map(\.rawValue),
      hidden: ["D39": "UIKit delivers no tap to an app during a swipe"]
    ) { start, deviation in
      FitnessModel(start: start, deviations: deviation.map { [Deviation(rawValue: $0)!] } ?? [])
    }
  }
}

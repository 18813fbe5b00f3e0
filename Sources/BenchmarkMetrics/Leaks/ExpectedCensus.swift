import FootballGather
import FootballGatherSessions
import FootballGatherUI
import LeakDetection
import UIKit
import UserSessions

/// The objects that should be alive for each shape of the navigation stack: those that a fresh app has after going there
/// directly, without ever going back.
@MainActor struct ExpectedCensus {
  private(set) var counts: [StackShape: [HeapCensus.Count]] = [:]

  init(of subject: SubjectUnderTest, behavior: UIKitBehavior) {
    for walk in Self.walks {
      let census = LeakWatch.census(of: subject)
      record(walk, subject, behavior, census)
      census.end()
    }
  }

  private mutating func record(
    _ walk: [UserEvent], _ subject: SubjectUnderTest, _ behavior: UIKitBehavior,
    _ census: HeapCensus
  ) {
    let start = FootballGatherModel.Start(
      players: (1...3).map { Player(id: $0, name: "Player \($0)", skill: .amateur) })
    let app = FootballGatherApp(subject.variant, start: start, behavior: behavior)
    defer { app.device.shutDown() }
    let driver = app.driver
    note(app, census)
    for event in walk {
      driver.perform(event)
      note(app, census)
    }
  }

  // The first visit counts: later ones of a walk have answered requests behind them, and show the same.
  private mutating func note(_ app: FootballGatherApp, _ census: HeapCensus) {
    guard let shape = StackShape(app), counts[shape] == nil else { return }
    counts[shape] = census.counts()
  }

  /// Straight ways to all seven shapes.
  private static let walks: [[UserEvent]] = [
    toList + [
      .tapRow(ElementID.players, section: 0, row: 0),
      .tapRow(ElementID.details, section: 0, row: 0),
    ],
    toList + [.tap(ElementID.bottom)],
    toList + [
      .tap(ElementID.select), .tapRow(ElementID.players, section: 0, row: 0),
      .tapRow(ElementID.players, section: 0, row: 1), .tap(ElementID.bottom),
      .moveRow(ElementID.teams, from: .init(section: 0, row: 0), to: .init(section: 1, row: 0)),
      .moveRow(ElementID.teams, from: .init(section: 0, row: 0), to: .init(section: 2, row: 0)),
      .tap(ElementID.start), .answer(0, isSuccess: true), .answer(0, isSuccess: true),
      .answer(0, isSuccess: true),
    ],
  ]

  private static let toList: [UserEvent] = [
    .type("ann", into: ElementID.username), .type("secret", into: ElementID.password),
    .tap(ElementID.login), .answer(0, isSuccess: true), .answer(0, isSuccess: true),
  ]
}

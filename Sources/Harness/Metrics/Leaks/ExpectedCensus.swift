import BenchmarkKit
import FootballGatherReference
import FootballGatherUI
import LeakDetection
import UIKit
import UserSessions

/// The objects that should be alive for each shape of the navigation stack.
///
/// They are those of a fresh app that went there directly, without ever going back.
@MainActor struct ExpectedCensus {
  /// The expected objects.
  struct Objects {
    /// The counts by type, sorted by name.
    let counts: [HeapCensus.Count]
    let byType: [String: Int]
  }

  private var objects: [StackShape: Objects] = [:]

  /// The objects expected in an app of this shape, if known.
  subscript(shape: StackShape) -> Objects? { objects[shape] }

  init(of subject: SubjectUnderTest, behavior: UIKitBehavior) {
    for walk in Self.walks {
      let census = LeakWatch.census(of: subject)
      record(walk, subject, behavior, census)
      census.end()
    }
  }

  private mutating func record(
    _ walk: Walk, _ subject: SubjectUnderTest, _ behavior: UIKitBehavior,
    _ census: HeapCensus
  ) {
    let app = FootballGatherApp(subject.variant, start: walk.session.start, behavior: behavior)
    defer { app.device.shutDown() }
    let driver = app.driver
    note(app, census)
    for event in walk.events {
      driver.perform(event)
      note(app, census)
    }
  }

  // The first visit counts: later ones follow answered requests, and show the same screens.
  private mutating func note(_ app: FootballGatherApp, _ census: HeapCensus) {
    guard let shape = StackShape(app), objects[shape] == nil else { return }
    objects[shape] = Objects(counts: census.counts(), byType: census.countsByType())
  }

  /// Direct routes to all seven shapes.
  private static let walks: [Walk] = [
    .toList.openDetail.openEdit, .toList.then(.tap(ElementID.bottom)), .toList.openGather,
  ]
}

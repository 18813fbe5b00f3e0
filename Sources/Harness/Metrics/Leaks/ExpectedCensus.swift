import BenchmarkKit
import ComparedApps
import LeakDetection
import UIKit
import UserSessions

/// The objects that should be alive for each shape of the navigation stack.
///
/// These are the objects of a fresh app that navigates directly to that stack, without going back.
@MainActor struct ExpectedCensus<A: App> {
  private var objects: [ScreenShape: ExpectedObjects] = [:]

  /// The objects expected in an app of this shape, if known.
  subscript(shape: ScreenShape) -> ExpectedObjects? { objects[shape] }

  init(of subject: SubjectUnderTest, in app: A, behavior: UIKitBehavior) {
    for route in app.directRoutes {
      let census = LeakWatch.census(of: subject, in: app)
      record(route, subject, app, behavior, census)
      census.end()
    }
  }

  private mutating func record(
    _ route: Session<A.Model>, _ subject: SubjectUnderTest, _ app: A, _ behavior: UIKitBehavior,
    _ census: HeapCensus
  ) {
    let app = app.launch(subject.variant, start: route.start, behavior: behavior)
    defer { app.device.shutDown() }
    let driver = app.driver
    note(app, census)
    for event in route.events {
      driver.perform(event)
      note(app, census)
    }
  }

  // Only the first visit counts: later visits follow answered requests and show the same screens.
  private mutating func note(_ app: A.Running, _ census: HeapCensus) {
    guard let shape = app.shape, objects[shape] == nil else { return }
    objects[shape] = ExpectedObjects(counts: census.counts(), byType: census.countsByType())
  }
}

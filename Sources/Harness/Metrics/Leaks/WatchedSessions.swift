import BenchmarkKit
import ComparedApps
import LeakDetection
import UIKit
import UserSessions

/// Records short sessions event by event, and the owners of objects on the same screens.
struct WatchedSessions {
  private let subjects: [SubjectUnderTest]

  init(_ subjects: [SubjectUnderTest]) { self.subjects = subjects }

  /// Records these sessions and, along with the app's first one, the ownership of objects.
  @MainActor func run<A: App>(
    _ numbers: Range<Int>, of app: A, observer: WorkObserver = .none
  ) throws(LeakCheck.Unavailable) -> Leaks {
    try LeakCheck.requireHooks()
    let sessions = app.watchedSessions
    var ownership: [OwnedObjects] = []
    var watched: [WatchedSession] = []
    for (position, subject) in subjects.enumerated() {
      let watch = LeakWatch(subject, of: app)
      for number in numbers {
        observer.begin(number, position)
        let (name, session) = sessions[number]
        watched.append(watch.record(session, named: name, observer))
        if number == 0 { ownership += [watch.ownership()].compactMap(\.self) }
        observer.advance()
      }
    }
    return LeakCheck.merge([
      Leaks(sessions: 0, rows: [], defects: [], ownership: ownership, watched: watched)
    ])
  }
}

extension LeakWatch {
  /// Runs a session and records the screen and the objects after each event.
  fileprivate func record(
    _ session: Session<A.Model>, named name: String, _ observer: WorkObserver
  ) -> WatchedSession {
    let census = Self.census(of: subject, in: app)
    defer { census.end() }
    return carryOut(session, named: name, census, observer)
  }

  // A separate function, so that no local variable retains the app after it returns.
  @inline(never) private func carryOut(
    _ session: Session<A.Model>, named name: String, _ census: HeapCensus, _ observer: WorkObserver
  ) -> WatchedSession {
    let running = app.launch(subject.variant, start: session.start, behavior: behavior)
    defer { running.device.shutDown() }
    var steps: [WatchedSession.Step] = []
    var objects: [WatchedSession.Objects] = []
    func record(_ event: String) {
      observer.reach(steps.count)
      steps.append(.init(event: event, screen: running.visibleTexts))
      objects.append(self.objects(of: running, census))
    }
    record("launch")
    let driver = running.driver
    for event in session.events {
      census.beginEvent(steps.count)
      driver.perform(event)
      record(event.words)
    }
    return WatchedSession(
      name: name, steps: steps, rows: [.init(subject: subject.subject.id, objects: objects)])
  }

  private func objects(of running: A.Running, _ census: HeapCensus) -> WatchedSession.Objects {
    let counts = census.countsByType()
    let expected = running.shape.flatMap { self.expected[$0] }
    let extra = expected.map { expected in
      counts.merging(expected.byType.mapValues { -$0 }, uniquingKeysWith: +).filter { $0.value > 0 }
    }
    return WatchedSession.Objects(count: Array(counts.values).sum, extra: extra)
  }

  /// The objects and references at the end of the first direct route; `nil` without routes.
  fileprivate func ownership() -> OwnedObjects? {
    guard let route = app.directRoutes.first else { return nil }
    let census = Self.census(of: subject, in: app)
    defer { census.end() }
    return ownership(at: route, census)
  }

  private static func isContainer(_ type: AnyClass) -> Bool {
    type is UIWindow.Type || type is UINavigationController.Type
      || type is UITabBarController.Type
  }

  @inline(never) private func ownership(
    at route: Session<A.Model>, _ census: HeapCensus
  ) -> OwnedObjects {
    let running = app.launch(subject.variant, start: route.start, behavior: behavior)
    defer { running.device.shutDown() }
    SessionRunner.run(route.events, on: running)
    return OwnedObjects(
      census.ownership(
        except: Set(app.uncountedClasses), including: Self.isContainer,
        leavingOut: { Self.isContainer($0) && $1 is UIView.Type && !($1 is UIWindow.Type) }),
      subject: subject.subject.id, screen: running.shape?.screen ?? "")
  }
}

extension RunningApp {
  /// The texts on screen, from top to bottom, without consecutive duplicates.
  fileprivate var visibleTexts: [String] {
    var transcript = ScreenTranscript()
    // Only the window is described: the app's own description also includes things that no user
    // sees, such as its requests.
    WindowReader.describe(device.window, into: &transcript)
    let texts = transcript.lines.compactMap { line -> String? in
      guard let start = line.firstIndex(of: "\""), line.last == "\"" else { return nil }
      let text = line[line.index(after: start)...].dropLast()
      return text.isEmpty ? nil : String(text)
    }
    return texts.enumerated().filter { $0.offset == 0 || texts[$0.offset - 1] != $0.element }
      .map(\.element)
  }
}

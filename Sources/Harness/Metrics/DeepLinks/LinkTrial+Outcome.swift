import BenchmarkKit
import ComparedApps
import UIKit
import UserSessions

extension LinkTrial {
  /// Runs the trial on a fresh app of a subject.
  @MainActor func outcome<A: App>(
    on subject: SubjectUnderTest, of app: A, _ observer: WorkObserver = .none
  ) -> DeepLinks.Outcome where A.Model == Model {
    let app = app.launch(subject.variant, start: session.start)
    defer { app.device.shutDown() }
    let driver = app.driver
    var before: [WeakScreen] = []
    var observations: [Observation] = []
    func observe(after events: Int) {
      observer.reach(events)
      if events == eventsBefore { before = app.screens.map(WeakScreen.init) }
      guard let look = looks.first(where: { $0.events == events }) else { return }
      observations.append(Observation(look, of: app, before: before))
    }
    observe(after: 0)
    for (index, event) in session.events.enumerated() {
      driver.perform(event)
      observe(after: index + 1)
    }
    if app.device.loop.crashCount > 0 || app.device.loop.hangCount > 0 { return .failed }
    if observations.allSatisfy(\.isRight) {
      return observations.allSatisfy(\.isKept) ? DeepLinks.Outcome(effect) : .recreated
    }
    return observations.allSatisfy(\.isUntouched) ? .swallowed : .astray
  }
}

/// The state of the app at one point of a trial.
@MainActor private struct Observation {
  /// Whether the screen is the one that the reference model requires.
  let isRight: Bool
  /// Whether the screen is the one that would be visible without the link.
  let isUntouched: Bool
  /// Whether the screens that must survive the link are the same objects as before.
  let isKept: Bool

  init<Model>(_ look: LinkTrial<Model>.Look, of app: some RunningApp, before: [WeakScreen]) {
    // Only visible facts are compared: without the link, the system asks for no answer.
    let screen = app.digest.value
    isRight = screen == look.screen.value
    isUntouched = screen == look.screenWithout.value
    let now = app.screens
    isKept = look.kept.allSatisfy { kept in
      guard now.indices.contains(kept.now), before.indices.contains(kept.before) else {
        return false
      }
      return before[kept.before].controller === now[kept.now]
    }
  }
}

/// A weak reference to a view controller: a strong one would change the lifetime under observation.
@MainActor private struct WeakScreen {
  weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }
}

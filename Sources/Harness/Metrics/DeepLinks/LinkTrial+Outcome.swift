import BenchmarkKit
import ComparedApps
import UIKit
import UserSessions

extension LinkTrial {
  /// Runs the trial on a fresh app of a subject.
  @MainActor func outcome<A: App>(
    on subject: SubjectUnderTest, of app: A, _ observer: WorkObserver = .none
  ) -> (outcome: DeepLinks.Outcome, kept: DeepLinks.KeptScreens) where A.Model == Model {
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
    let kept = observations.map(\.kept).reduce(DeepLinks.KeptScreens()) { $0.adding($1) }
    if app.device.loop.crashCount > 0 || app.device.loop.hangCount > 0 { return (.failed, kept) }
    return (outcome(of: observations, kept), kept)
  }

  @MainActor private func outcome(
    of observations: [Observation], _ kept: DeepLinks.KeptScreens
  ) -> DeepLinks.Outcome {
    if observations.allSatisfy(\.isRight) {
      return kept.same == kept.expected ? DeepLinks.Outcome(effect) : .recreated
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
  /// The number of screens that must survive the link, and how many of them did.
  let kept: DeepLinks.KeptScreens

  init<Model>(_ look: LinkTrial<Model>.Look, of app: some RunningApp, before: [WeakScreen]) {
    // Only visible facts are compared: without the link, the system does not ask the app for a
    // return value.
    let screen = app.digest.value
    isRight = screen == look.screen.value
    isUntouched = screen == look.screenWithout.value
    let now = app.screens
    let same = look.kept.count { kept in
      now.indices.contains(kept.now) && before.indices.contains(kept.before)
        && before[kept.before].controller === now[kept.now]
    }
    kept = DeepLinks.KeptScreens(expected: look.kept.count, same: same)
  }
}

/// A weak reference to a view controller: a strong one would change the lifetime under observation.
@MainActor private struct WeakScreen {
  weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }
}

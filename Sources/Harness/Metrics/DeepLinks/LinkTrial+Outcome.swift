import BenchmarkKit
import FootballGatherReference
import UIKit
import UserSessions

extension LinkTrial {
  /// Runs the trial on a fresh app of a subject.
  @MainActor func outcome(
    on subject: SubjectUnderTest, _ observer: WorkObserver = .none
  ) -> DeepLinks.Outcome {
    let app = FootballGatherApp(subject.variant, start: session.start)
    defer { app.device.shutDown() }
    let driver = app.driver
    var before: [WeakScreen] = []
    var seen: [Seen] = []
    func look(after events: Int) {
      observer.reach(events)
      if events == eventsBefore { before = app.screens.map(WeakScreen.init) }
      guard let look = looks.first(where: { $0.events == events }) else { return }
      seen.append(Seen(look, of: app, before: before))
    }
    look(after: 0)
    for (index, event) in session.events.enumerated() {
      driver.perform(event)
      look(after: index + 1)
    }
    if app.device.loop.crashCount > 0 || app.device.loop.hangCount > 0 { return .failed }
    if seen.allSatisfy(\.isRight) {
      return seen.allSatisfy(\.isKept) ? DeepLinks.Outcome(effect) : .recreated
    }
    return seen.allSatisfy(\.isUntouched) ? .swallowed : .astray
  }
}

/// The observations of the app at one point of a trial.
@MainActor private struct Seen {
  /// Whether the screen is the one that the reference model requires.
  let isRight: Bool
  /// Whether the screen is the one that would be there without the link.
  let isUntouched: Bool
  /// Whether the screens that must survive the link are the same objects as before.
  let isKept: Bool

  init(_ look: LinkTrial.Look, of app: FootballGatherApp, before: [WeakScreen]) {
    // Answers to the system are compared by the sessions; without the link there is none.
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

extension FootballGatherApp {
  /// The view controllers on the stack, bottom first, without presented ones.
  fileprivate var screens: [UIViewController] {
    (device.window?.rootViewController as? UINavigationController)?.viewControllers ?? []
  }
}

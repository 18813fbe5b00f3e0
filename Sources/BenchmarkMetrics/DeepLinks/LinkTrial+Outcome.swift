import BenchmarkResults
import FootballGatherSessions
import UIKit
import UserSessions

extension LinkTrial {
  /// Makes the trial on a fresh app of a subject.
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

/// What one look at the app has shown.
@MainActor private struct Seen {
  /// The screen is the one that the reference model says.
  let isRight: Bool
  /// The screen is the one that would be there without the link.
  let isUntouched: Bool
  /// The screens that must be the same as before the link are.
  let isKept: Bool

  init(_ look: LinkTrial.Look, of app: FootballGatherApp, before: [WeakScreen]) {
    // What the app has answered to the system is compared by sessions: without the link there is no answer.
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

/// A view controller that nobody here keeps alive: a strong reference would change what is watched.
@MainActor private struct WeakScreen {
  weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }
}

extension FootballGatherApp {
  /// The view controllers on the stack, bottom first, whatever is presented over them.
  fileprivate var screens: [UIViewController] {
    (device.window?.rootViewController as? UINavigationController)?.viewControllers ?? []
  }
}

import RandomUsers
import UIKit
import UserSessions

/// A repeating timer outlives its screen: run loop → timer → closure → presenter.
enum L18 {
  nonisolated static let defect = Defect(
    "L18", "a repeating timer outlives its screen", .abandoned, of: "L18.CountdownPresenter",
    suspect: "Timer.block",
    events: [.tap("Countdown"), .tap("Start"), .wait(seconds: 2), .back], times: 5
  ) { isFixed in .root { AppRouter(window: $0, isFixed: isFixed) } }

  final class AppRouter: AppRoot {
    private let navigation = UINavigationController()
    private let isFixed: Bool

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      window.rootViewController = navigation
    }

    func start() {
      let exercises = ExercisesScreen("Countdown") { [weak self] in self?.openCountdown() }
      navigation.setViewControllers([exercises], animated: false)
    }

    private func openCountdown() {
      let presenter = CountdownPresenter(isFixed: isFixed)
      // The screen retains the presenter through its actions.
      let screen = CountdownScreen("Start", action: presenter.start)
      screen.onLeave = presenter.viewHasLeft
      presenter.view = screen
      navigation.pushViewController(screen, animated: true)
    }
  }

  final class CountdownPresenter {
    weak var view: CountdownScreen?
    private let isFixed: Bool
    private var timer: Timer?
    private var secondsLeft = 3600

    init(isFixed: Bool) { self.isFixed = isFixed }

    func start() {
      timer?.invalidate()
      secondsLeft = 3600
      timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
      showTime()
    }

    func viewHasLeft() {
      if isFixed { timer?.invalidate() }
    }

    private func tick() {
      secondsLeft -= 1
      showTime()
      if secondsLeft == 0 { timer?.invalidate() }
    }

    private func showTime() { view?.show("\(secondsLeft) s") }
  }

  final class ExercisesScreen: Screen {}
  final class CountdownScreen: Screen {}
}

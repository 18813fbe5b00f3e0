import RandomUsers
import UIKit
import UserSessions

/// Every screen ends its flow in `viewDidDisappear`, but the flow has two screens.
///
/// Going back from the second screen releases the coordinator, which the first screen, still on
/// the stack, references only weakly.
enum C08 {
  nonisolated static let defect = Defect(
    "C08", "leaving a flow's second screen ends the flow", .releasedEarly,
    of: "C08.BookingCoordinator", suspect: "DatesScreen.coordinator",
    events: [.tap("Book"), .tap("Add note"), .back, .tap("Add note")]
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()
    private let isFixed: Bool
    private var children: [BookingCoordinator] = []

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      window.rootViewController = navigation
    }

    func start() {
      let classes = ClassesScreen("Book") { [weak self] in self?.book() }
      navigation.setViewControllers([classes], animated: false)
    }

    private func book() {
      let child = BookingCoordinator(navigation, isFixed: isFixed)
      child.onFinish = { [weak self, weak child] in self?.children.removeAll { $0 === child } }
      children.append(child)
      child.start()
    }
  }

  final class BookingCoordinator {
    var onFinish: (() -> Void)?
    private weak var navigation: UINavigationController?
    private let isFixed: Bool

    init(_ navigation: UINavigationController, isFixed: Bool) {
      self.navigation = navigation
      self.isFixed = isFixed
    }

    func start() {
      let dates = DatesScreen()
      dates.coordinator = self
      push(dates, endsFlow: true)
    }

    func addNote() { push(NoteScreen(), endsFlow: !isFixed) }

    private func push(_ screen: Screen, endsFlow: Bool) {
      if endsFlow { screen.onLeave = { [weak self] in self?.onFinish?() } }
      navigation?.pushViewController(screen, animated: true)
    }
  }

  final class ClassesScreen: Screen {}

  final class DatesScreen: Screen {
    weak var coordinator: BookingCoordinator?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Add note") { [weak self] in self?.coordinator?.addNote() }
    }
  }

  final class NoteScreen: Screen {}
}

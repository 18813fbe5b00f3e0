import RandomUsers
import UIKit
import UserSessions

/// A parent retains a modal flow until its sheet has been dismissed.
///
/// Leak-free: as the presentation's delegate, the parent is notified of a swipe, and it ends the
/// flow itself when the button is tapped; a cancelled swipe ends nothing.
enum I08 {
  nonisolated static let app = LeakFreeApp(
    "I08", "a modal flow is retained until its sheet has been dismissed",
    events: [
      .tap("New event"), .swipeSheet(isFinished: false), .tap("Later"),
      .swipeSheet(isFinished: true), .tap("New event"), .tap("Save"),
    ]
  ) { .root { AppCoordinator(window: $0) } }

  final class AppCoordinator: NSObject, AppRoot, UIAdaptivePresentationControllerDelegate {
    private let navigation = UINavigationController()
    private var flow: EventFlow?

    init(window: UIWindow) {
      super.init()
      window.rootViewController = navigation
    }

    func start() {
      let calendar = CalendarScreen("New event") { [weak self] in self?.makeEvent() }
      navigation.setViewControllers([calendar], animated: false)
    }

    private func makeEvent() {
      let flow = EventFlow()
      flow.onSave = { [weak self] in self?.close() }
      self.flow = flow
      let sheet = flow.start()
      sheet.presentationController?.delegate = self
      navigation.present(sheet, animated: true)
    }

    private func close() {
      navigation.dismiss(animated: true) { [weak self] in self?.flow = nil }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      flow = nil
    }
  }

  final class EventFlow {
    var onSave: (() -> Void)?
    private weak var form: FormScreen?
    private var day = 1

    func start() -> UIViewController {
      let form = FormScreen("Later") { [weak self] in self?.moveToNextDay() }
      form.addButton("Save") { [weak self] in self?.onSave?() }
      self.form = form
      return UINavigationController(rootViewController: form)
    }

    private func moveToNextDay() {
      day += 1
      form?.show("Day \(day)")
    }
  }

  final class CalendarScreen: Screen {}
  final class FormScreen: Screen {}
}

import Testing
import UIKit

// MARK: - A coordinator that asks a question

final class ConfirmationCoordinator {
  enum Answer: Equatable {
    case confirmed(String)
    case cancelled
  }

  private let presenter: UIViewController
  private let message: String
  var onAnswer: ((Answer) -> Void)?

  init(presenter: UIViewController, message: String) {
    self.presenter = presenter
    self.message = message
  }

  func start() {
    let alert = UIAlertController(title: "Rename", message: message, preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Name"
      textField.autocapitalizationType = .words
    }
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
        self?.onAnswer?(.cancelled)
      })
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      self?.onAnswer?(.confirmed(alert?.textFields?.first?.text ?? ""))
    }
    alert.addAction(save)
    alert.preferredAction = save
    presenter.present(alert, animated: true)
  }
}

final class DocumentCoordinator {
  let viewController = UIViewController()
  private(set) var name = "Untitled"
  private(set) var child: ConfirmationCoordinator?

  func rename() {
    let coordinator = ConfirmationCoordinator(presenter: viewController, message: "A new name")
    coordinator.onAnswer = { [weak self] answer in
      if case .confirmed(let name) = answer { self?.name = name }
      self?.child = nil
    }
    child = coordinator
    coordinator.start()
  }
}

// MARK: - Test

@MainActor @Suite("Alert coordinator") struct AlertCoordinatorTests {
  @Test("the coordinator receives each answer and is then released with the alert")
  func answers() throws {
    let phone = Phone()
    let document = DocumentCoordinator()
    phone.show(document.viewController)

    document.rename()
    phone.settle()
    weak let alert = phone.screen as? UIAlertController
    weak let question = document.child
    let field = try #require(alert?.textFields?.first)
    #expect(phone.doing { $0.type("Plan", into: field) })
    #expect(phone.doing { $0.tapAlertAction(1) })
    #expect(document.name == "Plan")
    #expect(question == nil && alert == nil)

    document.rename()
    phone.settle()
    #expect(phone.doing { $0.tapAlertAction(0) })
    #expect(document.name == "Plan" && document.child == nil)
    #expect(phone.screen === document.viewController)
  }
}

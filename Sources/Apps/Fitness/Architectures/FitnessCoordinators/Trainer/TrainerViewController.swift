import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Shows a trainer and lets the user book them.
final class TrainerViewController: LoadingViewController<String> {
  let trainer: Trainer
  var onBook: (() -> Void)?
  var onSimilar: ((Trainer.ID) -> Void)?
  /// Called when a link books the trainer, in one change of the stack.
  var onBookByLink: ((StackCoordinator.Place) -> Void)?

  private let screen = TrainerScreen()

  init(trainer: Trainer, session: UserSession) {
    self.trainer = trainer
    super.init(session: session)
  }

  required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }

  override var loadingScreen: LoadingScreen { screen }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trainer.name
    let className = trainer.classID.map { Catalogue.subcategory($0).name }
    screen.specialityLabel.text = className ?? trainer.speciality.title
    screen.bookButton.onTap { [weak self] in self?.onBook?() }
    screen.similarButton.onTap { [weak self] in
      if let self { onSimilar?(trainer.similarID) }
    }
    showContent()
  }

  override func request(_ completion: @escaping Completion<String>) {
    session.server.details(of: trainer.id, completion)
  }

  override func showContent() {
    screen.ratingLabel.text = content ?? StatusText.none
    screen.bookButton.isEnabled = content != nil && session.mayBook(trainer.id)
  }
}

extension TrainerViewController: IdentityShowing {
  func showIdentity() {
    showContent()
  }
}

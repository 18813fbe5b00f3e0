import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Shows a trainer and lets the user book them.
protocol TrainerViewProtocol: ModuleProtocol {
  var trainer: Trainer { get }
  var onBook: CompletionBlock? { get set }
  var onSimilar: ((Trainer.ID) -> Void)? { get set }
}

final class TrainerViewController: LoadingViewController<TrainerPresenter>, TrainerViewProtocol {
  var onBook: CompletionBlock?
  var onSimilar: ((Trainer.ID) -> Void)?

  private let screen = TrainerScreen()

  var trainer: Trainer { output.trainer }

  override var loadingScreen: LoadingScreen { screen }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trainer.name
    screen.specialityLabel.text = output.speciality
    screen.bookButton.onTap { [weak self] in self?.onBook?() }
    screen.similarButton.onTap { [weak self] in
      if let self { onSimilar?(trainer.similarID) }
    }
    showContent()
  }

  override func showContent() {
    screen.ratingLabel.text = output.rating
    screen.bookButton.isEnabled = output.canBook
  }
}

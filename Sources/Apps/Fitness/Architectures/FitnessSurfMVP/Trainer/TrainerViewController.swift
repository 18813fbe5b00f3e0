import FitnessAppointmentsUI
import UIKit

/// Shows a trainer and lets the user book them.
final class TrainerViewController: LoadingViewController {
  var output: (any TrainerViewOutput)?
  private let screen = TrainerScreen()

  override var loadingScreen: LoadingScreen { screen }
  override var loadingOutput: (any LoadingViewOutput)? { output }

  override func viewDidLoad() {
    super.viewDidLoad()
    addMenuItem { [weak self] in self?.output?.openMenu() }
    screen.bookButton.onTap { [weak self] in self?.output?.book() }
    screen.similarButton.onTap { [weak self] in self?.output?.showSimilar() }
    output?.viewLoaded()
  }
}

extension TrainerViewController: TrainerViewInput {
  func configure(with name: String, speciality: String) {
    title = name
    screen.specialityLabel.text = speciality
  }

  func showRating(_ rating: String) {
    screen.ratingLabel.text = rating
  }

  func setBookEnabled(_ isEnabled: Bool) {
    screen.bookButton.isEnabled = isEnabled
  }
}

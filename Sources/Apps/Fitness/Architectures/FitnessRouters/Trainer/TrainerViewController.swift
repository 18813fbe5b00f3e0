import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

final class TrainerViewController: LoadingViewController {
  var presenter: TrainerPresenter!

  private let screen = TrainerScreen()

  override var loadingScreen: LoadingScreen { screen }
  override var loadingOutput: any LoadingViewOutput { presenter }

  override func viewDidLoad() {
    super.viewDidLoad()
    addMenuButton { [weak self] in self?.presenter.showMenu() }
    screen.bookButton.addAction(for: .touchUpInside) { [weak self] in self?.presenter.book() }
    screen.similarButton.addAction(for: .touchUpInside) { [weak self] in
      self?.presenter.showSimilar()
    }
  }
}

extension TrainerViewController: TrainerView {
  func show(name: String, speciality: String) {
    title = name
    screen.specialityLabel.text = speciality
  }

  func show(rating: String) {
    screen.ratingLabel.text = rating
  }

  func setBookingEnabled(_ isEnabled: Bool) {
    screen.bookButton.isEnabled = isEnabled
  }
}

extension TrainerViewController: IdentityListener {
  func identityDidChange() {
    presenter.showIdentity()
  }
}

import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// The trainer view's messages to its view controller.
protocol TrainerViewDelegate: AnyObject {
  func presentOfflineAlert()
  func didRequestBooking()
  func didRequestSimilar()
}

/// Shows the profile of a trainer.
final class TrainerView: TrainerScreen {
  weak var delegate: (any TrainerViewDelegate)?
  let presenter: TrainerPresenter

  init(presenter: TrainerPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("TrainerView is made in code.")
  }

  func setUp() {
    specialityLabel.text = presenter.speciality
    bookButton.onTap { [weak self] in self?.delegate?.didRequestBooking() }
    similarButton.onTap { [weak self] in self?.delegate?.didRequestSimilar() }
    retryButton.onTap { [weak self] in self?.presenter.retry() }
    showContent()
  }
}

extension TrainerView: LoadingViewProtocol {
  func showContent() {
    ratingLabel.text = presenter.rating
    bookButton.isEnabled = presenter.canBook
  }

  func showOffline() {
    delegate?.presentOfflineAlert()
  }
}

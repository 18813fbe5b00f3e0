import FitnessAppointmentsUI
import UIKit

/// The splash view's messages to its view controller.
protocol SplashViewDelegate: AnyObject {
  func sessionDidStart()
}

/// The splash presenter's commands to its view.
protocol SplashViewProtocol: AnyObject {
  func sessionDidStart()
}

/// The splash, which is shown until the identity is known.
final class SplashView: SplashScreen {
  weak var delegate: (any SplashViewDelegate)?
  private let presenter: SplashPresenter

  init(presenter: SplashPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("SplashView is made in code.")
  }

  func setUp() {
    presenter.start()
  }
}

extension SplashView: SplashViewProtocol {
  func sessionDidStart() {
    delegate?.sessionDidStart()
  }
}

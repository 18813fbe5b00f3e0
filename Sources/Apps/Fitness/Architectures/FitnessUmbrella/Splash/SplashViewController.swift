import FitnessAppointmentsUI
import UIKit

/// The splash, which is shown until the identity is known.
protocol SplashViewProtocol: ModuleProtocol {}

final class SplashViewController: ModuleViewController<SplashPresenter>, SplashViewProtocol {
  override func loadView() {
    view = SplashScreen()
  }
}

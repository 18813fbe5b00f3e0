import FitnessAppointmentsUI
import UIKit

/// Is visible until the identity is known.
protocol SplashViewProtocol: ModuleProtocol {}

final class SplashViewController: ModuleViewController<SplashPresenter>, SplashViewProtocol {
  override func loadView() {
    view = SplashScreen()
  }
}

import FitnessAppointmentsUI
import UIKit

/// Is visible until the identity is known.
final class SplashViewController: UIViewController {
  override func loadView() {
    view = SplashScreen()
  }
}

import FitnessAppointmentsUI
import UIKit

/// The splash, which is shown until the identity is known.
final class SplashViewController: UIViewController {
  override func loadView() {
    view = SplashScreen()
  }
}

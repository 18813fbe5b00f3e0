import FitnessAppointmentsUI
import UIKit

/// The splash, which is shown until the identity is known.
final class SplashViewController: UIViewController {
  var output: (any SplashViewOutput)?

  override func loadView() {
    view = SplashScreen()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    output?.viewLoaded()
  }
}

extension SplashViewController: SplashViewInput {}

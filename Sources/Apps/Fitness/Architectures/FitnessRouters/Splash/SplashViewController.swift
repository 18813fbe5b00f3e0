import FitnessAppointmentsUI
import UIKit

/// The splash, which is shown until the identity is known.
final class SplashViewController: UIViewController {
  var presenter: SplashPresenter!

  override func loadView() {
    view = SplashScreen()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewDidLoad()
  }
}

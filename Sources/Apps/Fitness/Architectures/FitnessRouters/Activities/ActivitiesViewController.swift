import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

final class ActivitiesViewController: LoadingViewController {
  var presenter: ActivitiesPresenter!

  private let screen = ActivitiesScreen()
  private lazy var table = RowTable(screen.tableView) { [weak self] in
    self?.presenter.selectRow($0.row)
  }

  override var loadingScreen: LoadingScreen { screen }
  override var loadingOutput: any LoadingViewOutput { presenter }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Activities"
    addMenuButton { [weak self] in self?.presenter.showMenu() }
  }

  // Loads before the screen has appeared: a link that waited for the identity may replace the
  // screen at once.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    presenter.viewIsAppearing()
  }
}

extension ActivitiesViewController: ActivitiesView {
  func show(_ rows: [TableRow]) {
    table.show(rows)
  }

  func setBannerVisible(_ isVisible: Bool) {
    screen.bannerLabel.isHidden = !isVisible
  }
}

extension ActivitiesViewController: IdentityListener, BookingListener {
  func identityDidChange() {
    presenter.showIdentity()
  }

  func didBook(_ draft: Draft) {
    presenter.showBooked(draft)
  }
}

import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Lets the user choose a kind of activity, or any trainer who is free.
final class ActivitiesViewController: LoadingViewController<[Trainer.ID]> {
  private let screen = ActivitiesScreen()

  override var loadingScreen: LoadingScreen { screen }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Activities"
    addMenuButton()
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    showIdentity()
  }

  // Loads before the screen has appeared: a link that waited for the identity may replace the
  // screen at once.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    loadAtFirst()
  }

  // MARK: Offers

  override func request(_ completion: @escaping Completion<[Trainer.ID]>) {
    _ = session.services.server.offers(completion)
  }

  override func showContent() {
    screen.tableView.reloadData()
  }

  override func retry() {
    if session.identity == .offline { tryAgain() } else { load() }
  }

  /// Loads the offers again when the app comes to the foreground.
  func reload() {
    if session.identity != .offline, state != .loading { load() }
  }

  /// Loads the offers if the app was offline when the screen appeared.
  func loadUnlessLoaded() {
    if state == .failed { load() }
  }

  /// The free trainers other than the user.
  private var offers: [Trainer.ID]? {
    content?.filter { $0 != session.identity.trainerID }
  }

  // MARK: Navigation

  private func chooseAny() {
    switch session.identity {
    case .offline: showOffline()
    case .guest where offers?.isEmpty == false: askForLogin(.any, for: self)
    case .guest, .member, .trainer:
      if let trainer = offers?.first {
        performSegue(.clubs, sender: trainer)
      } else {
        showAlert(.nobodyFree)
      }
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let list = segue.destination as? SubcategoriesViewController, let type = sender as? FlowType
    {
      list.session = session
      list.flowType = type
    } else if let clubs = segue.destination as? ClubsViewController {
      clubs.session = session
      clubs.flowType = .any
      clubs.trainerID = sender as? Trainer.ID
    }
  }
}

extension ActivitiesViewController: IdentityShowing {
  func showIdentity() {
    screen.bannerLabel.isHidden = session.identity != .offline
    screen.tableView.reloadData()
  }
}

extension ActivitiesViewController: MenuShowing, LoginDelegate {
  func loginDidSucceed() {
    if navigationController?.topViewController === self { chooseAny() }
  }
}

extension ActivitiesViewController: BookingListener {}

extension ActivitiesViewController: UITableViewDataSource, UITableViewDelegate {
  private static let types: [ActivityType] = [.gym, .group, .any]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.types.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let type = Self.types[indexPath.row]
    let number = type == .any ? offers.map { StatusText.free($0.count) } : nil
    return tableView.basicCell(at: indexPath, type.title, number ?? "")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch Self.types[indexPath.row] {
    case .gym: performSegue(.subcategories, sender: FlowType.gym)
    case .group: performSegue(.subcategories, sender: FlowType.group)
    case .any: chooseAny()
    }
  }
}

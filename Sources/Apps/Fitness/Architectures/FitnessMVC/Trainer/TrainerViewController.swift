import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Shows a trainer and lets the user book them.
final class TrainerViewController: LoadingViewController<String> {
  var flowType: FlowType!
  /// The subcategory through which the user reached the trainer; `nil` if the trainer's own class
  /// applies.
  var subcategoryID: Subcategory.ID?
  var trainerID: Trainer.ID!

  private let screen = TrainerScreen()
  private var trainer: Trainer { Catalogue.trainer(trainerID) }

  override var loadingScreen: LoadingScreen { screen }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trainer.name
    addMenuButton()
    let className = trainer.classID.map { Catalogue.subcategory($0).name }
    screen.specialityLabel.text = className ?? trainer.speciality.title
    screen.bookButton.addAction(UIAction { [weak self] _ in self?.book() }, for: .touchUpInside)
    screen.similarButton.addAction(
      UIAction { [weak self] _ in self?.showSimilar() }, for: .touchUpInside)
    showContent()
  }

  override func request(_ completion: @escaping Completion<String>) {
    session.services.server.details(of: trainerID, completion)
  }

  override func showContent() {
    screen.ratingLabel.text = content ?? StatusText.none
    screen.bookButton.isEnabled = content != nil && canBeBooked
  }

  private var canBeBooked: Bool {
    session.identity != .offline && session.identity.trainerID != trainerID
  }

  // MARK: Navigation

  private func book() {
    if session.identity.isSignedIn {
      performSegue(.clubs)
    } else {
      askForLogin(.book, for: self)
    }
  }

  private func showSimilar() {
    performSegue(.trainer, sender: trainer.similarID)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let similar = segue.destination as? TrainerViewController {
      similar.session = session
      similar.flowType = flowType
      similar.subcategoryID = subcategoryID
      similar.trainerID = sender as? Trainer.ID
    } else if let clubs = segue.destination as? ClubsViewController {
      configure(clubs)
    }
  }

  /// Creates the clubs screen as the segue does, for a link.
  func makeClubs() -> ClubsViewController {
    let clubs: ClubsViewController = MainStoryboard.instantiate()
    configure(clubs)
    return clubs
  }

  private func configure(_ clubs: ClubsViewController) {
    clubs.session = session
    clubs.flowType = flowType == .page ? FlowType(trainer.speciality) : flowType
    clubs.subcategoryID = flowType == .gym ? subcategoryID : trainer.classID
    clubs.trainerID = trainerID
  }
}

extension TrainerViewController: IdentityShowing {
  func showIdentity() {
    showContent()
  }
}

extension TrainerViewController: MenuShowing, LoginDelegate {
  func loginDidSucceed() {
    if navigationController?.topViewController === self, canBeBooked { performSegue(.clubs) }
  }
}

import FitnessAppointments
import UIKit

/// Holds the trainers view, and forwards its messages to the coordinator.
final class TrainersViewController: UIViewController, Coordinatable {
  weak var coordinator: (any ScreenCoordinator)?
  private var trainersCoordinator: TrainersCoordinator? { coordinator as? TrainersCoordinator }
  var session: Session!
  var subcategory: Subcategory!

  private var trainersView: TrainersView? { viewIfLoaded as? TrainersView }

  override func loadView() {
    let presenter = TrainersPresenter(session: session, subcategoryID: subcategory.id)
    let trainersView = TrainersView(presenter: presenter)
    trainersView.delegate = self
    view = trainersView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = subcategory.name
    trainersCoordinator?.addMenu(to: self)
    trainersView?.setUp()
  }

  // Not in `viewWillAppear`, which UIKit also calls on the screen below during a swipe that is
  // cancelled.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    trainersView?.presenter.loadAtFirst()
  }
}

extension TrainersViewController: TrainersViewDelegate {
  func didSelectTrainer(_ id: Trainer.ID) {
    trainersCoordinator?.navigateToTrainer(id)
  }
}

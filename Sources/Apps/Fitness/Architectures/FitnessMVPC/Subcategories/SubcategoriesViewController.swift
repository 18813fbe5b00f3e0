import FitnessAppointments
import UIKit

/// Holds the subcategories view, and forwards its messages to the coordinator.
final class SubcategoriesViewController: UIViewController, Coordinatable {
  weak var coordinator: (any ScreenCoordinator)?
  private var subcategoriesCoordinator: SubcategoriesCoordinator? {
    coordinator as? SubcategoriesCoordinator
  }
  var session: Session!
  var activity: ActivityType!

  private var subcategoriesView: SubcategoriesView? { viewIfLoaded as? SubcategoriesView }

  override func loadView() {
    let presenter = SubcategoriesPresenter(session: session, activity: activity)
    let subcategoriesView = SubcategoriesView(presenter: presenter)
    subcategoriesView.delegate = self
    view = subcategoriesView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = activity.title
    subcategoriesCoordinator?.addMenu(to: self)
    subcategoriesView?.setUp()
  }

  // MARK: For the coordinator

  func findTrainer(of subcategoryID: Subcategory.ID) {
    subcategoriesView?.presenter.findTrainer(of: subcategoryID)
  }
}

extension SubcategoriesViewController: SubcategoriesViewDelegate {
  func didSelect(_ subcategory: Subcategory) {
    subcategoriesCoordinator?.didSelect(subcategory)
  }

  func didFindTrainer(_ id: Trainer.ID) {
    subcategoriesCoordinator?.navigateToTrainer(id)
  }
}

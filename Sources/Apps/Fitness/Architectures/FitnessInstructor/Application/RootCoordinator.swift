import FitnessAppointments
import UIKit

/// The base class of the coordinators of the tabs; each begins with the root of its tab's stack.
class RootCoordinator: FlowCoordinator {
  private weak var root: MenuViewController?

  func showRoot(_ viewController: MenuViewController) {
    addMenu(to: viewController)
    root = viewController
    router.setRoot(viewController)
  }

  /// Runs a flow, and returns to the root once it has booked an appointment.
  func runActivity(
    _ flow: Flow, trainerID: Trainer.ID? = nil, at place: Router.Place? = nil
  ) {
    let coordinator = makeActivity(flow, trainerID: trainerID, at: place)
    run(coordinator, then: afterActivity(of: coordinator.storage))
  }

  func makeActivity(
    _ flow: Flow, trainerID: Trainer.ID? = nil, at place: Router.Place? = nil
  ) -> ActivityCoordinator {
    factory.makeActivity(
      StateStorage(of: flow, trainerID: trainerID, place: place), on: router, dependencies)
  }

  func afterActivity(of storage: StateStorage) -> (Ending) -> Void {
    { [weak self] in self?.didFinish($0, storage) }
  }

  func didFinish(_ ending: Ending, _ storage: StateStorage) {
    guard ending == .booked, let draft = storage.draft else { return }
    router.popToRoot(animated: router.isSeen)
    root?.showAlert(.booked(draft), [showAppointments])
  }

  /// Removes everything above the root, without animation.
  func returnToStart() {
    removeAllDependencies()
    router.keep(1, animated: false)
  }
}

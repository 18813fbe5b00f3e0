import FitnessAppointments
import UIKit

/// A flow in which an appointment can be booked.
protocol BookingFlowOutput: FlowOutput {
  /// Called instead of `finishFlow` when an appointment has been booked.
  var onBooked: ((Draft) -> Void)? { get set }
}

/// A flow that shows trainers, and in which links can find the open modules.
protocol TrainerFlowOutput: BookingFlowOutput {
  /// Returns the subcategories with which the flow began, if they are those of the activity.
  func subcategories(of activity: ActivityType) -> (any Presentable)?
  /// Returns the topmost module of the trainer.
  func topmostTrainer(_ id: Trainer.ID) -> (any Presentable)?
  /// Opens a new appointment above the topmost module of the trainer, or returns to the one already
  /// open there.
  func openBooking(of id: Trainer.ID, animated: Bool)
}

/// The base class of the flows that show trainers and let the user book them.
class TrainerFlowCoordinator: FlowCoordinator, TrainerFlowOutput {
  var onBooked: ((Draft) -> Void)?
  let factory: any ActivityFactoryProtocol
  let isAnimated: Bool
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private var trainers: [WeakTrainer] = []
  private weak var booking: (any CreateAppointmentCoordinatorOutput)?

  /// - Parameter isAnimated: Whether the first module is pushed with animation.
  init(
    router: any Routable, session: UserSession, factory: any ActivityFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, isAnimated: Bool
  ) {
    self.factory = factory
    self.coordinatorFactory = coordinatorFactory
    self.isAnimated = isAnimated
    super.init(router: router, session: session)
  }

  /// Shows the first module of the flow, which ends when this module leaves the stack.
  func showFirst(_ view: any ModuleProtocol) {
    router.push(view, animated: isAnimated) { [weak self] in self?.finishFlow?() }
  }

  /// Returns the draft of an appointment with the trainer; subclasses can override this.
  func draft(for trainer: Trainer) -> Draft {
    Draft(activity: trainer.speciality, subcategoryID: trainer.classID, trainerID: trainer.id)
  }

  // MARK: Trainers

  func showTrainer(_ id: Trainer.ID) {
    router.push(makeTrainer(id))
  }

  func makeTrainer(_ id: Trainer.ID) -> any TrainerViewProtocol {
    let view = factory.makeTrainerView(of: Catalogue.trainer(id))
    connectWithMenu(view)
    view.onSimilar = { [weak self] in self?.showTrainer($0) }
    view.onBook = { [weak self, weak view] in
      if let view { self?.book(from: view) }
    }
    trainers.removeAll { $0.view == nil }
    trainers.append(WeakTrainer(view: view))
    return view
  }

  private func book(from view: any TrainerViewProtocol) {
    if session.identity.isSignedIn { return startCreateAppointmentFlow(with: view.trainer) }
    session.flows?.startAuthorization(for: .book) { [weak self, weak view] in
      if let view { self?.bookAfterLogin(from: view) }
    }
  }

  private func bookAfterLogin(from view: any TrainerViewProtocol) {
    guard view.isOnTop, session.mayBook(view.trainer.id) else { return }
    startCreateAppointmentFlow(with: view.trainer)
  }

  private func startCreateAppointmentFlow(with trainer: Trainer, animated: Bool = true) {
    let coordinator = coordinatorFactory.makeCreateAppointmentCoordinator(
      with: router, draft: draft(for: trainer), isInTab: true, isAnimated: animated)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
    }
    coordinator.onBooked = { [weak self, weak coordinator] draft in
      self?.removeDependency(coordinator)
      self?.onBooked?(draft)
    }
    addDependency(coordinator)
    booking = coordinator
    coordinator.start()
  }

  // MARK: Links

  func subcategories(of activity: ActivityType) -> (any Presentable)? { nil }

  func topmostTrainer(_ id: Trainer.ID) -> (any Presentable)? {
    topmostView(of: id)
  }

  private func topmostView(of id: Trainer.ID) -> (any TrainerViewProtocol)? {
    trainers.compactMap(\.view).last { $0.trainer.id == id && $0.place != nil }
  }

  func openBooking(of id: Trainer.ID, animated: Bool) {
    guard let view = topmostView(of: id), let place = view.place else { return }
    if let clubs = booking?.clubs, clubs.place == place + 1 {
      return pop(to: clubs, animated: animated)
    }
    pop(to: view, animated: false)
    startCreateAppointmentFlow(with: view.trainer, animated: false)
  }
}

/// A weak reference to a trainer's module; the stack owns the module.
private struct WeakTrainer {
  weak var view: (any TrainerViewProtocol)?
}

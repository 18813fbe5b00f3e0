import FitnessAppointments
import UIKit

/// Coordinates the gym, group, any-trainer and trainer-page flows, which differ only in the order
/// of their screens.
final class ActivityCoordinator: FlowCoordinator, Coordinator {
  private weak var subcategories: SubcategoriesViewController?
  // In the page flow, the first trainer is the first screen; similar trainers may follow.
  private var hasTrainer = false

  func start() {
    if flow == .any, let id = storage.trainerID { storage.saveDraft(for: Catalogue.trainer(id)) }
    advance(after: .started)
  }

  override func perform(_ instruction: Instruction, over viewController: UIViewController?) {
    switch instruction {
    case .show(.subcategories(let activity)): showSubcategories(of: activity)
    case .show(.trainers(let id)): showTrainers(of: Catalogue.subcategory(id))
    case .show(.trainer(let id)): showTrainer(id)
    case .findTrainer(let id): subcategories?.askForTrainer(of: Catalogue.subcategory(id))
    case .runLogin: askForLogin(over: viewController)
    default: super.perform(instruction, over: viewController)
    }
  }

  // MARK: Modules

  private func showSubcategories(of activity: ActivityType) {
    let subcategories = SubcategoriesViewController(activity: activity, session: session)
    addMenu(to: subcategories)
    subcategories.onSubcategorySelected = { [weak self, weak subcategories] in
      self?.storage.save(subcategoryID: $0.id)
      self?.advance(after: .subcategory($0.id), over: subcategories)
    }
    subcategories.onTrainerFound = { [weak self] in self?.advance(after: .trainer($0)) }
    self.subcategories = subcategories
    showFirst(subcategories)
  }

  private func showTrainers(of subcategory: Subcategory) {
    let trainers = TrainersViewController(subcategory: subcategory, session: session)
    addMenu(to: trainers)
    trainers.onOffline = { [weak self, weak trainers] in
      self?.advance(after: .load, over: trainers)
    }
    trainers.onTrainerSelected = { [weak self] in self?.advance(after: .trainer($0)) }
    router.show(trainers)
  }

  private func showTrainer(_ id: Trainer.ID) {
    let trainer = makeTrainer(id)
    if flow == .page, !hasTrainer { showFirst(trainer) } else { router.show(trainer) }
    hasTrainer = true
  }

  private func makeTrainer(_ id: Trainer.ID) -> TrainerViewController {
    let trainer = TrainerViewController(trainer: Catalogue.trainer(id), session: session)
    addMenu(to: trainer)
    trainer.onOffline = { [weak self, weak trainer] in
      self?.advance(after: .load, over: trainer)
    }
    trainer.onSimilar = { [weak self] in self?.advance(after: .similar($0)) }
    trainer.onBook = { [weak self, weak trainer] in
      if let trainer { self?.book(from: trainer) }
    }
    trainer.onBookByLink = { [weak self, weak trainer] place in
      if let trainer { self?.book(trainer.trainer, at: place) }
    }
    return trainer
  }

  // MARK: Booking

  private func book(from trainer: TrainerViewController) {
    storage.saveDraft(for: trainer.trainer)
    advance(after: .book(trainer.trainer.id), over: trainer)
  }

  private func askForLogin(over viewController: UIViewController?) {
    dependencies.flows?.startLogin(for: .book) { [weak self, weak viewController] in
      guard let self, let trainer = viewController as? TrainerViewController,
        router.isOnTop(trainer), session.mayBook(trainer.trainer.id)
      else { return }
      book(from: trainer)
    }
  }

  private func book(_ trainer: Trainer, at place: Router.Place) {
    storage.saveDraft(for: trainer)
    storage.save(place)
    runCreate()
  }

  /// Shows the page's trainer with the first screen of an appointment above it, in one change of
  /// the stack.
  func startBooking() {
    guard let id = storage.trainerID, let place = storage.takePlace() else { return }
    let trainer = makeTrainer(id)
    hasTrainer = true
    watch(trainer)
    book(
      trainer.trainer,
      at: Router.Place(kept: place.kept + [trainer], isAnimated: place.isAnimated))
  }
}

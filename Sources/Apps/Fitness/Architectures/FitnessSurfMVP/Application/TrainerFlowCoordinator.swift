import FitnessAppointments

/// The base class of the flows that show trainers and let the user book them.
class TrainerFlowCoordinator: BookingFlowCoordinator {
  private var trainers: [TrainerModule] = []

  /// Returns the draft of an appointment with the trainer; subclasses can override this.
  func draft(for trainer: Trainer) -> Draft {
    Draft(activity: trainer.speciality, subcategoryID: trainer.classID, trainerID: trainer.id)
  }

  // MARK: Trainers

  func showTrainerModule(_ id: Trainer.ID) {
    router.push(makeTrainerModule(id))
  }

  func makeTrainerModule(_ id: Trainer.ID) -> any Presentable {
    let trainer = Catalogue.trainer(id)
    let (view, output) = TrainerModuleConfigurator(session: session).configure(with: trainer)
    connect(output, of: view)
    output.onSimilar = { [weak self] in self?.showTrainerModule($0) }
    output.onBook = { [weak self, weak view] in
      if let view { self?.book(trainer, from: view) }
    }
    trainers.removeAll { $0.view == nil }
    trainers.append(TrainerModule(id: id, view: view))
    return view
  }

  private func book(_ trainer: Trainer, from view: any Presentable) {
    guard !session.identity.isSignedIn else {
      return runCreateAppointmentFlow(with: draft(for: trainer), above: view)
    }
    let continuation: () -> Void = { [weak self, weak view] in
      if let view { self?.bookAfterLogin(trainer, from: view) }
    }
    onSharedFlow?(.login(.book, then: continuation))
  }

  private func bookAfterLogin(_ trainer: Trainer, from view: any Presentable) {
    guard view.isOnTop, session.mayBook(trainer.id) else { return }
    runCreateAppointmentFlow(with: draft(for: trainer), above: view)
  }

  // MARK: Links

  /// Returns the open module that is the target of a link to the subcategories or to a trainer.
  func target(of deepLinkOption: DeepLinkOption) -> (any Presentable)? {
    switch deepLinkOption {
    case .trainer(let id), .book(let id):
      trainers.last { $0.id == id && $0.view?.place != nil }?.view
    default: nil
    }
  }

  override func handle(deepLinkOption: DeepLinkOption, animated: Bool) {
    guard let target = target(of: deepLinkOption) else { return }
    if case .book(let id) = deepLinkOption {
      openBooking(of: Catalogue.trainer(id), above: target, deepLinkOption, animated: animated)
    } else {
      router.popToModule(target, animated: animated)
    }
  }

  private func openBooking(
    of trainer: Trainer, above view: any Presentable, _ deepLinkOption: DeepLinkOption,
    animated: Bool
  ) {
    if let create = hasDependency(ofType: CreateAppointmentCoordinator.self),
      let place = create.clubsView?.place, place - 1 == view.place
    {
      create.handle(deepLinkOption: deepLinkOption, animated: animated)
    } else {
      runCreateAppointmentFlow(
        with: draft(for: trainer), above: view, with: deepLinkOption)
    }
  }
}

/// A weak reference to a trainer's module; the stack owns the module.
private struct TrainerModule {
  let id: Trainer.ID
  weak var view: (any Presentable)?
}

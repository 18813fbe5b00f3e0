import FitnessAppointments

/// A user flow with screens on a stack.
nonisolated enum Flow: CaseIterable {
  case gym, group, any, page, create, appointments
}

/// An event in a flow.
nonisolated enum Step: Hashable {
  case started
  case subcategory(Subcategory.ID)
  case trainer(Trainer.ID)
  case similar(Trainer.ID)
  case book(Trainer.ID)
  case club, slot, note, written, booked
  /// The slot is taken, and the user wants to choose another one.
  case taken
  case leave
  case again
  /// The flow needs data that only the server has.
  case load
  /// The flow that this one ran has ended.
  case finished(Ending)
}

/// The way in which a flow ends.
nonisolated enum Ending: CaseIterable {
  case booked, cancelled, nothingAvailable, loginNeeded
  /// The first screen of the flow has left its stack.
  case left
}

/// The part of a flow's state that decides what comes next.
nonisolated struct FlowState {
  let flow: Flow
  let identity: Identity
  /// The page's trainer, or the first available trainer.
  var trainerID: Trainer.ID?
}

/// The next action of a coordinator.
nonisolated enum Instruction: Hashable {
  enum Module: Hashable {
    case subcategories(ActivityType)
    case trainers(Subcategory.ID)
    case trainer(Trainer.ID)
    case clubs, dates, summary
  }

  case show(Module)
  case presentNote
  /// Updates the summary with the note that the user has written.
  case updateSummary
  /// Asks the server for the trainer of a class.
  case findTrainer(Subcategory.ID)
  case runCreate
  case runLogin
  case backToDates
  /// Returns to the list of appointments, which is loaded again.
  case backToList
  case showOffline
  case finish(Ending)
  case stay
}

/// Decides what comes next in a flow.
nonisolated protocol Instructing: Sendable {
  func next(after step: Step, in state: FlowState) -> Instruction
}

/// The order of the screens in all flows: the only place that knows which screen follows which.
///
/// A value that does not use UIKit, so that every row can be tested by itself. Row numbers are
/// those of the table in the app's specification.
nonisolated struct Instructor: Instructing {
  func next(after step: Step, in state: FlowState) -> Instruction {
    switch state.flow {
    case .gym: afterStepInGym(step, state)
    case .group: afterStepInGroup(step, state)
    case .page: afterStepOnPage(step, state)
    case .any: afterStepInAny(step, state)
    case .create: afterStepInCreate(step)
    case .appointments: afterStepInAppointments(step)
    }
  }

  private func afterStepInGym(_ step: Step, _ state: FlowState) -> Instruction {
    switch step {
    case .started: .show(.subcategories(.gym))  // I1
    case .subcategory(let id): .show(.trainers(id))  // I2
    case .trainer(let id): .show(.trainer(id))  // I4
    default: afterStepAtTrainer(step, state)
    }
  }

  private func afterStepInGroup(_ step: Step, _ state: FlowState) -> Instruction {
    switch step {
    case .started: .show(.subcategories(.group))  // I1
    case .subcategory where state.identity == .offline: .showOffline  // I24
    case .subcategory(let id): .findTrainer(id)
    case .trainer(let id): .show(.trainer(id))  // I3
    default: afterStepAtTrainer(step, state)
    }
  }

  private func afterStepOnPage(_ step: Step, _ state: FlowState) -> Instruction {
    guard step == .started, let id = state.trainerID else {
      return afterStepAtTrainer(step, state)
    }
    return .show(.trainer(id))  // I6
  }

  /// Returns the instruction after a step on a trainer's screen; these rows are the same in three
  /// flows.
  private func afterStepAtTrainer(_ step: Step, _ state: FlowState) -> Instruction {
    switch step {
    case .similar(let id): .show(.trainer(id))  // I5
    case .book where state.identity == .guest: .runLogin  // I8
    case .book(let id) where id == state.identity.trainerID: .stay  // I9
    case .book: .runCreate  // I7
    case .finished(.booked): .finish(.booked)  // I20
    case .load: .showOffline  // I24
    default: .stay  // I21
    }
  }

  private func afterStepInAny(_ step: Step, _ state: FlowState) -> Instruction {
    switch step {
    case .started where state.trainerID == nil: .finish(.nothingAvailable)  // I11
    case .started where !state.identity.isSignedIn: .finish(.loginNeeded)  // I12
    case .started: .runCreate  // I10
    case .finished(let ending): .finish(ending)  // I22
    default: .stay
    }
  }

  private func afterStepInCreate(_ step: Step) -> Instruction {
    switch step {
    case .started: .show(.clubs)  // I13
    case .club: .show(.dates)  // I14
    case .slot: .show(.summary)  // I15
    case .note: .presentNote  // I16
    case .written: .updateSummary  // I16
    case .booked: .finish(.booked)  // I17
    case .taken: .backToDates  // I18
    case .leave: .finish(.cancelled)  // I19
    case .load: .showOffline  // I24
    default: .stay
    }
  }

  private func afterStepInAppointments(_ step: Step) -> Instruction {
    switch step {
    case .again: .runCreate  // I23
    case .finished(.booked): .backToList  // I23
    case .load: .showOffline  // I24
    default: .stay  // I23
    }
  }
}

import FitnessAppointments

/// The user's choices in a flow. A flow that books an appointment shares its parent's storage.
final class StateStorage {
  let flow: Flow
  /// The page's trainer, or the first available trainer.
  let trainerID: Trainer.ID?
  /// The screens below the first one, if a link has begun the flow.
  private var place: Router.Place?
  private(set) var subcategoryID: Subcategory.ID?
  /// The appointment; `nil` until a trainer is to be booked.
  var draft: Draft?

  init(of flow: Flow, trainerID: Trainer.ID? = nil, place: Router.Place? = nil) {
    self.flow = flow
    self.trainerID = trainerID
    self.place = place
  }

  /// Saves the place at which the next screen is to be shown.
  func save(_ place: Router.Place?) {
    self.place = place
  }

  /// Returns the saved place and forgets it: the stack owns the screens below, and may remove them
  /// at any time.
  func takePlace() -> Router.Place? {
    defer { place = nil }
    return place
  }

  func save(subcategoryID: Subcategory.ID) {
    self.subcategoryID = subcategoryID
  }

  /// Begins an appointment with a trainer.
  ///
  /// In the gym, the subcategory is the one that was chosen; for any trainer, there is none;
  /// elsewhere, it is the trainer's own class.
  func saveDraft(for trainer: Trainer) {
    switch flow {
    case .gym:
      draft = Draft(activity: .gym, subcategoryID: subcategoryID, trainerID: trainer.id)
    case .any:
      draft = Draft(activity: .any, trainerID: trainer.id)
    case .group, .page, .create, .appointments:
      draft = Draft(
        activity: trainer.speciality, subcategoryID: trainer.classID, trainerID: trainer.id)
    }
  }
}

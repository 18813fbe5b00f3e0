import FitnessAppointments

/// A screen on a stack.
struct ScreenState: Sendable {
  let id: Int
  var content: Content

  enum Content: Sendable {
    case activities(ActivitiesState)
    case subcategories(SubcategoriesState)
    case trainers(TrainersState)
    case trainer(TrainerState)
    case clubs(ClubsState)
    case dates(DatesState)
    case summary(SummaryState)
    case account(AccountState)
    case appointments(AppointmentsState)
    case appointment(AppointmentState)
  }
}

/// A kind of screen on a stack.
package enum Place: Int, CaseIterable, Hashable, Sendable {
  case activities, subcategories, trainers, trainer, clubs, dates, summary, account
  case appointments, appointment

  /// The letter of the screen in the specification.
  package var letter: String {
    ["H", "B", "T", "P", "C", "D", "U", "M", "A", "E"][rawValue]
  }
}

extension ScreenState {
  var place: Place {
    switch content {
    case .activities: .activities
    case .subcategories: .subcategories
    case .trainers: .trainers
    case .trainer: .trainer
    case .clubs: .clubs
    case .dates: .dates
    case .summary: .summary
    case .account: .account
    case .appointments: .appointments
    case .appointment: .appointment
    }
  }

  var trainer: TrainerState? {
    if case .trainer(let state) = content { state } else { nil }
  }

  var subcategories: SubcategoriesState? {
    if case .subcategories(let state) = content { state } else { nil }
  }

  var clubs: ClubsState? { if case .clubs(let state) = content { state } else { nil } }

  var summary: SummaryState? { if case .summary(let state) = content { state } else { nil } }

  var appointment: AppointmentState? {
    if case .appointment(let state) = content { state } else { nil }
  }

  /// Whether the overlay covers the content while a request for the user's action is pending.
  var isBusy: Bool {
    switch content {
    case .subcategories(let state): state.isBusy
    case .summary(let state): state.isBusy
    case .appointments(let state): state.isBusy
    case .appointment(let state): state.isBusy
    default: false
    }
  }
}

extension FitnessModel {
  /// The screens of both tabs and of the sheets, each by its letter.
  package var shape: String {
    stacks.map { $0.map { $0.place.letter + ($0.subcategories?.activity.title ?? "") }.joined() }
      .joined(separator: " ") + (login == nil ? "" : " L") + (note == nil ? "" : " N")
  }
}

import FitnessAppointments

// The objects that must be alive when the main queue is empty, and no others: the flows and modules
// of all screens on stacks and sheets, including those of a hidden tab.
extension FitnessModel {
  /// The number of instances of each flow that must be alive; a flow may be in both tabs and in the
  /// sheet.
  package var flows: [Flow: Int] {
    var flows: [Flow: Int] = [:]
    for stack in stacks.indices {
      for flow in Set(stacks[stack].compactMap(\.flow)) { flows[flow, default: 0] += 1 }
    }
    if isAnyBooked { flows[.any] = 1 }
    if login != nil { flows[.login] = 1 }
    return flows
  }

  /// Whether an appointment with any trainer is being booked, in a flow that has no screens of its
  /// own.
  private var isAnyBooked: Bool { stacks[0].dropFirst().first?.flow == .create }

  /// The number of instances of each module that must be alive.
  package var modules: [Module: Int] {
    var modules: [Module: Int] = [:]
    for screen in stacks.joined() { modules[screen.place.module, default: 0] += 1 }
    if !isStarted { modules[.splash] = 1 }
    if login != nil { modules[.login] = 1 }
    if note != nil { modules[.note] = 1 }
    return modules
  }
}

extension ScreenState {
  /// The flow to which the screen belongs; `nil` for the choice of a home club.
  fileprivate var flow: Flow? {
    switch content {
    case .activities: .choose
    case .account: .account
    case .appointments, .appointment: .appointments
    case .subcategories(let state): state.activity == .gym ? .gym : .group
    case .trainers: .gym
    case .trainer(let state): state.flow.flow
    case .clubs(let state): if case .create = state.purpose { .create } else { nil }
    case .dates, .summary: .create
    }
  }
}

extension FlowType {
  /// The flow of a profile.
  fileprivate var flow: Flow? {
    switch self {
    case .gym: .gym
    case .group: .group
    case .any: .any
    case .page: .page
    case .again, .pick: nil
    }
  }
}

extension Place {
  fileprivate var module: Module {
    switch self {
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
}

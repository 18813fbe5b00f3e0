/// A kind of training that a user can book; the cases are in the order of the first screen.
public enum ActivityType: String, CaseIterable, Sendable {
  case gym, group, any

  /// The name shown on the screens.
  public var title: String {
    switch self {
    case .gym: "Gym"
    case .group: "Group"
    case .any: "Any"
    }
  }
}

/// The purpose for which a screen is shown.
public enum FlowType: String, CaseIterable, Sendable {
  case gym, group, any
  /// The profile of one trainer, opened by a link or by that trainer.
  case page
  /// An appointment that is booked again.
  case again
  /// The choice of a home club.
  case pick

  /// Creates the flow type of an activity.
  public init(_ activity: ActivityType) {
    switch activity {
    case .gym: self = .gym
    case .group: self = .group
    case .any: self = .any
    }
  }

  /// The activity, if the flow type alone determines it.
  public var activity: ActivityType? {
    switch self {
    case .gym: .gym
    case .group: .group
    case .any: .any
    case .page, .again, .pick: nil
    }
  }
}

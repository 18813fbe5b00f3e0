import UserSessions

/// The time of one event.
struct EventTime {
  let event: UserEvent
  /// Nanoseconds from delivery until the app was idle.
  let whole: Double
  /// Nanoseconds from delivery to the first navigation request, if there was one.
  let decision: Double?

  /// Whether the app made the request, rather than UIKit on its own.
  var isDecidedByTheApp: Bool {
    switch event {
    case .back, .swipeBack, .backMenu: false
    default: decision != nil
    }
  }
}

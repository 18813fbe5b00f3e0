import UserSessions

/// The numbers of links and notifications delivered, by the answer that the app must return.
struct Deliveries: Sendable {
  var takenLinks = 0
  var refusedLinks = 0
  var notifications = 0

  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    Self.describe(takenLinks, refusedLinks, notifications, 0, into: &sink)
  }

  /// Describes an app's answers, for both the model and the harness.
  static func describe<Sink: ScreenSink>(
    _ takenLinks: Int, _ refusedLinks: Int, _ handledNotifications: Int, _ failed: Int,
    into sink: inout Sink
  ) {
    sink.extra("links taken", takenLinks)
    sink.extra("links refused", refusedLinks)
    sink.extra("notifications handled", handledNotifications)
    sink.extra("notifications failed", failed)
  }
}

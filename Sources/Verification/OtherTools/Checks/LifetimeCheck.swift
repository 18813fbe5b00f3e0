/// A rule by which a tool notices objects that live too long.
///
/// The rules re-implement the behaviour of the tools and are independent of UIKit: they receive
/// lists of the live objects.
package protocol LifetimeCheck {
  /// Returns the complaints at a moment when the app has become idle.
  mutating func look(at moment: LifetimeMoment) -> [Complaint]
  /// Returns the complaints about the objects that are still alive after the app was released.
  mutating func end(alive: [WatchedObject]) -> [Complaint]
}

extension LifetimeCheck {
  package mutating func look(at moment: LifetimeMoment) -> [Complaint] { [] }
  package mutating func end(alive: [WatchedObject]) -> [Complaint] { [] }
}

/// An object that a check watches.
package struct WatchedObject: Hashable, Sendable {
  /// A number that distinguishes the object from all others of the session.
  let id: UInt32
  /// The name of the class, without its module.
  let type: String

  package init(id: UInt32, type: String) {
    self.id = id
    self.type = type
  }
}

/// The watched objects when the app has become idle.
package struct LifetimeMoment: Sendable {
  /// Virtual time since the launch, in seconds.
  let time: Double
  let alive: [WatchedObject]
  /// The objects that should be released, because their screen has just been closed.
  let closed: [WatchedObject]

  package init(time: Double, alive: [WatchedObject], closed: [WatchedObject] = []) {
    self.time = time
    self.alive = alive
    self.closed = closed
  }
}

/// A tool's message about a class or a screen.
package struct Complaint: Hashable, Sendable {
  /// The class that the message is about, without its module, or another subject.
  package let subject: String
  package let text: String
}

extension [WatchedObject] {
  /// One complaint per class, in the order of the objects.
  func complaints(_ text: (String) -> String) -> [Complaint] {
    var seen: Set<String> = []
    return filter { seen.insert($0.type).inserted }
      .map { Complaint(subject: $0.type, text: text($0.type)) }
  }
}

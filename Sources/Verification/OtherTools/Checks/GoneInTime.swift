/// The expectation that an object is released within a number of seconds after its screen closed.
///
/// A RIBs router expects this of its detached children: of an interactor within one second, and of
/// a screen within five. Time is virtual here.
package struct GoneInTime: LifetimeCheck {
  private let seconds: Double
  private var deadlines: [(object: WatchedObject, time: Double)] = []
  private var reported: Set<String> = []

  package init(seconds: Double) { self.seconds = seconds }

  package mutating func look(at moment: LifetimeMoment) -> [Complaint] {
    deadlines += moment.closed.map { ($0, moment.time + seconds) }
    let alive = Set(moment.alive)
    deadlines.removeAll { !alive.contains($0.object) }
    let late = deadlines.filter { $0.time <= moment.time }.map(\.object)
    deadlines.removeAll { $0.time <= moment.time }
    return late.complaints { "\($0) is still alive \(seconds) s after its screen was closed" }
      .filter { reported.insert($0.subject).inserted }
  }
}

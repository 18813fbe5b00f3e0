import UserSessions

extension App {
  /// The positions of the trials in the matrix of links.
  package var linkNumbers: Range<Int> { links.trials.indices }
  /// The positions of the exit paths.
  package var exitNumbers: Range<Int> { exits.indices }
  /// The positions of the cycles.
  package var cycleNumbers: Range<Int> { cycles.indices }
  /// The positions of the sessions to watch.
  package var watchedNumbers: Range<Int> { watchedSessions.indices }
  /// The name of the cycle at a position, such as `edit, save`.
  package func cycleName(_ number: Int) -> String { cycles[number].name }
}

/// The maximum number of events in a watched session.
private let mostWatchedEvents = 15

extension App {
  /// Sessions short enough to be shown event by event: each performs a cycle twice.
  ///
  /// An object that a cycle leaves behind appears twice.
  package var watchedSessions: [(name: String, session: Session<Model>)] {
    cycles.map { (name: $0.name, session: $0.session(repetitions: 2)) }
      .filter { $0.session.events.count <= mostWatchedEvents }
  }
}

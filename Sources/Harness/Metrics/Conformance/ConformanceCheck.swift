import BenchmarkKit
import ComparedApps
import UIKit
import UserSessions

/// Runs sessions on subjects and compares every screen with the reference model.
package struct ConformanceCheck: Sendable {
  private let subjects: [SubjectUnderTest]
  private let deviations: Set<String>
  private let behavior: UIKitBehavior

  /// Creates a check for these subjects.
  ///
  /// - Parameters:
  ///   - deviations: Behaviours of published code that the reference model adopts; the canonical
  ///     app then fails.
  ///   - behavior: The choices for undocumented behaviour of UIKit.
  package init(
    _ subjects: [SubjectUnderTest], deviations: Set<String> = [],
    behavior: UIKitBehavior = UIKitBehavior()
  ) {
    self.subjects = subjects
    self.deviations = deviations
    self.behavior = behavior
  }

  /// Runs these sessions on every subject.
  ///
  /// - Parameter observer: Receives the position of the work.
  @MainActor package func run<A: App>(
    _ range: SessionRange, of app: A, observer: WorkObserver = .none
  ) -> Part {
    // Opens the existential type of the sequence.
    func run(_ sessions: some Sequence<Session<A.Model>>) -> Part {
      self.run(sessions, first: range.first, of: app, observer: observer)
    }
    return run(range.sessions(of: A.Model.self))
  }

  /// Runs the given sessions on every subject.
  ///
  /// - Parameter first: The index that the observer receives for the first session.
  @MainActor package func run<A: App>(
    _ sessions: some Sequence<Session<A.Model>>, first: Int = 0, of app: A,
    observer: WorkObserver = .none
  ) -> Part {
    var part = Part(of: subjects.map(\.subject.id), in: app)
    for (place, session) in sessions.enumerated() {
      let expected = ExpectedSession(
        session, model: app.model(start: session.start, deviations: deviations))
      part.checksum &+= expected.checksum
      var whole = NavigationCoverage(of: A.Model.self)
      whole.add(session)
      part.navigation.add(whole)
      // Whether an event taps a row; false after the last one.
      let rowTaps = session.events.map(\.tapsRow) + [false]
      for (position, subject) in subjects.enumerated() {
        observer.begin(first + place, position)
        var selection = RowSelection()
        let outcome = app.check(
          expected, on: subject.variant, behavior: behavior
        ) { app, events in
          observer.reach(events)
          selection.inspect(app, tapsRow: rowTaps[events])
        }
        part.add(outcome, of: position, in: session, whole, app)
        if selection.isInconsistent {
          part.findings.merge([rowSelectionDiffers(subject.subject.id, session, app)])
        }
        observer.advance()
      }
    }
    return part
  }

  /// A divergence: only some rows stayed selected within one session.
  private func rowSelectionDiffers<A: App>(
    _ subject: String, _ session: Session<A.Model>, _ app: A
  ) -> Finding {
    Finding(
      kind: .divergence, subject: subject,
      summary: "a row that opened a screen stays selected in one table but not in another",
      detail: session.steps().joined(separator: "\n"),
      replay: session.replayCommand(subject: subject, of: app),
      fingerprint: "row selection differs from table to table", origin: session.generated)
  }
}

extension UserEvent {
  fileprivate var tapsRow: Bool { if case .tapRow = self { true } else { false } }
}

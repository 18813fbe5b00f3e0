import BenchmarkKit
import ComparedApps
import Foundation
import LeakDetection
import RandomUsers
import UIKit
import UserSessions

/// A session step by step: each event, its changes to the screen, and the live objects.
@MainActor package struct SessionSteps<A: App> {
  private let subject: SubjectUnderTest
  private let app: A

  package init(_ subject: SubjectUnderTest, of app: A) {
    self.subject = subject
    self.app = app
  }

  /// Runs the session to its end, or to the event that ends the app, and reports the steps.
  ///
  /// Objects are counted if the allocation hooks are available (`LeakCheck.isAvailable`).
  ///
  /// - Parameters:
  ///   - timeout: Seconds of real time per event.
  ///   - report: Receives each line while the session runs.
  /// - Throws: An error if the system cannot create another process.
  package func run(
    _ session: Session<A.Model>, timeout: TimeInterval = 5,
    report: @escaping (Substring) -> Void
  ) throws {
    let copy = try Sandbox(timeout: timeout).run(
      { journal in carryOut(session) { journal.write($0) } }, observing: report)
    if copy.end != .finished { report("  the app crashed or hung here") }
  }

  // A separate function, so that no local variable retains the app after it returns.
  @inline(never) private func carryOut(_ session: Session<A.Model>, write: (String) -> Void) {
    let census = LeakCheck.isAvailable ? LeakWatch<A>.census(of: subject, in: app) : nil
    defer { census?.end() }
    let running = app.launch(subject.variant, start: session.start)
    defer { running.device.shutDown() }
    var (screen, objects): ([String], [String: Int]) = ([], [:])
    func observe() {
      let (newScreen, newObjects) = (running.transcript.lines, census?.countsByType() ?? [:])
      for line in Self.changes(from: screen, to: newScreen) { write("      \(line)") }
      if census != nil { write("      objects: \(Self.summary(from: objects, to: newObjects))") }
      (screen, objects) = (newScreen, newObjects)
    }
    write("\(subject.subject.id), start: \(session.start)")
    observe()
    let driver = running.driver
    for (index, event) in session.events.enumerated() {
      write("  \(index + 1). \(event.words)")
      census?.beginEvent(index + 1)
      driver.perform(event)
      observe()
    }
  }
}

extension SessionSteps {
  private static func changes(from old: [String], to new: [String]) -> [String] {
    let difference = new.difference(from: old)
    func text(_ change: CollectionDifference<String>.Change) -> String {
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
    return difference.removals.map(text) + difference.insertions.map(text)
  }

  /// The number of objects, and the types whose count has changed, such as `12, +1 Coordinator`.
  private static func summary(from old: [String: Int], to new: [String: Int]) -> String {
    let changes = Set(old.keys).union(new.keys).sorted().compactMap { type -> String? in
      let change = (new[type] ?? 0) - (old[type] ?? 0)
      return change == 0 ? nil : "\(change > 0 ? "+" : "")\(change) \(type)"
    }
    return (["\(new.values.reduce(0, +))"] + changes).joined(separator: ", ")
  }
}

import BenchmarkKit
import BenchmarkMetrics
import ComparedApps
import DefectGallery
import LeakDetection
import RandomUsers
import UIKit
import UserSessions

/// Sessions whose leaks are counted by the census and cross-checked by valgrind.
///
/// The two counts are made in separate processes.
package enum CrossCheckedSessions: Sendable {
  /// Generated sessions of a subject.
  case subject(SubjectUnderTest, SessionRange)
  /// The events that trigger a defect in the gallery, in the app that has it.
  case defect(Defect)

  /// The objects and blocks left after every app was torn down.
  package struct Count: Codable, Hashable, Sendable {
    /// Leaked instances of the watched module's classes.
    package let objects: Int
    /// Leaked heap objects: class instances, closure contexts, boxes, collection storage.
    package let blocks: Int
  }

  /// The name in tables.
  package var name: String {
    switch self {
    case .subject(let subject, _): subject.subject.id
    case .defect(let defect): defect.description
    }
  }

  /// The reason why the leaks cannot be counted; `nil` if they can.
  package var exclusionReason: String? {
    guard case .defect(let defect) = self else { return nil }
    switch defect.verdict {
    case .crash: return "not counted: it crashes"
    case .hang: return "not counted: it hangs"
    default: return nil
    }
  }

  /// Runs the sessions, each on a new instance of the app, without counting.
  ///
  /// The census, which stores the addresses of all objects and so would hide leaks from the
  /// cross-check, is off. After this returns, only the apps themselves refer to their objects.
  ///
  /// - Parameter progress: Called after each session.
  @MainActor @inline(never) package func run(progress: () -> Void = {}) {
    switch self {
    case .subject(let subject, let range): Self.run(subject, of: subject.app, range, progress)
    case .defect(let defect): defect.launch(false).run(defect.events)
    }
    // The last app's `UIApplication`, with weak references to its windows, lives until the next app
    // replaces it. A tool that cannot distinguish weak references from strong ones would not
    // report the windows as lost.
    Device().shutDown()
  }

  @MainActor private static func run<A: App>(
    _ subject: SubjectUnderTest, of app: A, _ range: SessionRange, _ progress: () -> Void
  ) {
    let generator = range.generator(of: A.Model.self)
    for session in range.indices.lazy.map(generator.session) {
      let app = app.launch(subject.variant, start: session.start)
      SessionRunner.run(session.events, on: app)
      app.device.shutDown()
      progress()
    }
  }

  /// Runs the sessions and counts their leaks; requires the allocation hooks.
  ///
  /// - Parameter progress: Called after each session.
  @MainActor func count(progress: () -> Void) -> Count {
    let census = HeapCensus(modules: [module])
    run(progress: progress)
    census.end()
    let snapshot = census.snapshot()
    return Count(objects: snapshot.leaked.count, blocks: snapshot.leakedBlocks)
  }

  private var module: String {
    switch self {
    case .subject(let subject, _): subject.subject.module
    case .defect: "DefectGallery"
    }
  }
}

extension [CrossCheckedSessions] {
  /// The arguments of `bench verify cross-check` that select only these sessions, all of one app
  /// and from one range.
  var arguments: [String] {
    var arguments: [String] = []
    let subjects = compactMap { row -> (subject: SubjectUnderTest, range: SessionRange)? in
      if case .subject(let subject, let range) = row { (subject, range) } else { nil }
    }
    if let (subject, range) = subjects.first {
      arguments += [
        "--app", subject.app.id,
        "--subjects", subjects.map(\.subject.subject.id).joined(separator: ","),
        "--seed", "\(range.seed)", "--sessions", "\(range.count)",
      ]
    }
    let defects = compactMap { if case .defect(let defect) = $0 { defect.id } else { nil } }
    if !defects.isEmpty { arguments += ["--defects", defects.joined(separator: ",")] }
    return arguments
  }
}

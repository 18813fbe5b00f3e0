import LeakDetection
import RandomUsers
import UIKit
import UserSessions

/// A session that the re-implemented tools observe.
package struct ObservedSession {
  /// The objects that a tool watches.
  package nonisolated enum Scope: CaseIterable, Sendable {
    /// The screens, which a tool finds by itself.
    case screens
    /// All objects of the app's classes, each of which registers its instances.
    case instances
  }

  private let modules: [String]
  private let exceptions: Set<String>
  private let perform: @MainActor (_ onIdle: @MainActor (Device) -> Void) -> Void

  /// - Parameters:
  ///   - modules: The modules of the app's classes.
  ///   - exceptions: Classes of these modules that no developer would register.
  ///   - perform: Launches the app, performs the events and releases the app; calls its argument
  ///     after the launch and after each event.
  package init(
    modules: [String], except exceptions: Set<String> = [],
    perform: @escaping @MainActor (_ onIdle: @MainActor (Device) -> Void) -> Void
  ) {
    self.modules = modules
    self.exceptions = exceptions
    self.perform = perform
  }

  /// Runs the session without observing it.
  package func run() { perform { _ in } }

  /// Runs the session and returns the complaints of a check.
  package func complaints(
    of check: some LifetimeCheck, watching scope: Scope
  ) -> [Complaint] {
    var check = check
    return observe(scope, with: &check)
  }

  /// The largest number of live instances of each class in this session.
  package func largestCounts(watching scope: Scope) -> [String: Int] {
    var counts = LargestCounts()
    _ = observe(scope, with: &counts)
    return counts.limits
  }

  /// The screens after the launch and after each event.
  package func transcripts() -> [ScreenTranscript] {
    var transcripts: [ScreenTranscript] = []
    perform { device in
      var transcript = ScreenTranscript()
      WindowReader.describe(device.window, into: &transcript)
      transcripts.append(transcript)
    }
    return transcripts
  }

  /// The crash, exception or hang of the session, which runs in a copy of the process.
  ///
  /// - Parameter timeout: The time in seconds after which an event is a hang.
  package func failure(timeout: Double) throws -> Complaint? {
    let copy = try Sandbox(timeout: timeout).run { journal in
      perform { device in
        for event in device.loop.events {
          switch event {
          case .crashed(let reason): journal.write("exception: \(reason)")
          case .hung(let turns): journal.write("hang: not idle after \(turns) turns")
          case .refused, .warning, .unowned, .inconsistent: break
          }
        }
      }
    }
    let text: String
    switch copy.end {
    case .crashed(let reason): text = "crash: \(reason)"
    case .hung: text = "hang: no response for \(timeout) s"
    case .finished:
      guard let line = copy.lines.first else { return nil }
      text = String(line)
    }
    return Complaint(subject: "app", text: text)
  }

  private func observe(_ scope: Scope, with check: inout some LifetimeCheck) -> [Complaint] {
    var found: [Complaint] = []
    switch scope {
    case .screens:
      var screens = WatchedScreens()
      perform { found += check.look(at: screens.look(at: $0)) }
      return found + check.end(alive: screens.alive)
    case .instances:
      var instances = WatchedInstances(modules: modules, except: exceptions)
      perform { found += check.look(at: instances.look(at: $0)) }
      return found + check.end(alive: instances.end())
    }
  }
}

import LeakDetection
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

import BenchmarkKit
import ComparedApps
import CountedSections
import LeakDetection
import UIKit
import UserSessions

/// Counts the work between a user's action and the first navigation request it leads to.
///
/// Callgrind writes a profile on entry to each UIKit function that requests another screen, and at
/// the end of each counted section. UIKit needs no hooks, so the code that is counted is the same
/// as the code that is timed.
package struct DecisionCount: Sendable {
  /// An error thrown when the profiles yield no counts.
  package struct Failure: Error, CustomStringConvertible, Sendable {
    /// The error message: the problem, the expected result, and the remedy.
    package let description: String
  }

  /// The number of repetitions of each action; the first includes one-time work of the process.
  package static let repetitions = 3

  /// The UIKit functions by which an app requests another screen, as symbol patterns.
  ///
  /// Given several patterns, Callgrind accepts an asterisk only at the end of a pattern.
  ///
  /// Dismissals are excluded: code that follows a link first dismisses any presented controller,
  /// usually none, and UIKit dismisses alerts itself.
  package static let requests = [
    "$s5UIKit22UINavigationControllerC08pushViewC0_8animated*",
    "$s5UIKit22UINavigationControllerC07popViewC08animated*",
    "$s5UIKit22UINavigationControllerC09popToViewC0_8animated*",
    "$s5UIKit22UINavigationControllerC013popToRootViewC08animated*",
    "$s5UIKit22UINavigationControllerC18setViewControllers_8animated*",
    "$s5UIKit16UIViewControllerC7present_8animated*",
    "$s5UIKit18UITabBarControllerC13selectedIndexSivs",
    "$s5UIKit18UITabBarControllerC012selectedViewD0AA06UIViewD0CSgvs",
    "$s5UIKit8UIWindowC18rootViewControllerAA06UIViewE0CSgvs",
  ]

  /// The names of all counted actions of an app.
  package static func actions(of app: some App) -> [String] { app.actions.map(\.name) }

  private let subject: SubjectUnderTest
  private let action: String?

  /// Creates a counter for a subject.
  ///
  /// - Parameter action: The name of one of the app's actions; `nil` for all.
  package init(_ subject: SubjectUnderTest, action: String? = nil) {
    self.subject = subject
    self.action = action
  }

  private func actions<A: App>(of app: A) -> [UserAction<A.Model>] {
    app.actions.filter { action == nil || $0.name == action }
  }

  private func names(of app: some App) -> [String] { actions(of: app).map(\.name) }

  /// Performs every action, each time in a fresh app, in a process that runs under Callgrind.
  @MainActor package func perform() { perform(on: subject.app) }

  @MainActor private func perform(on app: some App) {
    for action in actions(of: app) {
      for _ in 0..<Self.repetitions {
        let app = app.launch(subject.variant, start: action.approach.start)
        defer { app.device.shutDown() }
        SessionRunner.run(action.approach.events, on: app)
        CountedSection.run { SessionRunner.run(action.events, on: app) }
      }
    }
  }

  /// The subject's counts, from Callgrind's profiles.
  ///
  /// - Parameter profiles: The profiles, in the order in which they were written.
  /// - Throws: `Failure` if an action is missing or leads to no request.
  package func rows(_ profiles: some Sequence<CallgrindProfile>) throws(Failure) -> [Decisions.Row]
  {
    var sections: [[CallgrindProfile]] = []
    var open: [CallgrindProfile] = []
    // Nothing is counted outside the sections.
    for profile in profiles where profile.total > 0 {
      open.append(profile)
      if profile.isEndOfSection {
        sections.append(open)
        open = []
      }
    }
    let actions = names(of: subject.app)
    let expected = actions.count * Self.repetitions
    guard sections.count == expected else {
      throw Failure(
        description:
          """
          \(subject.subject.id): found profiles of \(sections.count) actions, expected \
          \(expected). callgrind did not stop at '\(CountedSection.symbol)'. Build bench again.
          """
      )
    }
    var attribution = LayerAttribution(
      architecture: subject.subject.module, in: subject.app.sources)
    var rows: [Decisions.Row] = []
    for (index, action) in actions.enumerated() {
      let first = index * Self.repetitions
      rows.append(
        try row(of: action, sections[first..<(first + Self.repetitions)], &attribution))
    }
    return rows
  }

  private func row(
    of action: String, _ repetitions: ArraySlice<[CallgrindProfile]>,
    _ attribution: inout LayerAttribution
  ) throws(Failure) -> Decisions.Row {
    guard repetitions.allSatisfy({ $0.count > 1 }) else {
      throw Failure(
        description:
          "\(subject.subject.id): '\(action)' led to no navigation request, expected one."
          + " Add the function that it calls to DecisionCount.requests.")
    }
    let inOrder = repetitions.sorted { $0[0].total < $1[0].total }
    let median = inOrder[inOrder.count / 2]
    let module = subject.subject.module
    var architecture = 0
    var calls = 0
    var objects = 0
    var types: Set<String> = []
    for function in median[0].functions where attribution.payer(of: function) == .architecture {
      architecture += function.instructions
      if function.name == "swift_allocObject" { objects += function.calls }
      guard function.calls > 0, attribution.layer(of: function.name) == .architecture,
        let source = SourceFunction(function.name, of: module)
      else { continue }
      types.insert(source.type)
      // A thunk and the function it calls count as one step.
      let isBehindThunk =
        function.callers.first.map { caller in
          attribution.layer(of: caller) == .architecture
            && SourceFunction(caller, of: module)?.isThunk == true
        } ?? false
      if !isBehindThunk { calls += function.calls }
    }
    return Decisions.Row(
      subject: subject.subject.id, action: action, request: median[0].request,
      instructions: median[0].total,
      architecture: architecture, whole: median.reduce(0) { $0 + $1.total }, calls: calls,
      objects: objects, types: types.sorted())
  }
}

extension CallgrindProfile {
  fileprivate var isEndOfSection: Bool { trigger.hasSuffix(CountedSection.symbol) }

  /// The requested function, such as `UINavigationController.pushViewController`.
  fileprivate var request: String {
    let symbol = trigger.split(separator: "=").last.map(String.init) ?? ""
    let name = demangle(symbol) ?? symbol
    return name.replacing("UIKit.", with: "").prefix { $0 != "(" && $0 != " " }.description
  }
}

import AppArchitecture
import UIKit
import UserSessions

/// An app that is implemented in several architectures, with everything the harness needs to know about it.
///
/// The harness works with `any App` and names none. Whatever an app does not have stays empty, and
/// the metrics and tables for it are left out.
package protocol App: Sendable {
  /// The reference model: the oracle of every session.
  associatedtype Model: ChartedModel where Model.Start: SimplifiableStart & Codable
  /// The app in one architecture, launched on a device.
  associatedtype Running: RunningApp where Running.Model == Model

  /// The name on the command line and in files, such as `my-shop`.
  var id: String { get }
  /// The name in sentences, such as `My Shop`.
  var name: String { get }
  /// Whether this app is used if none is named.
  var isDefault: Bool { get }

  /// The architectures under comparison, in the order of every table.
  var architectures: [Architecture] { get }
  /// A second module of each architecture, built from the same files: the A/A controls of timings.
  ///
  /// A copy's module is the original's with `Copy` added.
  var copies: [Architecture] { get }
  /// Architectures with a planted defect, for testing the harness; run only when named.
  var planted: [Architecture] { get }
  /// The sources of all architectures.
  var sources: AppSources { get }

  /// Launches the app on a device of its own, and waits until it is idle.
  @MainActor func launch(
    _ variant: Architecture.Variant, start: Model.Start, behavior: UIKitBehavior
  ) -> Running

  /// The behaviours of published code that the model can adopt, such as `D05`.
  ///
  /// The canonical app then diverges in some session: this tests the oracle.
  var deviations: [String] { get }
  /// The model in its state once the launch has settled, with these deviations.
  func model(start: Model.Start, deviations: Set<String>) -> Model

  /// Sessions that go directly, without ever going back, to every shape of the navigation stack.
  var directRoutes: [Session<Model>] { get }
  /// Names of classes whose objects are not counted, since their number depends on the content.
  var uncountedClasses: [String] { get }

  /// Every link of the app in every state of it.
  var links: LinkMatrix<Model> { get }
  /// The exit paths of each screen.
  var exits: [ExitPath<Model>] { get }
  /// Actions that return to their starting point, whose repetition must not leave objects behind.
  var cycles: [RepeatedCycle<Model>] { get }
  /// Parameters that may have an influence on costs, up to this value.
  func sweeps(upTo largest: Int) -> [CostSweep<Model>]
  /// Actions that lead to another screen.
  var actions: [UserAction<Model>] { get }

  /// The lines of published code, file by file.
  var publishedLines: [PublishedLines] { get }
  /// Published results of unit tests and builds.
  var publishedResults: [PublishedResults] { get }
}

extension App {
  package var isDefault: Bool { false }
  package var copies: [Architecture] { [] }
  package var planted: [Architecture] { [] }
  package var deviations: [String] { [] }
  package var uncountedClasses: [String] { [] }
  package var links: LinkMatrix<Model> { LinkMatrix() }
  package var exits: [ExitPath<Model>] { [] }
  package var cycles: [RepeatedCycle<Model>] { [] }
  package func sweeps(upTo largest: Int) -> [CostSweep<Model>] { [] }
  package var actions: [UserAction<Model>] { [] }
  package var publishedLines: [PublishedLines] { [] }
  package var publishedResults: [PublishedResults] { [] }

  package func model(start: Model.Start, deviations: Set<String>) -> Model { Model(start: start) }

  /// Launches the app with UIKit's usual behaviour.
  @MainActor package func launch(_ variant: Architecture.Variant, start: Model.Start) -> Running {
    launch(variant, start: start, behavior: UIKitBehavior())
  }

  /// Runs a session on a new instance of the app, checking every screen against the model.
  @MainActor package func check(
    _ expected: ExpectedSession<Model>, on variant: Architecture.Variant,
    behavior: UIKitBehavior = UIKitBehavior(),
    onIdle: (_ app: Running, _ events: Int) -> Void = { _, _ in }
  ) -> SessionOutcome<Model> {
    let app = launch(variant, start: expected.session.start, behavior: behavior)
    defer { app.device.shutDown() }
    return SessionRunner.check(expected, on: app) { onIdle(app, $0) }
  }

  /// A command of `bench` for one of the app's subjects.
  package func command(_ name: String, subject: String) -> String {
    "bench \(name)" + (isDefault ? "" : " --app \(id)") + " --subjects '\(subject)'"
  }

  /// The file of a session; it names the app unless that is the default.
  package func file(
    _ session: Session<Model>, finding: ShownFinding? = nil
  ) -> SessionFile<Model.Start> {
    SessionFile(
      app: isDefault ? nil : id, origin: session.origin, start: session.start,
      events: session.events, finding: finding)
  }
}

import AppArchitecture
import UIKit
import UserSessions

/// An app implemented in several architectures, with everything the harness needs to know about it.
///
/// The harness works with `any App` and mentions no particular app. Properties for features that an
/// app lacks are empty, and the corresponding metrics and tables are omitted.
package protocol App: Sendable {
  /// The reference model: the oracle of every session.
  associatedtype Model: ChartedModel where Model.Start: SimplifiableStart & Codable
  /// The app in one architecture, launched on a device.
  associatedtype Running: RunningApp where Running.Model == Model

  /// The name on the command line and in files, such as `my-shop`.
  var id: String { get }
  /// The name in sentences, such as `My Shop`.
  var name: String { get }
  /// Whether commands use this app by default.
  var isDefault: Bool { get }

  /// The architectures under comparison, in the order of every table.
  var architectures: [Architecture] { get }
  /// Copies of the architectures, built from the same files, as A/A controls for timings.
  ///
  /// A copy's module has the original's name with `Copy` appended.
  var copies: [Architecture] { get }
  /// Architectures with a planted defect, for testing the harness; run only when named.
  var planted: [Architecture] { get }
  /// The sources of all architectures.
  var sources: AppSources { get }

  /// Launches the app on a new device, and waits until the app is idle.
  @MainActor func launch(
    _ variant: Architecture.Variant, start: Model.Start, behavior: UIKitBehavior
  ) -> Running

  /// The behaviours of published code that the model can adopt, such as `D05`.
  ///
  /// The canonical app diverges from a model that adopts one of them in at least one session, which
  /// tests the oracle.
  var deviations: [String] { get }
  /// Creates the model in its state after the launch, once the app is idle, with these deviations.
  func model(start: Model.Start, deviations: Set<String>) -> Model

  /// Sessions that reach every shape of the navigation stack directly, without going back.
  var directRoutes: [Session<Model>] { get }
  /// Names of classes whose objects are not counted, since their number depends on the content.
  var uncountedClasses: [String] { get }

  /// All combinations of the app's links and the states in which they can arrive.
  var links: LinkMatrix<Model> { get }
  /// The exit paths of each screen.
  var exits: [ExitPath<Model>] { get }
  /// Actions that return to their starting point; repeating them must not leave objects behind.
  var cycles: [RepeatedCycle<Model>] { get }
  /// Parameters that may affect costs, with values up to `largest`.
  func sweeps(upTo largest: Int) -> [CostSweep<Model>]
  /// Actions that lead to another screen.
  var actions: [UserAction<Model>] { get }

  /// Groups of subjects that have a name on the command line.
  var groups: [SubjectGroup] { get }
  /// Tables of line counts that a source prints.
  var publishedTables: [PublishedTable] { get }
  /// Published results of unit tests and builds.
  var publishedResults: [PublishedResults] { get }
  /// Claims in the app's source documents.
  var publishedClaims: [PublishedClaim] { get }
  /// Defects in the source documents that subjects reproduce.
  var printedDefects: [PrintedDefect] { get }
}

extension App {
  package var isDefault: Bool { false }
  package var copies: [Architecture] { [] }
  package var planted: [Architecture] { [] }
  package var deviations: [String] { [] }
  package var uncountedClasses: [String] { [] }
  package var groups: [SubjectGroup] { [] }
  package var links: LinkMatrix<Model> { LinkMatrix() }
  package var exits: [ExitPath<Model>] { [] }
  package var cycles: [RepeatedCycle<Model>] { [] }
  package func sweeps(upTo largest: Int) -> [CostSweep<Model>] { [] }
  package var actions: [UserAction<Model>] { [] }
  package var publishedTables: [PublishedTable] { [] }
  package var printedDefects: [PrintedDefect] { [] }
  package var publishedResults: [PublishedResults] { [] }
  package var publishedClaims: [PublishedClaim] { [] }

  package func model(start: Model.Start, deviations: Set<String>) -> Model { Model(start: start) }

  /// Launches the app with UIKit's usual behaviour.
  @MainActor package func launch(_ variant: Architecture.Variant, start: Model.Start) -> Running {
    launch(variant, start: start, behavior: UIKitBehavior())
  }

  /// Runs a session on a new instance of the app, checking every screen against the model.
  ///
  /// - Parameter deliversAfterEnd: Whether the app also receives everything it was still waiting
  ///   for when it ended.
  @MainActor package func check(
    _ expected: ExpectedSession<Model>, on variant: Architecture.Variant,
    behavior: UIKitBehavior = UIKitBehavior(), deliversAfterEnd: Bool = false,
    onIdle: (_ app: Running, _ events: Int) -> Void = { _, _ in }
  ) -> SessionOutcome<Model> {
    let app = launch(variant, start: expected.session.start, behavior: behavior)
    defer {
      app.device.shutDown()
      if deliversAfterEnd { app.deliverAfterEnd() }
    }
    return SessionRunner.check(expected, on: app) { onIdle(app, $0) }
  }

  /// Whether a subject reproduces a defect that changes its screens.
  package func changesScreens(of subject: String) -> Bool {
    printedDefects.contains { $0.subject == subject && $0.changesScreens }
  }

  /// A `bench` command for one of the app's subjects.
  package func command(_ name: String, subject: String) -> String {
    "bench \(name)" + (isDefault ? "" : " --app \(id)") + " --subjects '\(subject)'"
  }

  /// The file of a session, with the app's ID unless this is the default app.
  package func file(
    _ session: Session<Model>, finding: ShownFinding? = nil
  ) -> SessionFile<Model.Start> {
    SessionFile(
      app: isDefault ? nil : id, origin: session.origin, start: session.start,
      events: session.events, finding: finding)
  }
}

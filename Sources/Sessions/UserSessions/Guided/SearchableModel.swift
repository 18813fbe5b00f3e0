/// A reference model that reports the coverage of each step, so that a search can find new states.
public protocol SearchableModel: ReferenceModel {
  /// An edge of the app's navigation graph.
  associatedtype Edge: Hashable, Sendable

  /// A hash of the screen's state; states with equal hashes count as one in the search.
  ///
  /// The hash is coarse, with a few hundred different values: it excludes texts and long lists.
  var situation: UInt64 { get }

  /// A hash of the screen's state together with an event.
  func pair(with event: UserEvent) -> UInt64

  /// Whether an event may occur in a session in this state.
  ///
  /// `false` for events whose result is known and not compared, such as a request that every app
  /// makes and UIKit refuses. Candidates are always allowed; events of another session may not be.
  func allows(_ event: UserEvent) -> Bool

  /// The edge that the app's launch covers.
  static func edge(ofLaunch start: Start) -> Edge

  /// Handles an event and returns the edge that it covers, if any.
  mutating func traverse(by event: UserEvent) -> Edge?
}

extension SearchableModel {
  public func allows(_ event: UserEvent) -> Bool { true }
}

/// The coverage of sessions: pairs of screen state and event, and edges of the navigation graph.
public struct Reach<Model: SearchableModel>: Sendable {
  // Only looked up and counted, never iterated: the order differs between processes.
  private var times: [UInt64: Int] = [:]
  private var covered: Set<Model.Edge> = []

  /// Creates empty coverage.
  public init() {}

  /// The number of different pairs reached.
  public var pairs: Int { times.count }
  /// The number of different edges covered.
  public var edges: Int { covered.count }

  /// Adds the coverage of a session.
  public mutating func add(_ session: Session<Model>) {
    launch(session.start)
    var model = Model(start: session.start)
    for event in session.events { step(&model, event) }
  }

  /// Adds the coverage of a launch.
  mutating func launch(_ start: Model.Start) { covered.insert(Model.edge(ofLaunch: start)) }

  /// Passes an event to the model and adds the resulting coverage.
  mutating func step(_ model: inout Model, _ event: UserEvent) {
    times[model.pair(with: event), default: 0] += 1
    if let edge = model.traverse(by: event) { covered.insert(edge) }
  }

  /// The number of times an event was performed in states like the model's.
  func count(_ event: UserEvent, in model: Model) -> Int { times[model.pair(with: event)] ?? 0 }
}

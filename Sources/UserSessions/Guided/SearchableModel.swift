/// A reference model that tells what each step reaches, so that a search can prefer sessions that reach something new.
public protocol SearchableModel: ReferenceModel {
  /// An edge of the app's navigation graph.
  associatedtype Edge: Hashable, Sendable

  /// A number for the state of the screen: equal numbers are the same to the search.
  ///
  /// Coarse enough that there are some hundreds: texts and long lists have no place in it.
  var situation: UInt64 { get }

  /// A number for the state of the screen together with an event.
  func pair(with event: UserEvent) -> UInt64

  /// Whether an event may be in a session here.
  ///
  /// False for what is known and not compared, such as a request that every app makes and UIKit refuses. Candidates are always
  /// allowed; a piece of another session may not be.
  func allows(_ event: UserEvent) -> Bool

  /// The edge that the app's launch travels.
  static func edge(ofLaunch start: Start) -> Edge

  /// Handles an event, and answers the edge that it travels, if any.
  mutating func travel(by event: UserEvent) -> Edge?
}

extension SearchableModel {
  public func allows(_ event: UserEvent) -> Bool { true }
}

/// What sessions have reached: pairs of a screen's state and an event, and edges of the navigation graph.
public struct Reach<Model: SearchableModel>: Sendable {
  // Looked up and counted, never listed: their order differs from process to process.
  private var times: [UInt64: Int] = [:]
  private var travelled: Set<Model.Edge> = []

  /// Nothing yet.
  public init() {}

  /// How many different pairs were reached.
  public var pairs: Int { times.count }
  /// How many different edges were travelled.
  public var edges: Int { travelled.count }

  /// Adds what a session reaches.
  public mutating func add(_ session: Session<Model>) {
    launch(session.start)
    var model = Model(start: session.start)
    for event in session.events { step(&model, event) }
  }

  /// Adds a launch.
  mutating func launch(_ start: Model.Start) { travelled.insert(Model.edge(ofLaunch: start)) }

  /// Lets the model handle an event, and adds what that reaches.
  mutating func step(_ model: inout Model, _ event: UserEvent) {
    times[model.pair(with: event), default: 0] += 1
    if let edge = model.travel(by: event) { travelled.insert(edge) }
  }

  /// How often an event was done in a state like the model's.
  func count(_ event: UserEvent, in model: Model) -> Int { times[model.pair(with: event)] ?? 0 }
}

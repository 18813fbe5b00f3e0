import UserSessions

/// All combinations of an app's links and states; empty if the app has no links.
package struct LinkMatrix<Model: ReferenceModel>: Sendable {
  /// The description of a state in reports.
  package struct State: Sendable {
    package let name: String
    package let isCold: Bool
    package let arrival: LinkArrival
  }

  package let links: [String]
  package let states: [State]
  /// The trials of all links in the first state, then those in the second, and so on.
  package let trials: [LinkTrial<Model>]

  /// Creates the matrix of an app without links.
  package init() { (links, states, trials) = ([], [], []) }

  /// Determines the required effect of each link in each state by running the reference model.
  package init(links: [String], states: [LinkState<Model>]) where Model: LinkedModel {
    self.links = links
    self.states = states.map { State(name: $0.name, isCold: $0.isCold, arrival: $0.arrival) }
    trials = states.flatMap { state in links.map { LinkTrial($0, in: state) } }
  }
}

import ComparedApps
import FootballGather
import UserSessions

extension FootballGatherModel: LinkedModel {
  package static func start(
    _ start: Start, launchedBy link: String, _ arrival: LinkArrival
  ) -> Start {
    var start = start
    switch arrival {
    case .link: start.link = link
    case .notification: start.notification = link
    }
    return start
  }

  package func hasParked(_ link: String) -> Bool {
    parkedLink.map { $0 == DeepLink(link) } ?? false
  }

  /// Every link of the app, including malformed links and links to missing players, in every state.
  package static let linkMatrix = LinkMatrix(links: links, states: LinkStates.all)

  private static let links =
    [.players, .player(id: 1), .player(id: 2), .player(id: 99)].map(\DeepLink.text)
    + PlayerField.allCases.map { DeepLink.edit(id: 1, field: $0).text }
    + [.edit(id: 2, field: .age), .edit(id: 99, field: .age), .add, .gather].map(\DeepLink.text)
    + ["navbench://players/1/edit"]
}

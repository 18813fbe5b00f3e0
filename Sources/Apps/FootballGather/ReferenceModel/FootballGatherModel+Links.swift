import FootballGather
import Foundation
import UserSessions

/// The numbers of links and notifications delivered, by the answer that the app must return.
struct Deliveries: Sendable {
  var takenLinks = 0
  var refusedLinks = 0
  var notifications = 0

  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    Self.describe(takenLinks, refusedLinks, notifications, 0, into: &sink)
  }

  /// Describes an app's answers, for both the model and the harness.
  static func describe<Sink: ScreenSink>(
    _ takenLinks: Int, _ refusedLinks: Int, _ handledNotifications: Int, _ failed: Int,
    into sink: inout Sink
  ) {
    sink.extra("links taken", takenLinks)
    sink.extra("links refused", refusedLinks)
    sink.extra("notifications handled", handledNotifications)
    sink.extra("notifications failed", failed)
  }
}

// Links and notifications; the app treats both alike, at launch and while running.
extension FootballGatherModel {
  /// Delivers a link; the app returns whether it recognises it.
  mutating func openURL(_ text: String) {
    // Text that is not a URL never reaches the app.
    guard URL(string: text) != nil else { return }
    if DeepLink(text) == nil { deliveries.refusedLinks += 1 } else { deliveries.takenLinks += 1 }
    open(text)
  }

  mutating func openNotification(_ text: String) {
    deliveries.notifications += 1
    open(text)
  }

  /// Parks a link until the players are known; a newer link replaces it.
  ///
  /// Unknown links are ignored.
  mutating func open(_ text: String) {
    guard let link = DeepLink(text) else { return }
    if list?.hasLoaded == true { follow(link) } else { parkedLink = link }
  }

  mutating func followParkedLink() {
    guard let link = parkedLink else { return }
    parkedLink = nil
    follow(link)
  }

  // Following a link dismisses an alert without a choice, even if nothing else changes.
  private mutating func follow(_ link: DeepLink) {
    guard let target = target(of: link) else { return }
    followedLinks += 1
    switch target {
    case .stack(let screens): upper = screens
    case .here: break
    case .newDetail(let player): upper = .detail(newDetail(of: player), nil)
    case .newEdit(let detail, let field): openEdit(of: detail, field)
    case .newDetailAndEdit(let player, let field): openEdit(of: newDetail(of: player), field)
    case .newAdd: openAdd()
    case .newConfirm(let players): openConfirm(players)
    }
    alert = nil
  }

  private enum Target {
    case here
    case stack(UpperScreens)
    case newDetail(Player)
    case newEdit(PlayerDetailState, PlayerField)
    case newDetailAndEdit(Player, PlayerField)
    case newAdd
    case newConfirm([Player])
  }

  /// The destination of a link; `nil` for an unknown player or a match with too few players.
  private func target(of link: DeepLink) -> Target? {
    switch link {
    case .players: return .stack(.nothing)
    case .player(let id):
      guard let player = knownPlayer(id) else { return nil }
      if let (detail, _) = openDetail(of: id) { return .stack(.detail(detail, nil)) }
      return .newDetail(player)
    case .edit(let id, let field):
      guard let player = knownPlayer(id) else { return nil }
      guard let (detail, edit) = openDetail(of: id) else { return .newDetailAndEdit(player, field) }
      // Typed text is kept.
      return edit?.field == field ? .here : .newEdit(detail, field)
    case .add:
      if case .add = upper { return .here }
      return .newAdd
    case .gather:
      if case .confirm = upper { return .here }
      guard let list, list.rows.count >= 2 else { return nil }
      return .newConfirm(list.rows.map(\.player))
    }
  }

  private func knownPlayer(_ id: Player.ID) -> Player? {
    list?.rows.first { $0.player.id == id }?.player
  }

  private func openDetail(of id: Player.ID) -> (PlayerDetailState, PlayerEditState?)? {
    guard case .detail(let detail, let edit) = upper, detail.player.id == id else { return nil }
    return (detail, edit)
  }
}

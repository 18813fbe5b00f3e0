import FootballGather
import UserSessions

// The states that a search distinguishes: the screen in front, its active controls, the pending
// requests, and whether a link is parked.
extension FootballGatherModel: SearchableModel {
  package var situation: UInt64 { state.value }

  package func pair(with event: UserEvent) -> UInt64 {
    var digest = state
    describe(event, into: &digest)
    return digest.value
  }

  private var state: ScreenDigest {
    var digest = ScreenDigest()
    digest.text("", node.rawValue)
    digest.number("", min(server.requests.count, 3))
    digest.flag("", parkedLink != nil)
    describeState(into: &digest)
    return digest
  }

  private func describeState(into digest: inout ScreenDigest) {
    digest.number("", depth)
    switch upper {
    case .nothing where list == nil:
      digest.flag("", login.isBusy)
      digest.flag("", login.username.isEmpty)
      digest.flag("", login.password.isEmpty)
    case .nothing:
      digest.flag("", list?.isSelecting == true)
      digest.flag("", list?.isBottomEnabled == true)
      digest.flag("", list?.isContentEnabled == true)
      digest.flag("", list?.isEmptyViewShown == true)
    case .detail(_, let edit):
      digest.flag("", edit?.isBusy == true)
      digest.flag("", edit?.isDoneEnabled == true)
    case .add(let add):
      digest.flag("", add.isBusy)
      digest.flag("", add.name.isEmpty)
    case .confirm(let confirm, nil):
      digest.flag("", confirm.isBusy)
      digest.flag("", confirm.canStart)
    case .confirm(_, let gather?):
      digest.flag("", gather.isBusy)
      digest.flag("", gather.isPickerShown)
      digest.text("", "\(gather.clock)")
      digest.flag("", gather.time.isZero)
    }
  }

  private func describe(_ event: UserEvent, into digest: inout ScreenDigest) {
    digest.text("", event.kind)
    switch event {
    case .tap(let name), .doubleTap(let name), .tapBurst(let name, _), .toggle(let name),
      .tapDuringSwipe(let name, _):
      digest.text("", name)
    case .tapTogether(let names): names.forEach { digest.text("", $0) }
    case .type(let text, let name):
      digest.text("", name)
      digest.flag("", text.isEmpty)
    case .step(let name, let isUp):
      digest.text("", name)
      digest.flag("", isUp)
    case .pick(_, let rows): digest.flag("", rows.allSatisfy { $0 == 0 })
    case .tapRow(let table, let section, let row), .doubleTapRow(let table, let section, let row),
      .deleteRow(let table, let section, let row):
      digest.text("", table)
      digest.number("", section)
      digest.number("", min(row, 2))
    case .moveRow(_, let from, let to):
      digest.number("", from.section)
      digest.number("", to.section)
    case .swipeBack(let isFinished): digest.flag("", isFinished)
    case .backMenu(let place), .alertButton(let place): digest.number("", place)
    case .openURL(let link), .notification(let link): digest.text("", Self.kind(of: link))
    case .openURLs(let links): links.forEach { digest.text("", Self.kind(of: $0)) }
    case .tapThenOpenURL(let name, let link):
      digest.text("", name)
      digest.text("", Self.kind(of: link))
    case .backThenOpenURL(let link): digest.text("", Self.kind(of: link))
    case .answer(let index, let isSuccess):
      let isKnown = server.requests.indices.contains(index)
      digest.text(
        "", isKnown ? NavigationRequest(server.requests[index].operation).rawValue : "")
      digest.flag("", isSuccess)
    case .wait(let seconds): digest.flag("", seconds >= 600)
    default: break
    }
  }

  private static func kind(of link: String) -> String {
    switch DeepLink(link) {
    case .players: "players"
    case .player: "player"
    case .edit(_, let field): field.rawValue
    case .add: "add"
    case .gather: "gather"
    case nil: ""
    }
  }
}

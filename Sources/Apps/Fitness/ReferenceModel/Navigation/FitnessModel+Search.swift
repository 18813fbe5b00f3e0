import ComparedApps
import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

// The states that a search distinguishes: the screen in front, its active controls, the requests.
extension FitnessModel: SearchableModel {
  package var situation: UInt64 { state.value }

  package func pair(with event: UserEvent) -> UInt64 {
    var digest = state
    describe(event, into: &digest)
    return digest.value
  }

  private var state: ScreenDigest {
    var digest = ScreenDigest()
    digest.text("", node.rawValue)
    digest.text("", identity.role)
    digest.number("", tab)
    digest.number("", min(server.requests.count, 3))
    digest.flag("", parkedLink != nil)
    digest.flag("", hasSheet)
    describeFront(into: &digest)
    return digest
  }

  private func describeFront(into digest: inout ScreenDigest) {
    switch front {
    case .splash: break
    case .note(let state): digest.flag("", state.isChanged)
    case .login(let state):
      digest.flag("", state.isBusy)
      digest.flag("", state.username.isEmpty)
      digest.flag("", state.password.isEmpty)
      digest.text("", state.reason.rawValue)
    case .stack(let stack):
      guard let screen = stacks[stack].last else { return }
      digest.flag("", screen.isBusy)
      digest.flag("", screen.hasFailed)
      digest.number("", min(stacks[stack].count, 4))
      if let trainer = screen.trainer { digest.flag("", trainer.canBook(as: identity)) }
      if case .appointments(let state) = screen.content { digest.number("", state.scope.rawValue) }
    }
  }

  private func describe(_ event: UserEvent, into digest: inout ScreenDigest) {
    digest.text("", event.kind)
    switch event {
    case .tap(let name), .doubleTap(let name), .tapBurst(let name, _), .choose(let name, _),
      .tapDuringSwipe(let name, _):
      digest.text("", name)
    case .tapTogether(let names): names.forEach { digest.text("", $0) }
    case .type(let text, let name):
      digest.text("", name)
      digest.flag("", text.isEmpty)
    case .tapRow(let table, let section, let row), .doubleTapRow(let table, let section, let row),
      .deleteRow(let table, let section, let row):
      digest.text("", table)
      digest.number("", section)
      digest.number("", min(row, 2))
    case .swipeBack(let isFinished), .swipeSheet(let isFinished): digest.flag("", isFinished)
    case .backMenu(let place), .alertButton(let place), .tab(let place): digest.number("", place)
    case .openURL(let link), .universalLink(let link), .notification(let link):
      digest.text("", DeepLink(link).map(\.kind) ?? "")
    case .openURLs(let links): links.forEach { digest.text("", DeepLink($0).map(\.kind) ?? "") }
    case .answer(let index, let isSuccess):
      let isKnown = server.requests.indices.contains(index)
      digest.text("", isKnown ? server.requests[index].operation.kind : "")
      digest.flag("", isSuccess)
    case .wait(let seconds): digest.flag("", seconds >= 600)
    default: break
    }
  }
}

extension Identity {
  fileprivate var role: String {
    switch self {
    case .guest: "guest"
    case .offline: "offline"
    case .member: "member"
    case .trainer: "trainer"
    }
  }
}

extension DeepLink {
  /// The case without its payload.
  fileprivate var kind: String { String("\(self)".prefix { $0 != "(" }) }
}

extension InMemoryServer.Operation {
  /// The case without its payload.
  fileprivate var kind: String { String("\(self)".prefix { $0 != "(" }) }
}

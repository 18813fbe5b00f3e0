import FootballGather
import Foundation
import UserSessions

/// The visible alert.
struct AlertState: Sendable {
  /// The effect of the confirmation button.
  enum Action: Sendable { case none, delete(Player.ID), endGather }

  let text: AlertText
  /// The title if a deviation words this alert differently; `nil` for the text's own title.
  var otherTitle: String?
  /// The message if a deviation words this alert differently; `nil` for the text's own message.
  var otherMessage: String?
  let owner: Int
  let action: Action

  var buttonCount: Int { text.confirmation == nil ? 1 : 2 }
}

extension FootballGatherModel {
  /// Shows a screen's alert, unless the screen is covered; refuses it if another alert is visible.
  mutating func show(_ text: AlertText, by owner: Int, _ action: AlertState.Action = .none) {
    guard owner == topID else { return }
    guard alert == nil else {
      refusals += 1
      return
    }
    var state = AlertState(text: text, owner: owner, action: action)
    if !deviations.isEmpty { reword(&state) }
    alert = state
  }

  private func reword(_ alert: inout AlertState) {
    if deviations.contains(.d15), alert.text == .failure(.unreachable) {
      alert.otherMessage = (ServiceError.unreachable as any Error).localizedDescription
    }
    if deviations.contains(.d20), alert.text == .playerNotAdded || alert.text == .gatherNotEnded {
      alert.otherTitle = "Error"
    }
  }

  // Rows 23, 24, 69, 70 and 74. A button always closes the alert, but does nothing else if the
  // screen has left.
  mutating func chooseInAlert(_ index: Int) {
    guard let shown = alert, index >= 0, index < shown.buttonCount else { return }
    alert = nil
    guard shown.buttonCount == 2, index == 0, isOnStack(shown.owner) else { return }
    switch shown.action {
    case .none: break
    case .delete(let player): confirmDeletion(of: player)
    case .endGather: confirmEnd()
    }
  }
}

extension AlertState {
  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.text("alert", otherTitle ?? text.title)
    sink.text("alert", otherMessage ?? text.message)
    sink.number("alert", buttonCount)
    sink.extra("alert is an action sheet", 0)
    // UIKit's styles: 0 is default, 1 cancel, 2 destructive.
    if let confirmation = text.confirmation {
      sink.text("alert", confirmation)
      if case .delete = action {
        sink.extra("alert button style", 2)
      } else {
        sink.extra("alert button style", 0)
      }
    }
    sink.text("alert", text.dismissal)
    sink.extra("alert button style", text.confirmation == nil ? 0 : 1)
  }
}

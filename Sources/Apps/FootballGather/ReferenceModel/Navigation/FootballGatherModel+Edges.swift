import FootballGather
import UserSessions

// The navigation edge that an event covers, from the model's states before and after the event.
extension FootballGatherModel {
  /// The edge that the app's launch covers.
  package static func edge(ofLaunch start: Start) -> NavigationEdge {
    // If there are two links, the notification's link arrives later.
    let trigger: NavigationTrigger =
      start.notification != nil ? .notification : start.link != nil ? .link : .launch
    return NavigationEdge(.notRunning, trigger, FootballGatherModel(start: start).node)
  }

  /// Handles an event and returns the edge that it covers, if any.
  ///
  /// A tap and a link in one turn may cover two edges; neither is counted.
  package mutating func traverse(by event: UserEvent) -> NavigationEdge? {
    switch event {
    case .tapThenOpenURL, .backThenOpenURL:
      handle(event)
      return nil
    default: return traverseOne(by: event)
    }
  }

  private mutating func traverseOne(by event: UserEvent) -> NavigationEdge? {
    let trigger = trigger(of: event)
    let (node, top, links) = (node, topID, followedLinks)
    handle(event)
    let isFollowed = followedLinks != links
    guard node != self.node || top != topID || isFollowed else { return nil }
    var edgeTrigger = trigger
    if isFollowed, case .answer = trigger { edgeTrigger = .parkedLink }
    return NavigationEdge(
      node, edgeTrigger, isFollowed && node.isAlert ? .linked : self.node)
  }

  /// The screen or alert that is in front.
  package var node: NavigationNode {
    if let alert { return alert.node }
    switch upper {
    case _ where list == nil: return .login
    case .nothing: return .list
    case .detail(_, let edit?): return edit.field.isPickList ? .pickEdit : .textEdit
    case .detail: return .detail
    case .add: return .add
    case .confirm(_, let gather): return gather == nil ? .confirm : .gather
    }
  }

  private func trigger(of event: UserEvent) -> NavigationTrigger {
    switch event {
    case .doubleTap, .tapBurst, .tapTogether: .tapsAtOnce
    case .tapRow: .row
    case .doubleTapRow: .rowTwice
    case .deleteRow: .deleteRow
    case .back: .back
    case .swipeBack, .tapDuringSwipe: .swipe
    case .backMenu: .backMenu
    case .alertButton(let index): alert?.buttonCount == 2 && index == 0 ? .confirmation : .dismissal
    case .answer(let index, let isSuccess) where server.requests.indices.contains(index):
      .answer(NavigationRequest(server.requests[index].operation), isSuccess: isSuccess)
    case .openURL, .openURLs: .link
    case .notification: .notification
    // Of the remaining events, only taps navigate.
    default: .tap
    }
  }
}

extension AlertState {
  fileprivate var node: NavigationNode {
    switch (action, text) {
    case (.delete, _): .confirmDeletion
    case (.endGather, _): .confirmEnd
    case (.none, .credentialsMissing): .credentialsMissing
    case (.none, .playerNotAdded): .playerNotAdded
    case (.none, .playerNotUpdated): .playerNotUpdated
    case (.none, .gatherNotCreated): .gatherNotCreated
    case (.none, .gatherNotEnded): .gatherNotEnded
    case (.none, _): .failure
    }
  }
}

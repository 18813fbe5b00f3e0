import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

// The navigation edge that an event covers, from the model's states before and after the event.
extension FitnessModel {
  /// Returns the edge that the app's launch covers.
  package static func edge(ofLaunch start: Start) -> NavigationEdge {
    // If there are two links, the notification's link arrives later.
    let trigger: NavigationTrigger =
      start.notification != nil ? .notification : start.link != nil ? .link : .launch
    return NavigationEdge(.notRunning, trigger, FitnessModel(start: start).node)
  }

  /// Handles an event and returns the edge that it covers, if any.
  ///
  /// A touch and a link in one turn, two links in one turn, or a wait with several answers may
  /// cover several edges; none of them is counted.
  package mutating func traverse(by event: UserEvent) -> NavigationEdge? {
    switch event {
    case .tapThenOpenURL, .backThenOpenURL:
      handle(event)
      return nil
    case .openURLs(let links) where Set(links).count > 1:
      handle(event)
      return nil
    case .wait(let seconds): return traverseWait(seconds)
    case .answer(let index, let isSuccess) where server.requests.indices.contains(index):
      return edge(byAnswerTo: server.requests[index], isSuccess, server) { $0.handle(event) }
    default:
      let trigger = trigger(of: event)
      return edge(by: trigger, from: node) { $0.handle(event) }
    }
  }

  private mutating func traverseWait(_ seconds: Int) -> NavigationEdge? {
    turn &+= 1
    let end = end(ofWait: seconds)
    var edges: [NavigationEdge] = []
    while let time = nextMoment, time <= end {
      if let edge = traverseMoment(at: time) { edges.append(edge) }
    }
    server.now = end
    return edges.count == 1 ? edges[0] : nil
  }

  private mutating func traverseMoment(at time: Int) -> NavigationEdge? {
    var server = server
    server.now = max(server.now, time)
    let isLimit = limit.map { server.now >= $0 } ?? false
    guard !isLimit, let request = server.removeDue() else {
      return edge(by: .timeLimit, from: node) { _ = $0.passMoment(until: time) }
    }
    return edge(byAnswerTo: request, true, server) { _ = $0.passMoment(until: time) }
  }

  /// Returns the edge of an answer, which begins at the screen that sent the request, even if it is
  /// not in front.
  private mutating func edge(
    byAnswerTo request: ServerState.Request, _ isReachable: Bool, _ server: ServerState,
    _ change: (inout FitnessModel) -> Void
  ) -> NavigationEdge? {
    var server = server
    let answer = isReachable ? server.carryOut(request) : .failure(.unreachable)
    let from = request.owner.map(node(of:)) ?? node
    let request = NavigationRequest(request.operation)
    let trigger: NavigationTrigger =
      switch answer {
      case .success: .answer(request, .ok)
      case .failure(.unreachable): .answer(request, .failed)
      case .failure(.rejected): .answer(request, .rejected)
      case .failure(.taken): .answer(request, .taken)
      case .failure(.expired): .expiry
      }
    return edge(by: trigger, from: from, change)
  }

  /// Makes a change and returns the edge that it covers.
  ///
  /// An edge from a screen that is not in front leads back to its own node, unless it ends the
  /// session.
  private mutating func edge(
    by trigger: NavigationTrigger, from: NavigationNode, _ change: (inout FitnessModel) -> Void
  ) -> NavigationEdge? {
    let before = self
    change(&self)
    let isFollowed = followedLinks != before.followedLinks
    guard isFollowed || layers != before.layers else { return nil }
    let isUnparked = before.parkedLink != nil && parkedLink == nil && trigger.isAnswer
    if isUnparked, isFollowed || login != nil {
      return NavigationEdge(before.node, .parkedLink, before.alert == nil ? node : .linked)
    }
    if before.alert != nil, trigger.isLink { return NavigationEdge(from, trigger, .linked) }
    let isForced = login?.reason == .expired && before.login == nil
    if isForced { return NavigationEdge(from.isAlert ? .behindAlert : from, trigger, node) }
    return NavigationEdge(from, trigger, from.isBehind ? from : node)
  }

  private func trigger(of event: UserEvent) -> NavigationTrigger {
    switch event {
    case .tapRow, .doubleTapRow: .row
    case .deleteRow: .deleteRow
    case .back: .back
    case .swipeBack, .tapDuringSwipe: .swipe
    case .backMenu: .backMenu
    case .tab(let index): index == tab ? .tabAgain : .tab
    case .swipeSheet: .sheetSwipe
    case .alertButton(let index):
      .button(alert?.text.buttons.dropFirst(max(0, index)).first ?? "")
    case .openURL, .openURLs, .universalLink: .link
    case .notification: .notification
    // Of the remaining events, only taps navigate.
    default: .tap
    }
  }

  // MARK: Nodes

  /// The screen or alert that is in front.
  package var node: NavigationNode {
    if let alert { return alert.text.node }
    switch front {
    case .splash: return .splash
    case .login: return .login
    case .note: return .note
    case .stack(let stack):
      return stacks[stack].last?.place.node(isInSheet: stack == Self.sheet) ?? .splash
    }
  }

  /// Returns the node of a screen, whether it is in front or not.
  private func node(of id: Int) -> NavigationNode {
    guard let (stack, index) = position(of: id) else { return node }
    if stack == 1 - tab { return .hiddenTab }
    if hasSheet, stack != Self.sheet { return .behindSheet }
    if alert != nil { return .behindAlert }
    return index < stacks[stack].count - 1 ? .behindScreen : node
  }
}

extension NavigationNode {
  fileprivate var isBehind: Bool {
    [.behindAlert, .behindSheet, .hiddenTab, .behindScreen].contains(self)
  }
}

extension NavigationTrigger {
  fileprivate var isAnswer: Bool {
    switch self {
    case .answer, .timeLimit: true
    default: false
    }
  }

  fileprivate var isLink: Bool { self == .link || self == .notification }
}

extension Place {
  fileprivate func node(isInSheet: Bool) -> NavigationNode {
    switch self {
    case .activities: .activities
    case .subcategories: .subcategories
    case .trainers: .trainers
    case .trainer: .trainer
    case .clubs: isInSheet ? .sheetClubs : .clubs
    case .dates: isInSheet ? .sheetDates : .dates
    case .summary: isInSheet ? .sheetSummary : .summary
    case .account: .account
    case .appointments: .appointments
    case .appointment: .appointment
    }
  }
}

extension AlertText {
  fileprivate var node: NavigationNode {
    switch self {
    case .nobodyFree: .nobodyFree
    case .logOut: .confirmLogOut
    case .offline: .offline
    case .discardNote: .discardNote
    case .taken: .taken
    case .credentialsMissing: .credentialsMissing
    case .failure(.rejected): .loginRejected
    case .failure(.unreachable): .unreachable
    case _ where title == AlertText.menu(.guest).title: .menu
    case _ where buttons.first == "Cancel it": .confirmCancellation
    default: .booked
    }
  }
}

/// An edge of the app's navigation graph, from one frontmost screen or alert to the next.
///
/// An event covers an edge when another screen or alert is in front afterwards, when a screen
/// behind it has come or gone, or when a link leads to the current screen. Changes within a screen,
/// such as typing, are not edges. The edge of an answer begins at the screen that has asked for it.
package struct NavigationEdge: Hashable, Sendable {
  /// The frontmost screen or alert before the event.
  package let from: NavigationNode
  /// The kind of event.
  package let trigger: NavigationTrigger
  /// The frontmost screen or alert after the event.
  package let to: NavigationNode

  package init(_ from: NavigationNode, _ trigger: NavigationTrigger, _ to: NavigationNode) {
    self.from = from
    self.trigger = trigger
    self.to = to
  }
}

extension NavigationEdge: CustomStringConvertible {
  package var description: String { "\(from.rawValue) → \(to.rawValue) by \(trigger)" }
}

/// The state in which an app is launched, with a position in an order of simplicity.
public protocol SimplifiableStart: Hashable, Sendable {
  /// The position in the order, compared lexicographically; smaller is simpler.
  ///
  /// Different starts have different complexities, so the order is total.
  var complexity: [Int] { get }

  /// Starts to try instead of this one, boldest first, each with suitably adapted events.
  ///
  /// For example, a player with a different number has a different link. Starts that are not
  /// simpler are ignored.
  func simplerStarts(_ events: [UserEvent]) -> [Shrinker<Self>.Trial]

  /// Starts that may replace some events, such as a signed-in one; they need not be simpler.
  func startsFurtherAlong(_ events: [UserEvent]) -> [Self]
}

/// The start of an app without stored state.
public struct EmptyStart: SimplifiableStart, Codable {
  /// Creates an empty start; all empty starts are equal.
  public init() {}

  public var complexity: [Int] { [] }
  public func simplerStarts(_ events: [UserEvent]) -> [Shrinker<EmptyStart>.Trial] { [] }
  public func startsFurtherAlong(_ events: [UserEvent]) -> [EmptyStart] { [] }
}

/// The virtual clock of a server.
@MainActor public protocol ServerClock: AnyObject {
  /// The time, in milliseconds from the launch of the app.
  var milliseconds: Int { get }
  /// Runs `block` when the clock reaches `milliseconds`, which is in the future.
  func schedule(at milliseconds: Int, _ block: @escaping @MainActor () -> Void)
}

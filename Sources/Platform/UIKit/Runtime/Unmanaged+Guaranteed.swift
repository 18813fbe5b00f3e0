extension Unmanaged {
  /// Calls `body` with the object, which it does not retain: something else must keep it alive.
  ///
  /// Unlike `_withUnsafeGuaranteedRef`, this function belongs to a module in Swift 6 mode, so a
  /// main-actor closure does not check its executor on each call.
  @inlinable @inline(__always)
  package func guaranteed<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef { body($0) }
  }
}

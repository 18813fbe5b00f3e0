/// The open match module's interface for other modules.
protocol GatherModuleInput: AnyObject {
  /// Ends the match after the user has confirmed.
  func end()
}

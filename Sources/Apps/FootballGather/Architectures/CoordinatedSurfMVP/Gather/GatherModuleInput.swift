/// What may be asked of an open match.
protocol GatherModuleInput: AnyObject {
  /// Ends the match; the user has confirmed it.
  func end()
}

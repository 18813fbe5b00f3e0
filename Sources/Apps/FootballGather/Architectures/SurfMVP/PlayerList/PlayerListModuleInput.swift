import FootballGather

/// What may be asked of a player list that is ready.
protocol PlayerListModuleInput: AnyObject {
  /// Whether the module is in the navigation stack.
  var isOpen: Bool { get }
  /// Goes where the link leads, if the players at hand allow it.
  func open(_ link: DeepLink)
}

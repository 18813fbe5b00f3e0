import FootballGather

/// The loaded player list's interface for other modules.
protocol PlayerListModuleInput: AnyObject {
  /// Whether the module is in the navigation stack.
  var isOpen: Bool { get }
  /// Opens the target of the link, if the loaded players allow it.
  func open(_ link: DeepLink)
}

import FootballGather

/// The events that the detail module reports to its coordinator.
protocol PlayerDetailModuleOutput: AnyObject {
  var onEdit: ((PlayerField, Player) -> Void)? { get set }
}

import FootballGather

/// The open detail module's interface; it also receives edits that other modules started.
protocol PlayerDetailModuleInput: PlayerEditModuleOutput {
  var player: Player { get }
}

import FootballGather

/// The interface of an open detail module, which also receives edits that other modules started.
protocol PlayerDetailModuleInput: PlayerEditModuleOutput {
  var player: Player { get }
}

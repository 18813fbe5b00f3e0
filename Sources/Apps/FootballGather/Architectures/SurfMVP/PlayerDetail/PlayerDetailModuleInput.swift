import FootballGather

/// What may be asked of an open detail module, which also hears of edits that it did not start itself.
protocol PlayerDetailModuleInput: PlayerEditModuleOutput {
  var player: Player { get }
}

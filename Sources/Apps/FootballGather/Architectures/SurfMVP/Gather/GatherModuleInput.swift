/// The open match's interface for other modules; empty so far.
protocol GatherModuleInput: AnyObject {}

/// The open trainers' interface for other modules; empty so far.
protocol TrainersModuleInput: AnyObject {}

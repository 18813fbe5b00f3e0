/// The open trainer's interface for other modules; empty so far.
protocol TrainerModuleInput: AnyObject {}

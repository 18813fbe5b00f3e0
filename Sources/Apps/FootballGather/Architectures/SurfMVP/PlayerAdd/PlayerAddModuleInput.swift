/// The open add module's interface for other modules; empty so far.
protocol PlayerAddModuleInput: AnyObject {}

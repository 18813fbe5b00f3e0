/// The login module's interface for other modules; empty so far.
protocol LoginModuleInput: AnyObject {}

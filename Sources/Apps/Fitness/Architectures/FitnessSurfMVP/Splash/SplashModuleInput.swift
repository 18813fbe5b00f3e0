/// The open splash's interface for other modules; empty so far.
protocol SplashModuleInput: AnyObject {}

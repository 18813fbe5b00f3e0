/// The events that the splash reports to its coordinator; it has none of its own.
protocol SplashModuleOutput: ModuleOutput {}

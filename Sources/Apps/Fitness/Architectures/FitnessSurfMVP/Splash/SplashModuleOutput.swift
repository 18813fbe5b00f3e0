/// The events that the splash module reports to its coordinator: only those that all modules
/// report.
protocol SplashModuleOutput: ModuleOutput {}

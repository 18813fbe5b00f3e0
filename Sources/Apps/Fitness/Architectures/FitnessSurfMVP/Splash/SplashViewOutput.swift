/// The splash's messages to the presenter.
protocol SplashViewOutput: ModuleViewOutput {}

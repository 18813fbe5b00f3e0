/// The splash view's messages to the presenter.
protocol SplashViewOutput: ModuleViewOutput {}

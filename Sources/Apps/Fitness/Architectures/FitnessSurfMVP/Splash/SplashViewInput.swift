/// The presenter's commands to the splash; the screen itself has all texts.
protocol SplashViewInput: AnyObject {}

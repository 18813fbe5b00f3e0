/// The presenter's commands to the splash view, which has none, because the screen itself contains
/// all texts.
protocol SplashViewInput: AnyObject {}

/// The presenter's commands to the splash view. There are none, because the screen itself contains
/// all the text.
protocol SplashViewInput: AnyObject {}

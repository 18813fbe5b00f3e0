/// Does nothing: the app's coordinator asks for the state.
final class SplashPresenter: Presenter {}

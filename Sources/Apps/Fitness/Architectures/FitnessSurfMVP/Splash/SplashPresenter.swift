/// Does nothing: the application coordinator asks for the identity.
final class SplashPresenter: ModulePresenter, SplashModuleOutput {
  weak var view: (any SplashViewInput)?
}

extension SplashPresenter: SplashViewOutput {}

import FitnessAppointments

/// Creates the splash and login modules.
protocol AuthorizationFactoryProtocol: AnyObject {
  func makeSplashView() -> any SplashViewProtocol
  func makeLoginView(reason: LoginReason) -> any LoginViewProtocol
}

extension ModulesFactory: AuthorizationFactoryProtocol {
  func makeSplashView() -> any SplashViewProtocol {
    let view: SplashViewController = MainStoryboard.instantiate()
    SplashAssembly.assembly(with: view, session: session)
    return view
  }

  func makeLoginView(reason: LoginReason) -> any LoginViewProtocol {
    let view: LoginViewController = MainStoryboard.instantiate()
    LoginAssembly.assembly(with: view, session: session, reason: reason)
    return view
  }
}

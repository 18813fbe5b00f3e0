/// Links the parts of the splash module.
enum SplashAssembly {
  static func assembly(with view: SplashViewController, session: UserSession) {
    view.output = SplashPresenter(session: session)
  }
}

/// Links the parts of the account module.
enum AccountAssembly {
  static func assembly(with view: AccountViewController, session: UserSession) {
    let presenter = AccountPresenter(session: session)
    presenter.view = view
    view.output = presenter
  }
}

/// Creates the modules of the account.
protocol AccountFactoryProtocol: AnyObject {
  func makeAccountView() -> any AccountViewProtocol
  func makeClubsView() -> any ClubsViewProtocol
}

extension ModulesFactory: AccountFactoryProtocol {
  func makeAccountView() -> any AccountViewProtocol {
    let view: AccountViewController = MainStoryboard.instantiate()
    AccountAssembly.assembly(with: view, session: session)
    return view
  }
}

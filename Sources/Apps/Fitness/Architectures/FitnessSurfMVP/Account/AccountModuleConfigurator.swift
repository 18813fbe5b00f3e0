import UIKit

/// Builds the account module.
struct AccountModuleConfigurator {
  let session: UserSession

  func configure() -> (
    view: any Presentable, input: any AccountModuleInput, output: any AccountModuleOutput
  ) {
    let view = AccountViewController()
    let presenter = AccountPresenter(session: session)
    view.output = presenter
    presenter.view = view
    return (view, presenter, presenter)
  }
}

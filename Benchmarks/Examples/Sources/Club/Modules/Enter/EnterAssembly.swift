enum EnterAssembly {

  static func assembly(with view: EnterViewController, gateway: Gateway) {
    let presenter = EnterPresenter(gateway: gateway)
    presenter.view = view
    view.output = presenter
  }
}

import RandomUsers
import UIKit
import UserSessions

/// Two presenters retain each other: as a module's output, and as the input stored by the caller.
///
/// The cycle is caller → module input (the called presenter) → module output (the caller).
enum L09 {
  nonisolated static let defect = Defect(
    "L09", "a module's output and the input that its caller retains are both strong", .leak,
    of: "L09.PaymentPresenter", suspect: "PaymentPresenter.output",
    events: [.tap("Check out"), .tap("Choose card"), .tap("Pay")]
  ) { isFixed in
    .window { window in
      let shop = ShopScreen()
      shop.addButton("Check out") { [weak shop] in shop?.checkOut(isFixed: isFixed) }
      window.rootViewController = UINavigationController(rootViewController: shop)
      return shop
    }
  }

  protocol PaymentInput: AnyObject {
    func show(total: Int)
  }

  protocol PaymentOutput: AnyObject {
    func paymentDidFinish()
  }

  final class CheckoutPresenter: PaymentOutput {
    private weak var view: CheckoutScreen?
    private let isFixed: Bool
    // Retained, because the total may change while the payment is on screen.
    private var payment: (any PaymentInput)?

    init(_ view: CheckoutScreen, isFixed: Bool) {
      self.view = view
      self.isFixed = isFixed
    }

    func chooseCard() {
      let screen = PaymentScreen()
      let presenter = PaymentPresenter(screen)
      if isFixed { presenter.weakOutput = self } else { presenter.output = self }
      screen.presenter = presenter
      payment = presenter
      view?.show(screen, sender: nil)
      payment?.show(total: 12)
    }

    func paymentDidFinish() {
      view?.navigationController?.popToRootViewController(animated: true)
    }
  }

  final class PaymentPresenter: PaymentInput {
    // One of the two is set: the weak one if the defect is fixed.
    var output: (any PaymentOutput)?
    weak var weakOutput: (any PaymentOutput)?
    private weak var view: PaymentScreen?

    init(_ view: PaymentScreen) { self.view = view }

    func show(total: Int) { view?.title = "\(total) euros" }

    func pay() { (output ?? weakOutput)?.paymentDidFinish() }
  }

  final class ShopScreen: Screen {
    func checkOut(isFixed: Bool) {
      let screen = CheckoutScreen()
      screen.presenter = CheckoutPresenter(screen, isFixed: isFixed)
      show(screen, sender: nil)
    }
  }

  final class CheckoutScreen: Screen {
    var presenter: CheckoutPresenter?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Choose card") { [weak self] in self?.presenter?.chooseCard() }
    }
  }

  final class PaymentScreen: Screen {
    var presenter: PaymentPresenter?

    override func viewDidLoad() {
      super.viewDidLoad()
      // A payment sent to the bank cannot be undone by going back.
      navigationItem.hidesBackButton = true
      addButton("Pay") { [weak self] in self?.presenter?.pay() }
    }
  }
}

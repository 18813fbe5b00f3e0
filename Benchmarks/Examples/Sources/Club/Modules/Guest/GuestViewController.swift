import UIKit

protocol GuestViewProtocol: Presentable {
  var onCompleteAuthorization: CompletionBlock? { get set }
}

final class GuestViewController: UIViewController, GuestViewProtocol {

  var onCompleteAuthorization: CompletionBlock?

  private let gateway: Gateway
  private let rulesSwitch = UISwitch()
  private let continueButton = UIButton(type: .system)

  init(gateway: Gateway) {
    self.gateway = gateway
    super.init(nibName: nil, bundle: nil)
    title = "Guest"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    let label = UILabel()
    label.text = "I accept the rules of the club"
    label.numberOfLines = 0

    rulesSwitch.addTarget(self, action: #selector(rulesChanged(_:)), for: .valueChanged)
    continueButton.setTitle("Continue", for: .normal)
    continueButton.isEnabled = false
    continueButton.addTarget(self, action: #selector(continueTapped), for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: [label, rulesSwitch, continueButton])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }

  @objc private func rulesChanged(_ sender: UISwitch) {
    continueButton.isEnabled = sender.isOn
  }

  @objc private func continueTapped() {
    gateway.signInAsGuest()
    onCompleteAuthorization?()
  }
}

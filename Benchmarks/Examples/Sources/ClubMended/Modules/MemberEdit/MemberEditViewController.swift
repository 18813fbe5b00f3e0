import UIKit

protocol MemberEditViewProtocol: Presentable {
  var onSave: ((Member) -> Void)? { get set }
  var onCancel: CompletionBlock? { get set }
}

final class MemberEditViewController: UIViewController, MemberEditViewProtocol {

  var onSave: ((Member) -> Void)?
  var onCancel: CompletionBlock?

  private let gateway: Gateway
  private var member: Member
  private let nameField = UITextField()
  private let phoneField = UITextField()

  init(member: Member, gateway: Gateway) {
    self.member = member
    self.gateway = gateway
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edit"
    view.backgroundColor = .white
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped(_:)))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(saveTapped(_:)))

    nameField.text = member.name
    nameField.placeholder = "Name"
    nameField.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
    phoneField.text = member.phone
    phoneField.placeholder = "Phone"
    phoneField.keyboardType = .phonePad

    let stack = UIStackView(arrangedSubviews: [nameField, phoneField])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
  }

  @objc private func nameChanged() {
    navigationItem.rightBarButtonItem?.isEnabled = nameField.text?.isEmpty == false
  }

  @objc private func cancelTapped(_ sender: UIBarButtonItem) {
    onCancel?()
  }

  @objc private func saveTapped(_ sender: UIBarButtonItem) {
    member.name = nameField.text ?? ""
    member.phone = phoneField.text ?? ""
    gateway.save(member)
    onSave?(member)
  }
}

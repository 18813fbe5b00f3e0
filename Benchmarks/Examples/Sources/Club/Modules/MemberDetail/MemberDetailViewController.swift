import UIKit

protocol MemberDetailViewProtocol: Presentable {
  var onEdit: ((Member) -> Void)? { get set }
  var onRemove: CompletionBlock? { get set }
  func update(with member: Member)
}

final class MemberDetailViewController: UIViewController, MemberDetailViewProtocol {

  var onEdit: ((Member) -> Void)?
  var onRemove: CompletionBlock?

  private let gateway: Gateway
  private var member: Member
  private lazy var nameLabel = UILabel()
  private lazy var phoneLabel: UILabel = {
    let label = UILabel()
    label.textColor = .gray
    label.accessibilityIdentifier = "phone"
    return label
  }()

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
    view.backgroundColor = .white
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .edit, target: self, action: #selector(editTapped))

    let removeButton = UIButton(type: .system)
    removeButton.setTitle("Remove from the Club", for: .normal)
    removeButton.setTitleColor(.red, for: .normal)
    removeButton.addTarget(self, action: #selector(removeTapped), for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: [nameLabel, phoneLabel, removeButton])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
    showMember()
  }

  func update(with member: Member) {
    self.member = member
    showMember()
  }

  private func showMember() {
    title = member.name
    nameLabel.text = member.name
    phoneLabel.text = member.phone
  }

  @objc private func editTapped() {
    onEdit?(member)
  }

  @objc private func removeTapped() {
    gateway.remove(member)
    onRemove?()
  }
}

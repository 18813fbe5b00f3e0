import UIKit

protocol InviteViewProtocol: Presentable {
  var onDone: CompletionBlock? { get set }
}

final class InviteViewController: UIViewController, InviteViewProtocol {

  var onDone: CompletionBlock?

  private let code: String
  private let codeLabel = UILabel()

  init(code: String) {
    self.code = code
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Invite"
    view.backgroundColor = .white
    codeLabel.text = "Tell your friend the code \(code)"
    codeLabel.frame = view.bounds
    view.addSubview(codeLabel)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
  }

  @objc private func doneTapped() {
    onDone?()
  }
}

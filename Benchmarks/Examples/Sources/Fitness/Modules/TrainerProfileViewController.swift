import UIKit

class TrainerProfileViewController: UIViewController {
  var onBook: ((Trainer) -> Void)?

  private let trainer: Trainer
  private let nameLabel = UILabel()
  private let bookButton = UIButton(type: .system)

  init(trainer: Trainer) {
    self.trainer = trainer
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .systemBackground
    nameLabel.text = trainer.name
    nameLabel.font = .preferredFont(forTextStyle: .largeTitle)
    bookButton.setTitle("Book", for: .normal)
    bookButton.addTarget(self, action: #selector(book), for: .touchUpInside)
    for subview in [nameLabel, bookButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
      subview.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }
    nameLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    bookButton.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 20).isActive = true
  }

  @objc private func book() {
    onBook?(trainer)
  }
}

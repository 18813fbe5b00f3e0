import UIKit

class ChooseActivityTypeViewController: UIViewController {
  var onActivityTypeSelected: ((_ type: ActivityType) -> Void)?

  private let stackView = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Activities"
    view.backgroundColor = .systemBackground
    stackView.axis = .vertical
    stackView.distribution = .fillEqually
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stackView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    for activityType in ActivityType.allCases {
      stackView.addArrangedSubview(makeButton(for: activityType))
    }
  }

  private func makeButton(for activityType: ActivityType) -> UIButton {
    let action = UIAction(title: activityType.rawValue.capitalized) { [weak self] _ in
      self?.onActivityTypeSelected?(activityType)
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.accessibilityIdentifier = "activity.\(activityType.rawValue)"
    return button
  }
}

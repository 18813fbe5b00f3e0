import UIKit

class AppointmentSummaryViewController: UIViewController {
  var onConfirm: (() -> Void)?
  var onCancel: (() -> Void)?

  private let appointment: Appointment

  init(appointment: Appointment) {
    self.appointment = appointment
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Summary"
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.numberOfLines = 0
    label.text = [appointment.trainer.name, appointment.subcategory?.name, appointment.day]
      .compactMap { $0 }.joined(separator: ", ")
    view.addSubview(label)
    if onConfirm != nil {
      addButton("Confirm", action: #selector(confirm))
    }
    addButton("Close", action: #selector(cancel))
  }

  private func addButton(_ title: String, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func confirm() {
    onConfirm?()
  }

  @objc private func cancel() {
    onCancel?()
  }
}

import UIKit

class ChooseDayViewController: UITableViewController {
  var onDaySelected: ((String) -> Void)?
  var onCancel: (() -> Void)?

  private let days: [String]

  init(days: [String]) {
    self.days = days
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "When?"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Day")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() {
    onCancel?()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    days.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Day", for: indexPath)
    cell.textLabel?.text = days[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onDaySelected?(days[indexPath.row])
  }
}

import FootballGatherUI
import UIKit

final class PlayerEditViewController: UIViewController, ModuleTransitionable {
  var output: (any PlayerEditViewOutput)?
  /// The interface for a router that finds this view in the stack.
  weak var moduleInput: (any PlayerEditModuleInput)?
  private lazy var screen = PlayerEditScreen()
  private lazy var doneItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Done") { [weak self] _ in self?.output?.save() })
  private var items: [String] = []
  private var selectedItem: Int?

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    doneItem.accessibilityIdentifier = ElementID.done
    navigationItem.rightBarButtonItems = [doneItem]
    configureContent()
    output?.viewLoaded()
  }

  private func configureContent() {
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    let changeText = UIAction { [weak self] _ in
      guard let self else { return }
      output?.changeText(to: screen.textField.text ?? "")
    }
    screen.textField.addAction(changeText, for: .editingChanged)
  }

  private func showText(_ text: String) {
    screen.textField.isHidden = false
    screen.textField.text = text
    screen.textField.placeholder = text
  }

  private func showItems(_ items: [String], selected: Int?) {
    screen.tableView.isHidden = false
    self.items = items
    selectedItem = selected
    screen.tableView.reloadData()
  }
}

extension PlayerEditViewController: PlayerEditViewInput {
  func configure(with model: PlayerEditModel) {
    title = model.title
    switch model.kind {
    case .text(let text): showText(text)
    case .pickList(let items, let selected): showItems(items, selected: selected)
    }
  }

  func selectItem(at index: Int) {
    let changed = [selectedItem, index].compactMap { $0 }
    selectedItem = index
    screen.tableView.reloadRows(at: changed.map { IndexPath(row: $0, section: 0) }, with: .none)
  }

  func setDoneEnabled(_ isEnabled: Bool) {
    doneItem.isEnabled = isEnabled
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension PlayerEditViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    cell.accessoryType = indexPath.row == selectedItem ? .checkmark : .none
    return cell
  }
}

extension PlayerEditViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    output?.pickItem(at: indexPath.row)
  }
}

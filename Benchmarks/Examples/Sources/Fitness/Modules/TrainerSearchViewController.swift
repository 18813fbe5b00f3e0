import UIKit

class TrainerSearchViewController: UIViewController {
  var onTrainerSelected: ((Trainer) -> Void)?

  private let catalog: Catalog
  private let searchBar = UISearchBar()
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private var trainers: [Trainer] = [] {
    didSet { tableView.reloadData() }
  }

  init(catalog: Catalog) {
    self.catalog = catalog
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    let stackView = UIStackView(arrangedSubviews: [searchBar, tableView])
    stackView.axis = .vertical
    view = stackView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Who?"
    searchBar.placeholder = "Trainer"
    searchBar.accessibilityIdentifier = "trainerSearch"
    searchBar.delegate = self
    tableView.dataSource = self
    tableView.delegate = self
    search("")
  }

  private func search(_ text: String) {
    catalog.searchTrainers(matching: text) { [weak self] found in
      self?.trainers = found
    }
  }
}

extension TrainerSearchViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    search(searchText)
  }
}

extension TrainerSearchViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trainers.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Trainer")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Trainer")
    cell.textLabel?.text = trainers[indexPath.row].name
    cell.detailTextLabel?.text = "Trainer"
    return cell
  }
}

extension TrainerSearchViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onTrainerSelected?(trainers[indexPath.row])
  }
}

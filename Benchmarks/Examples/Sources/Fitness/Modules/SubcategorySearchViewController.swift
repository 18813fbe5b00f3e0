import UIKit

class SubcategorySearchViewController: UITableViewController {
  var onSubcategorySelected: ((Subcategory) -> Void)?

  private let activityType: ActivityType
  private let catalog: Catalog
  private let searchBar = UISearchBar()
  private var subcategories: [Subcategory] = []

  init(activityType: ActivityType, catalog: Catalog) {
    self.activityType = activityType
    self.catalog = catalog
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "What?"
    searchBar.placeholder = "Subcategory"
    searchBar.delegate = self
    tableView.tableHeaderView = searchBar
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Subcategory")
    search("")
  }

  private func search(_ text: String) {
    catalog.searchSubcategories(of: activityType, matching: text) { [weak self] found in
      self?.subcategories = found
      self?.tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    subcategories.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Subcategory", for: indexPath)
    cell.textLabel?.text = subcategories[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSubcategorySelected?(subcategories[indexPath.row])
  }
}

extension SubcategorySearchViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    search(searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
  }
}

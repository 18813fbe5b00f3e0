import RandomUsers
import Testing
import UIKit

/// Screens with the elements that many apps have: containers of their own, collections, menus,
/// swipe actions, context menus, toolbars, search bars with scopes and lists to pull down.
@Suite("Everyday screens") @MainActor struct EverydayScreenTests {
  private func report() throws -> VisitReport {
    try RandomUsers(sessions: 20, events: 40, modules: ["RandomUsersTests"], replays: 0).visit(
      .window { window in
        let container = ShellViewController()
        window.rootViewController = container
        return container
      })
  }

  @Test("the screen in an app's own container is named, and each of its elements leads somewhere")
  func everything() throws {
    let report = try report()

    for screen in Destination.allCases {
      #expect(report.screens[screen.className] ?? 0 > 0, "\(screen)\n\(report)")
    }
    #expect(report.screens["AlbumViewController"] ?? 0 > 0)
    #expect(report.screens["ShellViewController"] == nil, "\(report)")
    #expect(report.findings(of: .deadTouch).isEmpty, "\(report)")
    #expect(report.findings(of: .deadEnd).isEmpty, "\(report)")
  }
}

@Suite("Fields with pickers instead of a keyboard") @MainActor struct InputViewTests {
  @Test("users turn the pickers, and touch what stands above them")
  func everything() throws {
    let report = try RandomUsers(
      sessions: 20, events: 30, modules: ["RandomUsersTests"], replays: 0
    ).visit(
      .window { window in
        let stack = UINavigationController(rootViewController: BirthdayViewController())
        window.rootViewController = stack
        return stack
      })

    #expect(report.screens["SizeViewController"] ?? 0 > 0, "\(report)")
    #expect(report.screens["DateViewController"] ?? 0 > 0, "\(report)")
    #expect(report.findings.isEmpty, "\(report)")
  }
}

private final class SizeViewController: UIViewController {}
private final class DateViewController: UIViewController {}

/// A size from a picker with a button above it, and a date.
private final class BirthdayViewController: UIViewController, UIPickerViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let size = UITextField()
    let sizes = UIPickerView()
    sizes.dataSource = self
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.addAction(
      UIAction { [weak self, weak sizes, weak size] _ in
        guard let sizes, sizes.selectedRow(inComponent: 0) == 2 else { return }
        size?.resignFirstResponder()
        self?.navigationController?.pushViewController(SizeViewController(), animated: true)
      }, for: .touchUpInside)
    size.inputView = sizes
    size.inputAccessoryView = done
    view.addSubview(size)
    let day = UITextField()
    let days = UIDatePicker()
    days.addAction(
      UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(DateViewController(), animated: true)
      }, for: .valueChanged)
    day.inputView = days
    view.addSubview(day)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
}

private enum Destination: CaseIterable {
  case item, menu, swipe, toolbar, search, scope, refresh, row, cell, badge

  var className: String {
    switch self {
    case .item: "ItemViewController"
    case .menu: "MenuViewController"
    case .swipe: "SwipeViewController"
    case .toolbar: "ToolbarViewController"
    case .search: "SearchViewController"
    case .scope: "ScopeViewController"
    case .refresh: "RefreshViewController"
    case .row: "RowViewController"
    case .cell: "CellViewController"
    case .badge: "BadgeViewController"
    }
  }

  @MainActor var screen: UIViewController {
    switch self {
    case .item: ItemViewController()
    case .menu: MenuViewController()
    case .swipe: SwipeViewController()
    case .toolbar: ToolbarViewController()
    case .search: SearchViewController()
    case .scope: ScopeViewController()
    case .refresh: RefreshViewController()
    case .row: RowViewController()
    case .cell: CellViewController()
    case .badge: BadgeViewController()
    }
  }
}

private final class ItemViewController: UIViewController {}
private final class MenuViewController: UIViewController {}
private final class SwipeViewController: UIViewController {}
private final class ToolbarViewController: UIViewController {}
private final class SearchViewController: UIViewController {}
private final class ScopeViewController: UIViewController {}
private final class RefreshViewController: UIViewController {}
private final class RowViewController: UIViewController {}
private final class CellViewController: UIViewController {}
private final class BadgeViewController: UIViewController {}

/// A container that shows one child at a time.
private final class ShellViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let album = AlbumViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let child = UINavigationController(rootViewController: album)
    child.isToolbarHidden = false
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

private final class AlbumViewController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Album"
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self] action in
        (action.sender as? UIRefreshControl)?.endRefreshing()
        self?.open(.refresh)
      }, for: .valueChanged)
    collectionView.refreshControl = refresh
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More",
      menu: UIMenu(children: [UIAction(title: "Open") { [weak self] _ in self?.open(.menu) }]))
    let hidden = UIBarButtonItem(title: "Hidden", style: .plain, target: nil, action: nil)
    hidden.isHidden = true
    navigationItem.leftBarButtonItems = [hidden]
    toolbarItems = [
      .flexibleSpace(),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Tools") { [weak self] _ in self?.openList() }),
    ]
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { open(.item) }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [UIAction(title: "Cell") { _ in self?.open(.cell) }])
    })
  }

  private func open(_ destination: Destination) {
    navigationController?.pushViewController(destination.screen, animated: true)
  }

  private func openList() {
    navigationController?.pushViewController(ToolListViewController(), animated: true)
  }
}

private final class ToolListViewController: UITableViewController, UISearchResultsUpdating,
  UISearchBarDelegate, UIContextMenuInteractionDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.searchBar.scopeButtonTitles = ["All", "New"]
    search.searchBar.delegate = self
    let badge = UIView()
    badge.addInteraction(UIContextMenuInteraction(delegate: self))
    tableView.addSubview(badge)
    navigationItem.searchController = search
    toolbarItems = [
      UIBarButtonItem(
        primaryAction: UIAction(title: "Tool") { [weak self] _ in self?.open(.toolbar) })
    ]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(.item)
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Swipe") { [weak self] _, _, done in
        self?.open(.swipe)
        done(true)
      }
    ])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(
        children: [
          UIAction(title: "Off", attributes: .disabled) { _ in },
          UIAction(title: "Row") { _ in self?.open(.row) },
        ])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [UIAction(title: "Badge") { _ in self?.open(.badge) }])
    })
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    open(.scope)
  }

  func updateSearchResults(for searchController: UISearchController) {
    if searchController.searchBar.text?.isEmpty == false { open(.search) }
  }

  private func open(_ destination: Destination) {
    navigationController?.pushViewController(destination.screen, animated: true)
  }
}

@Suite("Menus of rows") @MainActor struct RowMenuTests {
  @Test("users open the menu of a row that cannot be selected, and choose what is enabled")
  func noSelection() throws {
    let report = try RandomUsers(
      sessions: 4, events: 20, modules: ["RandomUsersTests"], replays: 0
    ).visit(
      .window { window in
        let list = MenuListViewController()
        window.rootViewController = UINavigationController(rootViewController: list)
        return list
      })

    #expect(report.screens["RowViewController"] ?? 0 > 0, "\(report)")
    #expect(report.findings.isEmpty, "\(report)")
  }
}

private final class MenuListViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(
        children: [
          UIAction(title: "Off", attributes: .disabled) { _ in },
          UIAction(title: "Row") { _ in
            self?.navigationController?.pushViewController(RowViewController(), animated: true)
          },
        ])
    })
  }
}

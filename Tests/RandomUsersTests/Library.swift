import UIKit

/// The defects of a rewrite that can be planted in the second version of an app with a list.
enum Rewrite: CaseIterable {
  case none, otherClasses, otherTitle, missingButton, disabledButton, skippedScreen, missingAlert,
    otherAlert, wrongRow, lostLink, unopenedPage, doublePush, uncleared, oneLevelTooFew,
    refusedAlert, crash, exception, missingRow, otherTitleAndMissingAlert,
    otherButtonAndMissingAlert, capitals, addNamedShareAndDeadShare, moreCapitals,
    lostRows

  fileprivate var titleOfAdd: String {
    switch self {
    case .otherButtonAndMissingAlert: "New"
    case .addNamedShareAndDeadShare: "Share"
    default: "Add"
    }
  }

  fileprivate var hasAlert: Bool {
    switch self {
    case .missingAlert, .otherTitleAndMissingAlert, .otherButtonAndMissingAlert: false
    default: true
    }
  }
}

/// An app with a list of books, written twice: the classes of the second version may differ.
@MainActor final class LibraryDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let rewrite: Rewrite
  private var flow: LibraryFlow?

  init(_ rewrite: Rewrite) { self.rewrite = rewrite }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let flow = LibraryFlow(rewrite)
    window.rootViewController = flow.navigation
    self.window = window
    self.flow = flow
    window.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    flow?.open(url)
    return true
  }
}

/// The flow that shows the app's screens.
@MainActor final class LibraryFlow {
  let navigation = UINavigationController()
  private let rewrite: Rewrite
  private var books = ["Emma", "Dracula", "Ulysses"]

  init(_ rewrite: Rewrite) {
    self.rewrite = rewrite
    let list = rewrite == .otherClasses ? ShelfScreen() : BooksController()
    list.title = [.otherTitle, .otherTitleAndMissingAlert].contains(rewrite) ? "Shelf" : "Books"
    list.books = { [weak self] in self?.shown ?? [] }
    list.onBook = { [weak self] row in self?.choose(row) }
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: rewrite.titleOfAdd,
      primaryAction: UIAction { [weak self] _ in self?.add() })
    navigation.setViewControllers([list], animated: false)
  }

  func open(_ url: URL) {
    guard rewrite != .lostLink, let row = books.firstIndex(of: url.host ?? "") else { return }
    navigation.popToRootViewController(animated: false)
    show(row)
  }

  private var shown: [String] {
    switch rewrite {
    case .missingRow: Array(books.dropLast())
    case .lostRows: books.dropLast(books.count > 2 ? 1 : 2)
    case .capitals: books.map { $0 == "Dracula" ? $0 : $0.uppercased() }
    case .moreCapitals: books.map { $0 == "Dracula" && books.count > 2 ? $0 : $0.uppercased() }
    default: books
    }
  }

  private func choose(_ row: Int) {
    show(rewrite == .wrongRow ? (row + 1) % books.count : row)
    if rewrite == .doublePush { show(row) }
  }

  private func show(_ row: Int) {
    let book = BookController()
    book.title = books[row]
    book.buttons = [
      ("Notes", { [weak self] in self?.notes() }), ("Delete", { [weak self] in self?.delete(row) }),
      ("Web page", { [weak self] in self?.openPage() }),
      ("Share", { [weak self] in self?.share() }),
    ]
    if rewrite == .missingButton { book.buttons.removeAll { $0.0 == "Share" } }
    book.disabled = rewrite == .disabledButton ? "Notes" : nil
    navigation.pushViewController(book, animated: true)
  }

  private func notes() {
    let notes = BookController()
    notes.title = "Notes"
    notes.buttons = [("Edit", { [weak self] in self?.edit() })]
    if rewrite != .skippedScreen { navigation.pushViewController(notes, animated: true) }
    if rewrite == .skippedScreen { edit() }
  }

  private func edit() {
    let edit = BookController()
    edit.title = "Edit"
    edit.buttons = [("Done", { [weak self] in self?.finish() })]
    navigation.pushViewController(edit, animated: true)
  }

  private func finish() {
    if rewrite == .oneLevelTooFew {
      navigation.popViewController(animated: true)
    } else if let book = navigation.viewControllers.dropFirst().first {
      navigation.popToViewController(book, animated: true)
    }
  }

  private func delete(_ row: Int) {
    guard rewrite.hasAlert else { return remove(row) }
    let title = rewrite == .otherAlert ? "Remove?" : "Delete?"
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.remove(row) })
    navigation.present(alert, animated: true)
    if rewrite == .refusedAlert {
      navigation.present(
        UIAlertController(title: "Again", message: nil, preferredStyle: .alert), animated: true)
    }
  }

  private func remove(_ row: Int) {
    if row < books.count { books.remove(at: row) }
    navigation.popToRootViewController(animated: true)
  }

  private func openPage() {
    guard rewrite != .unopenedPage, let url = URL(string: "https://example.com/book") else {
      return
    }
    UIApplication.shared.open(url)
  }

  private func share() {
    switch rewrite {
    case .addNamedShareAndDeadShare: break
    case .crash:
      let nothing: String? = nil
      navigation.title = nothing!
    case .exception: navigation.popToViewController(UIViewController(), animated: true)
    default:
      let alert = UIAlertController(title: "Shared", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      navigation.present(alert, animated: true)
    }
  }

  private func add() {
    let add = AddController()
    add.clears = rewrite != .uncleared
    navigation.pushViewController(add, animated: true)
  }
}

class BooksController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var books: () -> [String] = { [] }
  var onBook: (Int) -> Void = { _ in }
  private let table = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    view.addSubview(table)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books().count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = books()[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onBook(indexPath.row)
  }
}

/// The list of the second version.
final class ShelfScreen: BooksController {}

final class BookController: UIViewController {
  var buttons: [(String, () -> Void)] = []
  var disabled: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    for (title, action) in buttons {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.isEnabled = title != disabled
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      view.addSubview(button)
    }
  }
}

final class AddController: UIViewController {
  var clears = true

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Add"
    let field = UITextField()
    field.placeholder = "Title"
    view.addSubview(field)
    let clear = UIButton(type: .system)
    clear.setTitle("Clear", for: .normal)
    clear.addAction(
      UIAction { [weak self, weak field] _ in if self?.clears == true { field?.text = "" } },
      for: .touchUpInside)
    view.addSubview(clear)
  }
}

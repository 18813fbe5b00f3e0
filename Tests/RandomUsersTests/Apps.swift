import RandomUsers
import UIKit

/// The defects that can be planted in an app with a list and a detail screen.
///
/// The app is written like a real one, without any reference to the test harness.
enum Defect: CaseIterable {
  case none, samePushTwice, forceUnwrap, endlessLoop, cycle, childNeverRemoved,
    coordinatorForgotten,
    presentTwice, emptyScreen, modalWithoutEnd, silentButton, opensLater, popToStranger
}

@MainActor final class AppCoordinator {
  let navigation = UINavigationController()
  private let defect: Defect
  private var children: [DetailCoordinator] = []

  init(window: UIWindow, defect: Defect) {
    self.defect = defect
    window.rootViewController = navigation
  }

  func start() {
    let list = ListViewController()
    list.onSelect = { [weak self] row in
      guard let self else { return }
      if defect == .opensLater {
        DispatchQueue.main.async { self.showDetail(row) }
      } else {
        showDetail(row)
      }
    }
    navigation.setViewControllers([list], animated: false)
  }

  private func showDetail(_ row: Int) {
    let child = DetailCoordinator(navigation: navigation, defect: defect)
    child.onFinish = { [weak self, weak child] in
      self?.children.removeAll { $0 === child }
    }
    if defect != .coordinatorForgotten { children.append(child) }
    child.start(row)
  }
}

@MainActor final class DetailCoordinator: NSObject {
  private unowned let navigation: UINavigationController
  private let defect: Defect
  var onFinish: (() -> Void)?
  private let spare = UIViewController()

  init(navigation: UINavigationController, defect: Defect) {
    self.navigation = navigation
    self.defect = defect
  }

  func start(_ row: Int) {
    let detail = DetailViewController()
    detail.row = row
    detail.onLeave = { [weak self] in self?.leave() }
    detail.onTrouble = { [weak self] in self?.makeTrouble() }
    if defect == .cycle { detail.onTrouble = { detail.title = (detail.title ?? "") + "!" } }
    navigation.pushViewController(detail, animated: true)
  }

  private func leave() {
    if defect != .childNeverRemoved { onFinish?() }
  }

  private func makeTrouble() {
    let top = navigation.topViewController
    switch defect {
    case .samePushTwice:
      navigation.pushViewController(spare, animated: true)
      navigation.pushViewController(spare, animated: true)
    case .forceUnwrap:
      let nothing: UIViewController? = nil
      navigation.pushViewController(nothing!, animated: true)
    case .endlessLoop:
      func again() { DispatchQueue.main.async { again() } }
      again()
    case .presentTwice:
      top?.present(alert(), animated: true)
      top?.present(alert(), animated: true)
    case .emptyScreen:
      let empty = UIViewController()
      empty.modalPresentationStyle = .fullScreen
      top?.present(empty, animated: true)
    case .silentButton: break
    case .popToStranger: navigation.popToViewController(spare, animated: true)
    case .modalWithoutEnd:
      let modal = UIViewController()
      modal.isModalInPresentation = true
      top?.present(modal, animated: true)
    default: top?.present(alert(), animated: true)
    }
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(title: "Trouble", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }
}

final class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var onSelect: ((Int) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    let table = UITableView(frame: view.bounds, style: .plain)
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(indexPath.row)
  }
}

final class DetailViewController: UIViewController {
  var row = 0
  var onLeave: (() -> Void)?
  var onTrouble: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Row \(row)"
    let button = UIButton(type: .system)
    button.setTitle("Trouble", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onTrouble?() }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onLeave?() }
  }
}

extension AppLaunch {
  /// Launches an app with one screen.
  static func screen(_ make: @escaping @MainActor () -> UIViewController) -> AppLaunch {
    .window { window in
      let root = make()
      window.rootViewController = root
      return root
    }
  }
}

/// A screen with a button, which a test gives its effect.
class OpeningViewController: UIViewController {
  var open: ((OpeningViewController) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        open?(self)
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}

import FitnessAppointments
import FitnessAppointmentsReference
import FitnessAppointmentsUI
import UIKit

@testable import FitnessCoordinators

/// A phone on which the app runs, with its server.
@MainActor final class Phone {
  private let device: Device
  private let delegate: AppDelegate
  let store: DeviceStore
  let server: InMemoryServer

  init(
    isObserving: Bool = true, user: String? = nil, tokenAge: Int = 0,
    appointments: [Appointment] = [], isSlowStart: Bool = false, link: String? = nil
  ) {
    var behavior = UIKitBehavior()
    behavior.navigationDuration = 0
    behavior.presentationDuration = 0
    device = Device(behavior: behavior)
    store = DeviceStore(
      token: user.map { Token(user: $0, issuedAt: -tokenAge) }, lastUsername: user)
    server = InMemoryServer(
      clock: LoopClock(device.loop), store: store, appointments: appointments,
      isSlowStart: isSlowStart)
    delegate = AppDelegate(services: server.services, isObserving: isObserving)
    device.launch(delegate, url: link.flatMap { URL(string: "fitness://\($0)") })
    device.loop.runUntilIdle()
  }

  // MARK: Events

  func wait(_ seconds: Int = 1) {
    device.loop.advance(by: Double(seconds))
    rest()
  }

  func tap(_ names: String...) {
    for name in names {
      let items = [
        top?.navigationItem.leftBarButtonItems, top?.navigationItem.rightBarButtonItems,
      ].flatMap { $0 ?? [] }
      if let control = find(name) as? UIControl {
        device.tap(control)
      } else if let item = items.first(where: { $0.accessibilityIdentifier == name }) {
        device.tap(item)
      }
      rest()
    }
  }

  /// Taps a row of the table on the screen.
  func row(_ row: Int, section: Int = 0) {
    if let table { device.tapRow(section: section, row: row, of: table) }
    rest()
  }

  func type(_ text: String, _ name: String) {
    if let field = find(name) as? UITextField { device.type(text, into: field) }
    rest()
  }

  func logIn(_ user: String, _ password: String = "pw") {
    type(user, "username")
    type(password, "password")
    tap("login")
  }

  func alert(_ button: Int) {
    device.tapAlertAction(button)
    rest()
  }

  func tab(_ index: Int) {
    device.tapTab(index)
    rest()
  }

  func back() {
    device.tapBack()
    rest()
  }

  func backMenu(_ depth: Int) {
    device.chooseInBackMenu(depth)
    rest()
  }

  func swipeBack(isFinished: Bool) {
    guard device.beginSwipeBack().isDelivered else { return }
    device.loop.turn()
    device.endSwipeBack(cancelled: !isFinished)
    rest()
  }

  func swipeSheet() {
    guard device.beginSheetSwipe().isDelivered else { return rest() }
    device.loop.turn()
    device.endSheetSwipe(cancelled: false)
    rest()
  }

  func foreground() {
    device.enterBackground()
    device.loop.runUntilIdle()
    device.enterForeground()
    rest()
  }

  /// Opens links in one turn.
  func open(_ links: String...) {
    for link in links { device.open(URL(string: "fitness://\(link)")!) }
    rest()
  }

  func scope(_ segment: Int) {
    if let control = find("scope") as? UISegmentedControl { device.choose(segment, in: control) }
    rest()
  }

  private func rest() {
    device.loop.runUntilIdle()
  }

  // MARK: State

  var refusals: Int { device.loop.refusalCount }

  private var tabs: UITabBarController? {
    device.window?.rootViewController as? UITabBarController
  }

  private var layers: [UIViewController] {
    var layers: [UIViewController] = []
    var next = tabs?.presentedViewController
    while let layer = next {
      layers.append(layer)
      next = layer.presentedViewController
    }
    return layers
  }

  private var sheets: [UINavigationController] {
    layers.compactMap { $0 as? UINavigationController }
  }

  /// The top screen of the topmost sheet, or of the selected tab.
  var top: UIViewController? {
    let stack = sheets.last ?? tabs?.selectedViewController as? UINavigationController
    return stack?.topViewController ?? device.window?.rootViewController
  }

  /// The tab and the screens of all stacks, such as `0 Activities·Trainer | Account`.
  var screens: String {
    guard let tabs else { return "\(Swift.type(of: top!))".without("ViewController") }
    let stacks = (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController } + sheets
    let names = stacks.map { stack in
      stack.viewControllers.map { "\(Swift.type(of: $0))".without("ViewController") }
        .joined(separator: "·")
    }
    return "\(tabs.selectedIndex) \(names.joined(separator: " | "))"
  }

  /// The title of the alert.
  var alertTitle: String? { (layers.last as? UIAlertController)?.title }

  /// The live flows, such as `Choose(Gym(Create)), Account`.
  var flows: String {
    delegate.applicationCoordinator.map { describe($0.childCoordinators) } ?? ""
  }

  private func describe(_ coordinators: [any Coordinator]) -> String {
    coordinators.map { coordinator in
      let name = "\(Swift.type(of: coordinator))".without("Coordinator")
      let children = (coordinator as? BaseCoordinator)?.childCoordinators ?? []
      return children.isEmpty ? name : "\(name)(\(describe(children)))"
    }
    .joined(separator: ", ")
  }

  private var table: UITableView? {
    (top?.view as? Screen)?.contentView.subviews.lazy.compactMap { $0 as? UITableView }.first
  }

  private func find(_ name: String) -> UIView? {
    (top?.view as? Screen)?.contentView.subviews.first { $0.accessibilityIdentifier == name }
  }

  func isEnabled(_ name: String) -> Bool { (find(name) as? UIControl)?.isEnabled ?? false }

  func text(_ name: String) -> String? { (find(name) as? UILabel)?.text }

  /// The texts of the rows on the screen, such as `Strength: Anton, Tomas, Olena`.
  var rows: [String] {
    guard let table else { return [] }
    return (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).compactMap { row in
        table.cellForRow(at: IndexPath(row: row, section: section)).map {
          "\($0.textLabel?.text ?? ""): \($0.detailTextLabel?.text ?? "")"
        }
      }
    }
  }
}

extension String {
  fileprivate func without(_ ending: String) -> String {
    hasSuffix(ending) ? String(dropLast(ending.count)) : self
  }
}

public import UIKit

/// Operates an app as a user would: finds the view that an event names and touches it.
///
/// After each event the driver runs the main queue until it is idle and every transition has ended.
@MainActor public struct Driver {
  /// The device that runs the app.
  public let device: Device
  /// A scheme for the names in events.
  public enum Naming: Sendable {
    /// Accessibility identifiers on the frontmost screen and in its navigation bar.
    ///
    /// The frontmost screen is the top screen of the topmost layer that is not an alert; names in
    /// lower layers are not found.
    case identifiers
    /// The names that `VisibleScreen` assigns to visible elements.
    case visibleNames
  }

  private let naming: Naming
  /// Answers a pending request of the app's services; supplied by the app's harness.
  private let answer: @MainActor (_ request: Int, _ isSuccess: Bool) -> Void
  /// Makes the payload of a notification from its link.
  private let notification: @Sendable (_ link: String) -> [AnyHashable: Any]

  /// Creates a driver for an app that has been, or is about to be, launched on `device`.
  ///
  /// - Parameter notification: Makes the payload of a notification from its link.
  public init(
    device: Device, naming: Naming = .identifiers,
    answer: @escaping @MainActor (Int, Bool) -> Void = { _, _ in },
    notification: @escaping @Sendable (String) -> [AnyHashable: Any] = { ["link": $0] }
  ) {
    self.device = device
    self.naming = naming
    self.answer = answer
    self.notification = notification
  }

  /// Performs an event and waits until the app is idle.
  public func perform(_ event: UserEvent) {
    device.loop.beginEvent()
    dispatch(event)
    device.loop.runUntilIdle()
  }

  // Avoids `Optional.map` and the like: a closure passed to the standard library checks its
  // executor on every call.
  private func dispatch(_ event: UserEvent) {
    switch event {
    case .tap(let name): tap(name)
    case .doubleTap(let name):
      tap(name)
      tap(name)
    case .tapBurst(let name, let count): for _ in 0..<max(0, count) { tap(name) }
    case .tapTogether(let names): for name in names { tap(name) }
    case .type(let text, let name): type(text, into: name)
    case .toggle(let name): if let toggle = find(UISwitch.self, name) { device.tap(toggle) }
    case .step(let name, let up):
      if let stepper = find(UIStepper.self, name) { device.step(stepper, up: up) }
    case .pick(let name, let rows):
      if let picker = find(UIPickerView.self, name) { device.pick(rows, in: picker) }
    case .turnDate(let name, let hours):
      if let picker = find(UIDatePicker.self, name) { turn(picker, by: hours) }
    case .tapRow(let name, let section, let row): tapRow(section, row, of: name)
    case .doubleTapRow(let name, let section, let row):
      tapRow(section, row, of: name)
      tapRow(section, row, of: name)
    case .deleteRow(let name, let section, let row):
      if let table = find(UITableView.self, name) {
        device.deleteRow(section: section, row: row, of: table)
      }
    case .swipeRow(let name, let section, let row, let action):
      switch find(UIView.self, name) {
      case let table as UITableView:
        device.swipeRow(section: section, row: row, of: table, action: action)
      case let collection as UICollectionView:
        device.swipeItem(
          at: IndexPath(item: row, section: section), of: collection, action: action)
      default: break
      }
    case .pressRow(let name, let section, let row, let action):
      if let list = find(UIScrollView.self, name) {
        device.choose(action, inContextMenuAt: IndexPath(row: row, section: section), of: list)
      }
    case .tapRowControl(let name, let section, let row):
      switch find(UIView.self, name) {
      case let table as UITableView:
        device.tapRowControl(section: section, row: row, of: table)
      case let collection as UICollectionView:
        device.tapAccessory(at: IndexPath(item: row, section: section), of: collection)
      default: break
      }
    case .moveRow(let name, let from, let to):
      if let table = find(UITableView.self, name) {
        device.moveRow(from: IndexPath(from), to: IndexPath(to), of: table)
      }
    case .back: device.tapBack()
    case .swipeBack(let isFinished): swipeBack(isFinished: isFinished)
    case .tapDuringSwipe(let name, let isFinished):
      swipeBack(isFinished: isFinished) { tap(name) }
    case .backMenu(let depth): device.chooseInBackMenu(depth)
    case .tab(let index): device.tapTab(index)
    case .swipeSheet(let isFinished): swipeSheet(isFinished: isFinished)
    case .tapOutside: device.tapOutside()
    case .turnPage(let isForward): device.turnPage(forward: isForward)
    case .refresh(let name):
      if let list = find(UIScrollView.self, name) { device.refresh(list) }
    case .gesture(let name): if let found = find(gesture: name) { device.perform(found) }
    case .choose(let name, let segment): choose(segment, of: name)
    case .chooseAction(let name, let action): choose(action, inMenuOf: name)
    case .slide(let name, let value):
      if let slider = find(UISlider.self, name) { device.slide(slider, to: Float(value)) }
    case .pressReturn(let name):
      if let field = find(UITextField.self, name) { device.pressReturn(in: field) }
    case .alertButton(let index): device.tapAlertAction(index)
    case .answer(let request, let isSuccess): answer(request, isSuccess)
    default: dispatchSystemEvent(event)
    }
  }

  private func dispatchSystemEvent(_ event: UserEvent) {
    switch event {
    case .openURL(let text): open(text)
    case .openURLs(let texts): for text in texts { open(text) }
    case .tapThenOpenURL(let name, let text):
      tap(name)
      open(text)
    case .backThenOpenURL(let text):
      device.tapBack()
      open(text)
    case .universalLink(let text):
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: text)
      device.continue(activity)
    case .notification(let link): device.tapNotification(notification(link))
    case .background:
      device.enterBackground()
      device.loop.runUntilIdle()
      device.enterForeground()
    case .interruption: device.interrupt()
    case .memoryWarning: device.warnOfMemory()
    case .shake: device.shake()
    case .rotate(let isLandscape): device.rotate(to: isLandscape ? .landscapeLeft : .portrait)
    case .wait(let seconds): device.loop.advance(by: Double(max(0, seconds)))
    default: break
    }
  }

  private func turn(_ picker: UIDatePicker, by hours: Int) {
    guard picker.isEnabled, device.canTouch(picker) else { return }
    if picker.datePickerMode == .countDownTimer { return turnCountDown(picker, by: hours) }
    var date = picker.date.addingTimeInterval(3600 * Double(hours))
    if let latest = picker.maximumDate { date = min(date, latest) }
    if let earliest = picker.minimumDate { date = max(date, earliest) }
    guard date != picker.date else { return }
    picker.date = date
    picker.sendActions(for: .valueChanged)
  }

  // The hours of the wheel begin again after a day.
  private func turnCountDown(_ picker: UIDatePicker, by hours: Int) {
    let hour = Int(picker.countDownDuration) / 3600
    let turned = ((hour + (hours.isMultiple(of: 24) ? 1 : hours)) % 24 + 24) % 24
    picker.countDownDuration += Double(3600 * (turned - hour))
    picker.sendActions(for: .valueChanged)
  }

  private func swipeBack(isFinished: Bool, onTheWay: () -> Void = {}) {
    guard device.beginSwipeBack().isDelivered else { return }
    device.loop.turn()
    onTheWay()
    device.endSwipeBack(cancelled: !isFinished)
  }

  private func swipeSheet(isFinished: Bool) {
    guard device.beginSheetSwipe().isDelivered else { return }
    device.loop.turn()
    device.endSheetSwipe(cancelled: !isFinished)
  }

  private func type(_ text: String, into name: String) {
    switch find(UIView.self, name) {
    case let field as UITextField: device.type(text, into: field)
    case let view as UITextView: device.type(text, into: view)
    // A user who clears an empty search bar cancels the search.
    case let bar as UISearchBar where text.isEmpty && (bar.text ?? "").isEmpty && bar.canCancel:
      device.cancelSearch(in: bar)
    case let bar as UISearchBar: device.search(text, in: bar)
    case let view as any UIView & UIKeyInput: device.type(text, into: view)
    default: break
    }
  }

  private func tap(_ name: String) {
    if let control = find(UIControl.self, name) {
      device.tap(control)
    } else if let item = barItem(name) {
      device.tap(item)
    }
  }

  private func choose(_ segment: Int, of name: String) {
    switch find(UIView.self, name) {
    case let control as UISegmentedControl: device.choose(segment, in: control)
    case let bar as UISearchBar: device.choose(segment, in: bar)
    default: break
    }
  }

  private func choose(_ action: Int, inMenuOf name: String) {
    if let view = find(UIView.self, name) {
      if let button = view as? UIButton, button.menu != nil {
        device.choose(action, inMenuOf: button)
      } else {
        device.choose(action, inContextMenuOf: view)
      }
    } else if let item = barItem(name) {
      device.choose(action, inMenuOf: item)
    }
  }

  private func tapRow(_ section: Int, _ row: Int, of name: String) {
    switch find(UIView.self, name) {
    case let table as UITableView: device.tapRow(section: section, row: row, of: table)
    case let collection as UICollectionView:
      device.tapItem(at: IndexPath(item: row, section: section), of: collection)
    default: break
    }
  }

  private func open(_ text: String) {
    if let url = URL(string: text) { device.open(url) }
  }

  // MARK: Lookup

  /// Finds the target of an event without touching it, to measure the driver's own cost.
  public func locate(_ event: UserEvent) {
    switch event {
    case .tapTogether(let names): for name in names { locate(.tap(name)) }
    case .tap(let name), .doubleTap(let name), .tapBurst(let name, _),
      .tapDuringSwipe(let name, _), .tapThenOpenURL(let name, _), .type(_, let name),
      .toggle(let name),
      .step(let name, _), .pick(let name, _), .tapRow(let name, _, _), .deleteRow(let name, _, _),
      .moveRow(let name, _, _), .choose(let name, _), .slide(let name, _), .pressReturn(let name),
      .turnDate(let name, _), .chooseAction(let name, _), .swipeRow(let name, _, _, _),
      .pressRow(let name, _, _, _), .tapRowControl(let name, _, _), .refresh(let name):
      if let view = find(UIView.self, name) {
        _ = device.canTouch(view)
      } else {
        _ = barItem(name)
      }
    default: _ = device.touchableNavigationController
    }
  }

  private var topScreen: Unmanaged<UIViewController>? {
    WindowLayers.topScreen(of: device.window)
  }

  private func find(gesture name: String) -> UIGestureRecognizer? {
    VisibleScreen(of: device).gestures.first { $0.name == name }?.value
  }

  /// The view that an event names; `nil` when it is not of the expected type.
  func find<View: UIView>(_ kind: View.Type, _ name: String) -> View? {
    if naming == .visibleNames {
      return VisibleScreen(of: device).views.first { $0.name == name }?.value as? View
    }
    guard let view = topScreen?.guaranteed({ $0.viewIfLoaded }) else { return nil }
    return view.view(identifiedBy: name) as? View
  }

  private func barItem(_ name: String) -> UIBarButtonItem? {
    if naming == .visibleNames {
      return VisibleScreen(of: device).barItems.first { $0.name == name }?.value
    }
    let bar = topScreen?.guaranteed { $0.navigationItem }
    return item(name, in: bar?.rightBarButtonItems) ?? item(name, in: bar?.leftBarButtonItems)
  }

  private func item(_ name: String, in items: [UIBarButtonItem]?) -> UIBarButtonItem? {
    for item in items ?? [] where item.accessibilityIdentifier == name { return item }
    return nil
  }
}

extension IndexPath {
  fileprivate init(_ position: UserEvent.RowPosition) {
    self.init(row: position.row, section: position.section)
  }
}

import Testing
import UIKit
import UIKitTesting

/// Code of the kind that apps contain: it must compile, and the values set must be readable.
@MainActor @Suite("Appearances and attributes without effect") struct LookTests {
  @Test("bars keep the appearances that are set, and copying an appearance creates another object")
  func bars() {
    _ = Device()
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    let navigation = UINavigationController()
    navigation.navigationBar.standardAppearance = look
    navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance(barAppearance: look)
    navigation.navigationBar.barStyle = .black

    #expect(navigation.navigationBar.standardAppearance === look)
    #expect(navigation.navigationBar.scrollEdgeAppearance?.backgroundColor == .red)
    #expect(navigation.navigationBar.barStyle == .black && look.copy() !== look)
    let tabs = UITabBarController()
    tabs.tabBar.standardAppearance.stackedLayoutAppearance.normal.iconColor = .blue
    #expect(tabs.tabBar.standardAppearance.stackedLayoutAppearance.normal.iconColor == .blue)
  }

  @Test("a test can press an alert's button by reading its handler as a block")
  func alertHandler() throws {
    _ = Device()
    var presses = 0
    let action = UIAlertAction(title: "OK", style: .default) { _ in presses += 1 }

    let block = try #require(action.value(forKey: "handler"))
    let plain = unsafeBitCast(block as AnyObject, to: ((UIAlertAction) -> Void).self)
    let isolated = unsafeBitCast(
      block as AnyObject, to: (@MainActor (UIAlertAction) -> Void).self)
    plain(action)
    isolated(action)

    #expect(presses == 2)
    #expect(UIAlertAction(title: "", style: .cancel).value(forKey: "handler") == nil)
    #expect(action.value(forKey: "title") as? String == "OK")
    #expect(action.value(forKey: "style") as? Int == 0)
    #expect(unsafeBitCast(action, to: Int.self) != 0)
    #expect(MainLoop.current.events == [])
  }

  @Test("reading another key of an alert's button is an exception")
  func unknownKey() {
    let device = Device()

    let value = UIAlertAction(title: "OK", style: .default).value(forKey: "color")

    #expect(value == nil)
    #expect(
      device.loop.events == [
        .crashed(
          reason: "[<UIAlertAction> valueForUndefinedKey:]: this class is not key value "
            + "coding-compliant for the key color.")
      ])
  }

  @Test("two runs of a text may have different colours, fonts and paragraph styles")
  func runs() {
    let text = NSMutableAttributedString(string: "")
    for (color, size) in [(UIColor.red, 10.0), (.blue, 10), (.blue, 12)] {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = size
      text.append(
        NSAttributedString(
          string: "x",
          attributes: [
            .foregroundColor: color, .font: UIFont.systemFont(ofSize: size), .paragraphStyle: style,
          ]))
    }

    #expect(text.string == "xxx")
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    #expect((text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize == 12)
    #expect(UIColor.red.isEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    #expect(Set([UIColor.red, .red, .blue]).count == 2)
    #expect((NSParagraphStyle().mutableCopy() as? NSMutableParagraphStyle) != nil)
  }

  @Test("a text is read from HTML without its tags")
  func html() throws {
    let text = try NSAttributedString(
      data: Data("<p>A &amp; <b>B</b></p><ul><li>C</li></ul>".utf8),
      options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)

    #expect(text.string == "A & B\n\tC\n")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xC3]), documentAttributes: nil)
    }
  }

  @Test("a font's descriptor keeps its traits, and a font has those of its descriptor")
  func fontDescriptors() throws {
    let bold = try #require(
      UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)

    #expect(font.pointSize == 12 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(descriptor: bold, size: 20).fontDescriptor.pointSize == 20)
    #expect(UIFont.boldSystemFont(ofSize: 9).fontDescriptor.symbolicTraits == .traitBold)
    #expect(
      UIFont.boldSystemFont(ofSize: 9).withSize(12).fontDescriptor.symbolicTraits == .traitBold)
  }

  @Test("deadlines are points on the virtual clock")
  func deadlines() {
    let loop = Device().loop
    let deadline = DispatchTime.now() + 3
    var isOver = false
    loop.advance(by: 2)
    DispatchQueue.main.asyncAfter(deadline: deadline) { isOver = true }

    #expect(deadline > DispatchTime.now() && deadline < DispatchTime.distantFuture)
    #expect(deadline == deadline - 1 + 1)
    loop.advance(by: 0.5)
    #expect(!isOver)
    loop.advance(by: 1)
    #expect(isOver && deadline < DispatchTime.now())
  }

  @Test("the brightness lasts until the device is shut down, and apps can turn the device")
  func screenAndOrientation() {
    let device = Device()
    UIScreen.main.brightness = 2
    #expect(UIScreen.main.brightness == 1)
    UIDevice.current.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    #expect(UIDevice.current.orientation == .landscapeLeft)
    UIDevice.current.setValue("landscape", forKey: "orientation")
    #expect(UIDevice.current.orientation == .landscapeLeft)
    device.shutDown()
    #expect(Device().application.statusBarOrientation == .portrait)
    #expect(UIScreen.main.brightness == 0.5)
  }

  @Test("colours, text containers and animations keep the values that are set")
  func values() {
    _ = Device()
    let (text, animation, picker) = (UITextView(), CABasicAnimation(), UIDatePicker())
    text.textContainer.lineFragmentPadding = 0
    animation.setValue("pulse", forKey: "name")
    picker.timeZone = TimeZone(secondsFromGMT: 3600)

    #expect(text.textContainer.lineFragmentPadding == 0)
    #expect(animation.value(forKey: "name") as? String == "pulse")
    #expect(animation.value(forKey: "other") == nil)
    #expect(picker.timeZone?.secondsFromGMT() == 3600)
    #expect(UIColor.systemGray2.resolvedColor(with: .current) == .systemGray2)
  }

  @Test("an appearance proxy represents its class until the device is shut down")
  func proxies() {
    final class Badge: UIView {}
    let device = Device()
    UINavigationBar.appearance().tintColor = .green
    UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
    UITabBarItem.appearance().badgeColor = .red
    Badge.appearance().backgroundColor = .blue
    UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .red

    #expect(UINavigationBar.appearance().tintColor == .green)
    #expect(UIBarButtonItem.appearance().titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
    #expect(UITabBarItem.appearance().badgeColor == .red)
    #expect(Badge.appearance().backgroundColor == .blue)
    #expect(UILabel.appearance().textColor == .label)
    device.shutDown()
    #expect(UITabBarItem.appearance().badgeColor == nil)
  }

  @Test("controllers specify status bar appearance, and views and controllers an interface style")
  func statusBar() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    _ = Device()
    let controller = Dark()
    controller.setNeedsStatusBarAppearanceUpdate()
    controller.overrideUserInterfaceStyle = .dark
    controller.additionalSafeAreaInsets.top = 4
    controller.edgesForExtendedLayout = []
    controller.view.overrideUserInterfaceStyle = .light

    #expect(
      controller.preferredStatusBarStyle == .lightContent && controller.prefersStatusBarHidden)
    #expect(controller.overrideUserInterfaceStyle == .dark && controller.view.isOpaque)
    #expect(controller.additionalSafeAreaInsets.top == 4 && controller.edgesForExtendedLayout == [])
    #expect(controller.view.overrideUserInterfaceStyle == .light)
  }

  @Test("text attributes are kept")
  func text() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    let text = NSAttributedString(
      string: "Hello",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red,
        .paragraphStyle: style, .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
    let label = UILabel()
    label.attributedText = text
    let button = UIButton(type: .system)
    button.setAttributedTitle(text, for: .normal)

    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect((attributes?[.font] as? UIFont)?.pointSize == 12)
    #expect((attributes?[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
    #expect(button.currentTitle == "Hello" && button.currentAttributedTitle === text)
    #expect(style.mutableCopy() as? NSParagraphStyle == style)
    style.alignment = .left
    #expect((style.copy() as? NSParagraphStyle)?.alignment == .left)
  }

  @Test("transformations are composed, inverted and applied like those of Core Graphics")
  func transformations() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    let point = CGPoint(x: 1, y: 1).applying(transform)
    let quarter = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    let view = UIView()
    view.transform = transform

    #expect(point == CGPoint(x: 12, y: 3) && point.applying(transform.inverted()).x == 1)
    #expect(abs(quarter.x) < 1e-9 && abs(quarter.y - 1) < 1e-9)
    #expect(view.transform == transform && UIView().transform.isIdentity)
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1).applying(
      CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(rect.width - 1) < 1e-9 && abs(rect.height - 2) < 1e-9)
  }

  @Test("a view's layer has the class that the view specifies, and layers form a tree")
  func layers() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = Gradient()
    (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let shape = CAShapeLayer()
    shape.path =
      UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 3, height: 4), cornerRadius: 1)
      .cgPath
    view.layer.insertSublayer(shape, at: 0)
    view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
    view.layer.maskedCorners = [.layerMinXMinYCorner]

    #expect((view.layer as? CAGradientLayer)?.colors?.count == 2 && UIView().layer.sublayers == nil)
    #expect(view.layer.sublayers?.first === shape && shape.superlayer === view.layer)
    #expect(shape.path?.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    shape.removeFromSuperlayer()
    #expect(view.layer.sublayers == nil && shape.superlayer == nil)
  }
}

@MainActor @Suite("Small features of everyday code") struct EverydayCodeTests {
  let stage = Stage()

  @Test("Foundation's types have the members that they have on a phone")
  func foundation() throws {
    _ = stage.device
    let path = NSIndexPath(row: 2, section: 1)
    #expect(path.row == 2 && path.section == 1 && IndexPath(item: 3, section: 0).item == 3)
    let defaults = try #require(UserDefaults(suiteName: "everyday"))
    defaults.setValue("a", forKey: "key")
    #expect(defaults.value(forKey: "key") as? String == "a")
    defaults.removePersistentDomain(forName: "everyday")
    let timer = Timer()
    timer.fire()
    #expect(!timer.isValid && stage.loop.runningTimerCount == 0)
  }

  @Test("views, cells and spacings keep the values that are set")
  func values() {
    _ = stage.device
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.setCustomSpacing(12, after: stack.arrangedSubviews[0])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 12)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    let table = UITableView()
    table.rowHeight = UITableView.automaticDimension
    table.sectionHeaderHeight = 3
    #expect(table.rowHeight == UITableView.automaticDimension && table.sectionHeaderHeight == 3)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.imageView?.image = UIImage(systemName: "star")
    #expect(cell.contentView.subviews.first === cell.imageView)
    #expect(UIActivityIndicatorView(style: .gray).style == .gray)
    let field = UITextField()
    field.inputAccessoryView = UIToolbar()
    #expect(field.inputAccessoryView is UIToolbar && UIView().inputAccessoryView == nil)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    #expect(effect.subviews == [effect.contentView])
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    let position = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    let inner = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    position.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 6, y: 7))
  }

  @Test("a hidden bar item receives no touch")
  func hiddenItem() {
    let navigation = stage.navigation("A")
    var count = 0
    let item = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in count += 1 })
    navigation.topViewController?.navigationItem.rightBarButtonItem = item

    item.isHidden = true
    #expect(!stage.device.tap(item).isDelivered && count == 0)
    item.isHidden = false

    #expect(stage.device.tap(item).isDelivered && count == 1)
  }

  @Test("a drag inside a control ends with touchUpInside, and a drag out of it with touchUpOutside")
  func drags() throws {
    let root = stage.controller("A")
    stage.show(root)
    let button = UIButton()
    root.view.addSubview(button)
    var names: [String] = []
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "drag inside"), (.touchUpInside, "up inside"),
      (.touchDragExit, "exit"), (.touchDragOutside, "drag outside"),
      (.touchUpOutside, "up outside"),
    ]
    for (event, name) in events {
      button.addAction(UIAction { _ in names.append(name) }, for: event)
    }

    try stage.device.drag(button).get()
    #expect(names == ["down", "drag inside", "up inside"])
    names = []
    try stage.device.dragOut(of: button).get()

    #expect(names == ["down", "exit", "drag outside", "up outside"])
  }

  @Test("a menu's visible and enabled actions can be chosen, including those of its submenus")
  func menus() throws {
    let navigation = stage.navigation("A")
    var chosen: [String] = []
    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { chosen.append($0.title) }
    }
    let menu = UIMenu(children: [
      UIMenu(options: .displayInline, children: [action("Share")]), action("Delete", .disabled),
      action("Hidden", .hidden),
    ])
    let button = UIButton(type: .system)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    try #require(navigation.topViewController?.view).addSubview(button)
    let item = UIBarButtonItem(title: "More", image: nil, primaryAction: nil, menu: menu)
    navigation.topViewController?.navigationItem.rightBarButtonItem = item

    #expect(menu.actions.map(\.title) == ["Share", "Delete"])
    try stage.device.choose(0, inMenuOf: button).get()
    try stage.device.choose(0, inMenuOf: item).get()
    #expect(!stage.device.choose(1, inMenuOf: button).isDelivered)
    #expect(!stage.device.choose(2, inMenuOf: button).isDelivered)

    #expect(chosen == ["Share", "Share"])
  }

  @Test("a long press calls its target when it begins and when it ends")
  func longPress() throws {
    final class Target: NSObject, SelectorTarget {
      var states: [UIGestureRecognizer.State] = []
      func handleAction(_ action: Selector, from sender: Any?) -> Bool {
        (sender as? UIGestureRecognizer).map { states.append($0.state) } != nil
      }
    }
    let root = stage.controller("A")
    stage.show(root)
    let target = Target()
    let press = UILongPressGestureRecognizer(target: target, action: "press:")
    root.view.addGestureRecognizer(press)

    try stage.device.perform(press).get()

    #expect(target.states == [.began, .ended] && press.state == .possible)
  }

  @Test("a share sheet completes once, whether it is closed, swiped away or used to copy")
  func shareSheet() throws {
    let root = stage.controller("A")
    stage.show(root)
    for (title, result) in [("Close", "false"), ("Copy", "true"), ("", "false")] {
      let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      var results: [String] = []
      sheet.completionWithItemsHandler = { _, isCompleted, _, _ in
        results.append("\(isCompleted)")
      }
      stage.present(sheet, on: root)

      if title.isEmpty {
        stage.device.beginSheetSwipe()
        stage.device.endSheetSwipe(cancelled: false)
      } else {
        let buttons = sheet.view.subviews.compactMap { $0 as? UIButton }
        try stage.device.tap(#require(buttons.first { $0.currentTitle == title })).get()
      }
      stage.settle()

      #expect(results == [result] && root.presentedViewController == nil)
      #expect(UIPasteboard.general.string == (title == "Close" ? nil : "text"))
    }
  }

  @Test(
    "a sheet has a presentation controller that keeps its detents; a full-screen modal has none")
  func sheets() {
    _ = stage.device
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen

    let identifiers = sheet.sheetPresentationController?.detents.map(\.identifier)
    #expect(identifiers == [.medium, .large] && screen.sheetPresentationController == nil)
  }

  @Test("the actions that a swipe reveals can be chosen")
  func swipeActions() throws {
    final class Table: UITableViewController {
      var log: [String] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Archive") { [weak self] _, _, done in
            self?.log.append("archive \(indexPath.row)")
            done(true)
          }
        ])
      }
    }
    let table = Table()
    stage.show(table)

    let actions = stage.device.swipeActions(section: 0, row: 1, of: table.tableView)
    #expect(actions.map(\.title) == ["Archive"])
    try stage.device.swipeRow(section: 0, row: 1, of: table.tableView, action: 0).get()
    let other = stage.device.swipeRow(section: 0, row: 1, of: table.tableView, action: 1)

    #expect(table.log == ["archive 1"] && !other.isDelivered)
  }

  @Test("a cell's setSelected is called when the table selects and deselects its row")
  func selection() throws {
    final class Cell: UITableViewCell {
      var log: [Bool] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        log.append(selected)
      }
    }
    final class Table: UITableViewController {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cell }
    }
    let table = Table()
    stage.show(table)

    try stage.device.tapRow(section: 0, row: 0, of: table.tableView).get()
    #expect(table.cell.isSelected)
    table.tableView.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)

    #expect(table.cell.log == [true, false] && !table.cell.isSelected)
  }

  @Test("a diffable data source shows its last snapshot at the next layout")
  func diffableDataSource() {
    let controller = UITableViewController()
    let source = UITableViewDiffableDataSource<String, Int>(tableView: controller.tableView) {
      _, _, item in
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(item)"
      return cell
    }
    stage.show(controller)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["even", "odd"])
    snapshot.appendItems([1, 3])
    snapshot.appendItems([2, 4], toSection: "even")
    snapshot.insertItems([5, 2], afterItem: 3)
    snapshot.deleteItems([1])
    var isComplete = false

    source.apply(snapshot) { isComplete = true }
    #expect(!isComplete && controller.tableView.visibleCells.isEmpty)
    stage.settle()

    #expect(controller.tableView.visibleCells.map(\.textLabel?.text) == ["4", "3", "5", "2"])
    #expect(isComplete && source.indexPath(for: 5) == IndexPath(row: 1, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 4)
    #expect(source.snapshot().sectionIdentifier(containingItem: 2) == "odd")
  }

  @Test("registration for notifications is answered in a later turn")
  func registration() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var tokens = 0
      func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
      ) { tokens += 1 }
    }
    let device = Device()
    let delegate = Delegate()
    device.launch(delegate)

    UIApplication.shared.registerForRemoteNotifications()
    #expect(delegate.tokens == 0)
    device.loop.runUntilIdle()

    #expect(delegate.tokens == 1 && UIApplication.shared.isRegisteredForRemoteNotifications)
  }
}

@MainActor @Suite("Initializers of classes known only at run time")
struct DynamicInitializerTests {
  private class Badge: UIView {
    let text: String
    override init(frame: CGRect) {
      text = "own"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Big: Badge {}

  private final class Screen: UIViewController {
    var didInitialize = false
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      didInitialize = true
    }
    required init?(coder: NSCoder) { nil }
  }

  // Creates a view of a generic type, as an app's own factories do.
  private func make<View: UIView>(_ type: View.Type, _ frame: CGRect) -> View {
    View(frame: frame)
  }

  private func load<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
    Controller(nibName: "A nib with a long name", bundle: .main)
  }

  @Test("a view of a generic or dynamic type is created by its own init(frame:)")
  func views() {
    _ = Device()
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let big = make(Big.self, frame)
    #expect(big.text == "own" && big.frame == frame)
    #expect(make(Badge.self, frame).frame == frame && make(UILabel.self, frame).numberOfLines == 1)
    #expect(Big.made().text == "own" && Big.made().frame == .zero)
    #expect(MainLoop.current.log.isEmpty)
  }

  @Test("a controller of a generic or dynamic type is created by its own init(nibName:bundle:)")
  func controllers() {
    _ = Device()
    let screen = load(Screen.self)
    #expect(screen.didInitialize && screen.nibName == "A nib with a long name")
    let other = Screen.made()
    #expect(other.didInitialize && other.nibName == nil && MainLoop.current.log.isEmpty)
  }

  @Test("a class stored in a variable creates a plain object, and a warning is logged")
  func variables() {
    _ = Device()
    let type: UIViewController.Type = Screen.self

    #expect(!(type.init() is Screen) && MainLoop.current.log.count == 1)
  }

  @Test("an object created at run time is released like any other")
  func release() {
    _ = Device()
    weak let view = make(Big.self, .zero)
    #expect(view == nil)
  }
}

extension UIView {
  fileprivate static func made() -> Self { Self(frame: .zero) }
}

extension UIViewController {
  fileprivate static func made() -> Self { self.init() }
}

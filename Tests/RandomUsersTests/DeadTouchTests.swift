import RandomUsers
import Testing
import UIKit

@Suite("Dead touches") @MainActor struct DeadTouchTests {
  private func report(_ effect: VisibleEffect?) throws -> VisitReport {
    let users = RandomUsers(sessions: 3, events: 12, modules: ["RandomUsersTests"], replays: 10)
    return try users.visit(
      .window { window in
        let screen = EffectViewController()
        screen.effect = effect
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: screen)]
        window.rootViewController = tabs
        return screen
      })
  }

  @Test("a button with a visible effect is not dead", arguments: VisibleEffect.allCases)
  func effect(_ effect: VisibleEffect) throws {
    let report = try report(effect)

    // The bar button that one of the effects enables does nothing itself.
    let dead = report.findings(of: .deadTouch).map(\.subject)
    #expect(!dead.contains("Change on EffectViewController"), "\(report)")
  }

  @Test("a button without any effect is dead, whatever else is on its screen")
  func noEffect() throws {
    let report = try report(nil)

    #expect(
      report.findings(of: .deadTouch).map(\.subject) == ["Change on EffectViewController"],
      "\(report)")
  }
}

/// A list of choices, of which tapping the chosen one does nothing.
private final class ChoiceViewController: UIViewController {
  private let choices = ["1 hour", "2 hours"].map { title in
    let choice = UIButton(type: .system)
    choice.setTitle(title, for: .normal)
    return choice
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    choices[0].isSelected = true
    for choice in choices {
      // The first is chosen, and the second does nothing.
      choice.addAction(UIAction { _ in }, for: .touchUpInside)
      view.addSubview(choice)
    }
  }
}

extension DeadTouchTests {
  @Test("a tap on what is chosen already is not dead, but one on another choice may be")
  func chosen() throws {
    let report = try RandomUsers(
      sessions: 3, events: 12, modules: ["RandomUsersTests"], replays: 0
    ).visit(
      .window { window in
        let screen = ChoiceViewController()
        window.rootViewController = screen
        return screen
      })

    #expect(
      report.findings(of: .deadTouch).map(\.subject) == ["2 hours on ChoiceViewController"],
      "\(report)")
  }
}

/// The effect of the button on the screen below.
enum VisibleEffect: CaseIterable {
  case title, navigationItemTitle, prompt, titleView, barButton, barButtonEnabled, barButtonImage
  case leftBarButton, toolbarItem, hiddenBar, tabBadge, tabTitle
  case slider, stepper, segmentedControl, progress, pageControl, toggle, datePicker, refreshing
  case alpha, backgroundColor, tintColor, image, frame, borderColor, textColor, buttonTitleColor
  case constraint, redraw, openedURL, iconBadge, scrolled, wheel, otherWindow
  case transform, darkMode, darkController, zoom, pasteboard, haptics, keyboard
}

private final class EffectViewController: UIViewController, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  var effect: VisibleEffect?
  private var count = 0
  private let slider = UISlider()
  private let stepper = UIStepper()
  private let segments = UISegmentedControl(items: ["a", "b", "c", "d"])
  private let progress = UIProgressView()
  private let pages = UIPageControl()
  private let toggle = UISwitch()
  private let date = UIDatePicker()
  private let scroll = UIScrollView()
  private let picture = UIImageView()
  private let label = UILabel()
  private let button = UIButton(type: .system)
  private let box = UIView()
  private let wheel = UIPickerView()
  private let banner = UIWindow(frame: .zero)
  private lazy var height = box.heightAnchor.constraint(equalToConstant: 10)

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.refreshControl = UIRefreshControl()
    for other in [slider, stepper, segments, toggle, date, wheel] {
      other.isUserInteractionEnabled = false
    }
    for part in [slider, stepper, segments, progress, pages, toggle, date, scroll, picture] {
      view.addSubview(part)
    }
    for part in [label, button, box, wheel] { view.addSubview(part) }
    wheel.dataSource = self
    wheel.delegate = self
    wheel.reloadAllComponents()
    pages.numberOfPages = 100
    stepper.maximumValue = 1000
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Info", style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItem?.isEnabled = false
    navigationItem.titleView = UILabel()
    button.setTitle("Change", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.change() }, for: .touchUpInside)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }

  private func change() {
    count += 1
    let isOdd = count % 2 == 1
    let color = isOdd ? UIColor.red : UIColor.blue
    let name = isOdd ? "odd" : "even"
    switch effect {
    case nil: break
    case .title: title = "\(count)"
    case .navigationItemTitle: navigationItem.title = "\(count)"
    case .prompt: navigationItem.prompt = "\(count)"
    case .titleView: (navigationItem.titleView as? UILabel)?.text = "\(count)"
    case .barButton: navigationItem.rightBarButtonItem?.title = "\(count)"
    case .barButtonEnabled: navigationItem.rightBarButtonItem?.isEnabled.toggle()
    case .barButtonImage: navigationItem.rightBarButtonItem?.image = UIImage(named: name)
    case .leftBarButton:
      navigationItem.leftBarButtonItem = isOdd ? UIBarButtonItem(customView: UIView()) : nil
    case .toolbarItem:
      toolbarItems = [UIBarButtonItem(title: name, style: .plain, target: nil, action: nil)]
      navigationController?.isToolbarHidden = false
    case .hiddenBar: navigationController?.isNavigationBarHidden = isOdd
    case .tabBadge: navigationController?.tabBarItem.badgeValue = "\(count)"
    case .tabTitle: navigationController?.tabBarItem.title = "\(count)"
    default: changeView(color, name)
    }
  }

  private func changeView(_ color: UIColor, _ name: String) {
    switch effect {
    case .slider: slider.value = Float(count) / 100
    case .stepper: stepper.value = Double(count)
    case .segmentedControl: segments.selectedSegmentIndex = count % 4
    case .progress: progress.setProgress(Float(count) / 100, animated: true)
    case .pageControl: pages.currentPage = count
    case .toggle: toggle.setOn(!toggle.isOn, animated: true)
    case .datePicker: date.date += 60
    case .refreshing: scroll.refreshControl?.beginRefreshing()
    case .alpha: box.alpha = 1 / CGFloat(count + 1)
    case .backgroundColor: box.backgroundColor = color
    case .tintColor: box.tintColor = color
    case .image: picture.image = UIImage(named: name)
    case .frame: box.frame.size.height = CGFloat(count)
    case .borderColor: box.layer.borderColor = color.cgColor
    case .textColor: label.textColor = color
    case .buttonTitleColor: button.setTitleColor(color, for: .normal)
    case .constraint: height.constant += 1
    case .redraw: box.setNeedsDisplay()
    case .openedURL: UIApplication.shared.open(URL(string: "https://example.com")!)
    case .iconBadge: UIApplication.shared.applicationIconBadgeNumber = count
    case .scrolled: scroll.setContentOffset(CGPoint(x: 0, y: count), animated: true)
    case .wheel: wheel.selectRow(count, inComponent: 0, animated: true)
    case .otherWindow: banner.isHidden.toggle()
    case .transform: box.transform = box.transform.rotated(by: 1)
    case .darkMode:
      view.window?.overrideUserInterfaceStyle = count % 2 == 1 ? .dark : .light
    case .darkController: overrideUserInterfaceStyle = count % 2 == 1 ? .dark : .light
    case .zoom: scroll.setZoomScale(CGFloat(count + 1), animated: true)
    case .pasteboard: UIPasteboard.general.string = name
    case .haptics: UIImpactFeedbackGenerator(style: .light).impactOccurred()
    case .keyboard: view.endEditing(true)
    default: break
    }
  }
}

import AppArchitecture
import UIKit

extension Architecture {
  /// An architecture in which a lamp's screen reports taps through a closure.
  static let closures = lamps("Closures", ClosureList.self)
  /// An architecture in which a lamp's screen stores its lamp.
  ///
  /// It leaks screens, because the list retains every screen that it opens.
  static let keeping = lamps("Keeping", KeepingList.self)

  private static func lamps(_ name: String, _ list: ButtonScreen.Type) -> Architecture {
    Architecture(
      name: name, module: "BenchmarkMetricsTests", source: "", roles: [],
      variants: [.init { (lamps: Lamps) in LampsDelegate(list, lamps) }])
  }
}

private final class LampsDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  init(_ list: ButtonScreen.Type, _ lamps: Lamps) {
    super.init()
    let screen = list.init("Lamps", lamps, ["Lamp 1", "Lamp 2"])
    window = UIWindow(frame: .zero)
    window?.rootViewController = UINavigationController(rootViewController: screen)
    window?.makeKeyAndVisible()
  }
}

/// A screen with buttons only, which is the base class of the screens in both architectures.
class ButtonScreen: UIViewController {
  let lamps: Lamps
  let buttons: [UIButton]

  required init(_ name: String, _ lamps: Lamps, _ titles: [String]) {
    self.lamps = lamps
    buttons = titles.indices.map { _ in UIButton(type: .system) }
    super.init(nibName: nil, bundle: nil)
    view.accessibilityIdentifier = name
    for (index, button) in buttons.enumerated() {
      button.accessibilityIdentifier = "button \(index)"
      button.setTitle(titles[index], for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.tapped(index) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }
  required init?(coder: NSCoder) { fatalError("made in code") }

  func tapped(_ button: Int) {}
}

private final class ClosureList: ButtonScreen {
  override func tapped(_ lamp: Int) {
    let screen = ClosureScreen("Lamp", lamps, [lamps.title(of: lamp)])
    screen.onTap = { [weak self, weak screen] in
      self?.lamps.areOn[lamp].toggle()
      screen?.buttons[0].setTitle(self?.lamps.title(of: lamp), for: .normal)
    }
    navigationController?.pushViewController(screen, animated: true)
  }
}

private final class ClosureScreen: ButtonScreen {
  var onTap = {}
  override func tapped(_ button: Int) { onTap() }
}

private final class KeepingList: ButtonScreen {
  private var opened: [KeptScreen] = []

  override func tapped(_ lamp: Int) {
    let screen = KeptScreen("Lamp", lamps, [lamps.title(of: lamp)])
    screen.lamp = lamp
    opened.append(screen)
    navigationController?.pushViewController(screen, animated: true)
  }
}

private final class KeptScreen: ButtonScreen {
  var lamp = 0
  override func tapped(_ button: Int) {
    lamps.areOn[lamp].toggle()
    buttons[0].setTitle(lamps.title(of: lamp), for: .normal)
  }
}

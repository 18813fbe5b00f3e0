import RandomUsers
import UIKit
import UserSessions

/// A view and its presenter keep each other: view → presenter → view.
enum L10 {
  nonisolated static let defect = Defect(
    "L10", "a presenter and its view keep each other", .leak, of: "L10.WeatherPresenter",
    suspect: "WeatherPresenter.view",
    events: [.tap("Lisbon"), .back]
  ) { isFixed in
    .window { window in
      let cities = CitiesScreen(isFixed: isFixed)
      window.rootViewController = UINavigationController(rootViewController: cities)
      return cities
    }
  }

  protocol WeatherView: AnyObject {
    func show(degrees: Int)
  }

  final class WeatherPresenter {
    // One of the two is set: the weak one if the defect is fixed.
    private var view: (any WeatherView)?
    private weak var weakView: (any WeatherView)?
    private var degrees = 21

    init(_ view: any WeatherView, isFixed: Bool) {
      if isFixed { weakView = view } else { self.view = view }
    }

    func viewDidLoad() { showDegrees() }

    func refresh() {
      degrees += 1
      showDegrees()
    }

    private func showDegrees() { (view ?? weakView)?.show(degrees: degrees) }
  }

  final class CitiesScreen: Screen {
    private let isFixed: Bool

    init(isFixed: Bool) {
      self.isFixed = isFixed
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Lisbon") { [weak self] in self?.showWeather() }
    }

    private func showWeather() {
      let screen = WeatherScreen()
      screen.presenter = WeatherPresenter(screen, isFixed: isFixed)
      show(screen, sender: nil)
    }
  }

  final class WeatherScreen: Screen, WeatherView {
    var presenter: WeatherPresenter?
    private let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      addButton("Refresh") { [weak self] in self?.presenter?.refresh() }
      presenter?.viewDidLoad()
    }

    func show(degrees: Int) { label.text = "\(degrees) °C" }
  }
}

import RandomUsers
import UIKit
import UserSessions

/// A view and its presenter retain each other: view → presenter → view.
enum L10 {
  nonisolated static let defect = Defect(
    "L10", "a presenter and its view retain each other", .leak, of: "L10.WeatherPresenter",
    suspect: "WeatherPresenter.view", events: [.tap("Lisbon"), .back]
  ) { isFixed in
    .window { window in
      let cities = CitiesScreen()
      cities.addButton("Lisbon") { [weak cities] in cities?.showWeather(isFixed: isFixed) }
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
    func showWeather(isFixed: Bool) {
      let screen = WeatherScreen()
      screen.presenter = WeatherPresenter(screen, isFixed: isFixed)
      show(screen, sender: nil)
    }
  }

  final class WeatherScreen: Screen, WeatherView {
    var presenter: WeatherPresenter?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Refresh") { [weak self] in self?.presenter?.refresh() }
      presenter?.viewDidLoad()
    }

    func show(degrees: Int) { show("\(degrees) °C") }
  }
}

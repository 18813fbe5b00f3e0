import RandomUsers
import UIKit
import UserSessions

/// A failed request is retried at once, so the main queue never becomes idle while the app is
/// offline.
enum H01 {
  nonisolated static let defect = Defect(
    "H01", "a failed request is retried at once, forever", .hang, of: "Reload",
    events: [.tap("Reload"), .tap("Go offline"), .tap("Reload")]
  ) { isFixed in
    .window { window in
      let news = NewsScreen(Gateway(), isFixed: isFixed)
      window.rootViewController = UINavigationController(rootViewController: news)
      return news
    }
  }

  /// A gateway that answers in the next turn of the main queue.
  final class Gateway {
    var isOnline = true

    func load(_ completion: @escaping (Bool) -> Void) {
      DispatchQueue.main.async { [isOnline] in completion(isOnline) }
    }
  }

  final class NewsScreen: Screen {
    private let gateway: Gateway
    private let isFixed: Bool

    init(_ gateway: Gateway, isFixed: Bool) {
      self.gateway = gateway
      self.isFixed = isFixed
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Reload") { [weak self] in self?.load(attempts: 3) }
      addButton("Go offline") { [weak self] in self?.gateway.isOnline = false }
    }

    private func load(attempts: Int) {
      gateway.load { [weak self] isSuccess in
        guard let self else { return }
        title = isSuccess ? "News" : "No network"
        let left = isFixed ? attempts - 1 : attempts
        if !isSuccess, left > 0 { load(attempts: left) }
      }
    }
  }
}

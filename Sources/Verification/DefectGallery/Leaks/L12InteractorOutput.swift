import RandomUsers
import UIKit
import UserSessions

/// An interactor and its presenter retain each other: presenter → interactor → presenter.
enum L12 {
  nonisolated static let defect = Defect(
    "L12", "an interactor and its presenter retain each other", .leak, of: "L12.ArticlePresenter",
    suspect: "ArticleInteractor.output", events: [.tap("Read"), .back]
  ) { isFixed in .root { AppRouter(window: $0, isFixed: isFixed) } }

  final class AppRouter: AppRoot {
    private let navigation = UINavigationController()
    private let isFixed: Bool

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      window.rootViewController = navigation
    }

    func start() {
      let news = NewsScreen("Read") { [weak self] in self?.read() }
      navigation.setViewControllers([news], animated: false)
    }

    private func read() {
      let interactor = ArticleInteractor()
      let presenter = ArticlePresenter(interactor)
      let screen = ArticleScreen()
      screen.presenter = presenter
      presenter.view = screen
      if isFixed {
        interactor.weakOutput = presenter
      } else {
        interactor.output = presenter
      }
      navigation.pushViewController(screen, animated: true)
    }
  }

  protocol ArticleInteractorOutput: AnyObject {
    func didLoad(_ headline: String)
  }

  final class ArticleInteractor {
    var output: (any ArticleInteractorOutput)?
    weak var weakOutput: (any ArticleInteractorOutput)?

    func load() { (output ?? weakOutput)?.didLoad("Bridge opened") }
  }

  final class ArticlePresenter: ArticleInteractorOutput {
    weak var view: ArticleScreen?
    private let interactor: ArticleInteractor

    init(_ interactor: ArticleInteractor) { self.interactor = interactor }

    func viewIsReady() { interactor.load() }

    func didLoad(_ headline: String) { view?.title = headline }
  }

  final class NewsScreen: Screen {}

  final class ArticleScreen: Screen {
    var presenter: ArticlePresenter?

    override func viewDidLoad() {
      super.viewDidLoad()
      presenter?.viewIsReady()
    }
  }
}

import RandomUsers
import UIKit
import UserSessions

/// The three parts of a module retain each other: view → presenter → router → view.
enum L11 {
  nonisolated static let defect = Defect(
    "L11", "a view, its presenter and their router retain each other in a cycle", .leak,
    of: "L11.RecipeRouter", suspect: "RecipeRouter.controller",
    events: [.tap("Pancakes"), .tap("Ingredients"), .back, .back]
  ) { isFixed in
    .window { window in
      let recipes = RecipesScreen()
      recipes.addButton("Pancakes") { [weak recipes] in recipes?.showRecipe(isFixed: isFixed) }
      window.rootViewController = UINavigationController(rootViewController: recipes)
      return recipes
    }
  }

  final class RecipesScreen: Screen {
    func showRecipe(isFixed: Bool) {
      let screen = RecipeScreen()
      let router = RecipeRouter(screen, isFixed: isFixed)
      screen.presenter = RecipePresenter(screen, router: router)
      show(screen, sender: nil)
    }
  }

  final class RecipePresenter {
    private weak var view: RecipeScreen?
    private let router: RecipeRouter

    init(_ view: RecipeScreen, router: RecipeRouter) {
      self.view = view
      self.router = router
    }

    func viewDidLoad() { view?.show(name: "Pancakes") }

    func showIngredients() { router.showIngredients() }
  }

  final class RecipeRouter {
    // One of the two is set: the weak one if the defect is fixed.
    private var controller: UIViewController?
    private weak var weakController: UIViewController?

    init(_ controller: UIViewController, isFixed: Bool) {
      if isFixed { weakController = controller } else { self.controller = controller }
    }

    func showIngredients() {
      let source = controller ?? weakController
      source?.navigationController?.pushViewController(IngredientsScreen(), animated: true)
    }
  }

  final class RecipeScreen: Screen {
    var presenter: RecipePresenter?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Ingredients") { [weak self] in self?.presenter?.showIngredients() }
      presenter?.viewDidLoad()
    }

    func show(name: String) { title = name }
  }

  final class IngredientsScreen: Screen {}
}

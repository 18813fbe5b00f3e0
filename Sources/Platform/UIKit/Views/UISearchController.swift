/// A controller that shows results while the user types into its search bar.
///
/// An active search shows the results controller, if there is one, as a child over the searched
/// screen. On a phone, the search controller presents it.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open var searchBar: UISearchBar { ownBar }
  private let ownBar = UISearchBar()
  public let searchResultsController: UIViewController?
  /// The object that updates the results when the text changes, referenced weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, referenced weakly.
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false
  private weak var host: UIViewController?
  private var isSearching = false

  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  public override init(nibName: String?, bundle: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibName, bundle: bundle)
    searchBar.searchController = self
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
  }

  /// Whether the user is searching.
  open var isActive: Bool {
    get { isSearching }
    set { if newValue { begin(over: host ?? Device.current?.screenInFront) } else { end() } }
  }

  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard isSearching else { return super.dismiss(animated: animated, completion: completion) }
    end()
    if let completion { MainLoop.current.enqueue { completion() } }
  }

  /// Begins a search over a screen.
  final func begin(over screen: UIViewController?) {
    guard !isSearching else { return }
    host = screen
    delegate?.willPresentSearchController(self)
    isSearching = true
    if let results = searchResultsController, let screen, results.parent == nil {
      screen.addChild(results)
      screen.view.addSubview(results.view)
      results.didMove(toParent: screen)
    }
    delegate?.didPresentSearchController(self)
    update()
  }

  /// Has the results updated for the current text.
  final func update() { searchResultsUpdater?.updateSearchResults(for: self) }

  private func end() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    if let results = searchResultsController, results.parent != nil {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
    searchBar.text = ""
    update()
    delegate?.didDismissSearchController(self)
  }
}

/// An object that shows the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// The methods called when a search begins and ends.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  /// Never called: the search controller is not presented.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

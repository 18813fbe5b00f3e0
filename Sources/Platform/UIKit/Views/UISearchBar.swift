/// A field for entering search text.
@preconcurrency @MainActor open class UISearchBar: UIView {
  @exclusivity(unchecked) open var text: String?
  @exclusivity(unchecked) open var placeholder: String?
  @exclusivity(unchecked) open var showsCancelButton = false
  @exclusivity(unchecked) open weak var delegate: (any UISearchBarDelegate)?
}

/// The methods called during a search. Referenced weakly (M14).
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

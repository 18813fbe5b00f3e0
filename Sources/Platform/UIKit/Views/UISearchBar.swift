/// A field for entering search text.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The look of a search bar. Stored, but has no effect.
  public enum Style: Int, Sendable { case `default`, prominent, minimal }
  /// An icon in a search bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  /// The values that few search bars set.
  @MainActor private final class Details {
    var field: UISearchTextField?
    var prompt: String?
    var style = Style.default
    var barStyle = UIBarStyle.default
    var barTintColor: UIColor?
    var isTranslucent = true
    var backgroundImage: UIImage?
    var showsBookmarkButton = false
    var showsScopeBar = false
    var scopeButtonTitles: [String]?
    var selectedScopeButtonIndex = 0
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.search
    var autocapitalizationType = UITextAutocapitalizationType.none
    var autocorrectionType = UITextAutocorrectionType.default
    var enablesReturnKeyAutomatically = true
    var inputAccessoryView: UIView?
  }

  @exclusivity(unchecked) private var storedText: String?
  @exclusivity(unchecked) private var details: Details?
  @exclusivity(unchecked) open var placeholder: String?
  @exclusivity(unchecked) open var showsCancelButton = false
  @exclusivity(unchecked) open weak var delegate: (any UISearchBarDelegate)?
  /// The controller that the bar belongs to, which owns the bar.
  @exclusivity(unchecked) final weak var searchController: UISearchController?

  private final var ownDetails: Details {
    if let details { return details }
    let made = Details()
    details = made
    return made
  }

  open var text: String? {
    get { details?.field?.text ?? storedText }
    set {
      if let field = details?.field { field.text = newValue } else { storedText = newValue }
    }
  }
  /// The field in the bar, created on first access. Touches go to the bar.
  open var searchTextField: UISearchTextField {
    if let field = details?.field { return field }
    let made = UISearchTextField(frame: .zero)
    (made.text, made.placeholder) = (storedText, placeholder)
    ownDetails.field = made
    return made
  }
  open override var canBecomeFirstResponder: Bool { true }
  /// The titles of the visible scope buttons.
  ///
  /// A search controller shows them while it is active.
  package final var visibleScopes: [String] {
    showsScopeBar || searchController?.isActive == true ? scopeButtonTitles ?? [] : []
  }
  /// Whether a cancel button can be tapped.
  package final var canCancel: Bool { showsCancelButton || searchController?.isActive == true }

  open var prompt: String? {
    get { details?.prompt }
    set { ownDetails.prompt = newValue }
  }
  open var searchBarStyle: Style {
    get { details?.style ?? .default }
    set { ownDetails.style = newValue }
  }
  open var barStyle: UIBarStyle {
    get { details?.barStyle ?? .default }
    set { ownDetails.barStyle = newValue }
  }
  open var barTintColor: UIColor? {
    get { details?.barTintColor }
    set { ownDetails.barTintColor = newValue }
  }
  open var isTranslucent: Bool {
    get { details?.isTranslucent ?? true }
    set { ownDetails.isTranslucent = newValue }
  }
  open var backgroundImage: UIImage? {
    get { details?.backgroundImage }
    set { ownDetails.backgroundImage = newValue }
  }
  open var showsBookmarkButton: Bool {
    get { details?.showsBookmarkButton ?? false }
    set { ownDetails.showsBookmarkButton = newValue }
  }
  open var showsScopeBar: Bool {
    get { details?.showsScopeBar ?? false }
    set { ownDetails.showsScopeBar = newValue }
  }
  open var scopeButtonTitles: [String]? {
    get { details?.scopeButtonTitles }
    set { ownDetails.scopeButtonTitles = newValue }
  }
  open var selectedScopeButtonIndex: Int {
    get { details?.selectedScopeButtonIndex ?? 0 }
    set { ownDetails.selectedScopeButtonIndex = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { details?.keyboardType ?? .default }
    set { ownDetails.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { details?.returnKeyType ?? .search }
    set { ownDetails.returnKeyType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { details?.autocapitalizationType ?? .none }
    set { ownDetails.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { details?.autocorrectionType ?? .default }
    set { ownDetails.autocorrectionType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { details?.enablesReturnKeyAutomatically ?? true }
    set { ownDetails.enablesReturnKeyAutomatically = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { details?.inputAccessoryView }
    set { ownDetails.inputAccessoryView = newValue }
  }

  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
  open func setShowsScope(_ shows: Bool, animated: Bool) { showsScopeBar = shows }

  // Nothing is drawn.
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
}

/// The field in a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// The methods called during a search. Referenced weakly (M14).
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Never called: no event taps the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

extension UISearchBar {
  /// Stored, but has no effect.
  public final var searchTextPositionAdjustment: UIOffset {
    get { stored(or: .zero) }
    set { store(newValue) }
  }
}

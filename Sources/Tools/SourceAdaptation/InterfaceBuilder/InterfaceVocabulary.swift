/// The UIKit classes behind the elements of storyboards.
enum InterfaceVocabulary {
  static let views = [
    "view": "UIView", "containerView": "UIView", "tableViewCellContentView": "UIView",
    "label": "UILabel", "button": "UIButton", "textField": "UITextField", "textView": "UITextView",
    "switch": "UISwitch", "stepper": "UIStepper", "slider": "UISlider",
    "segmentedControl": "UISegmentedControl", "pickerView": "UIPickerView",
    "datePicker": "UIDatePicker", "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "stackView": "UIStackView", "scrollView": "UIScrollView", "imageView": "UIImageView",
    "activityIndicatorView": "UIActivityIndicatorView", "searchBar": "UISearchBar",
    "toolbar": "UIToolbar", "collectionView": "UICollectionView",
    "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView",
    "collectionViewCellContentView": "UIView",
  ]

  static let cells: Set = ["tableViewCell", "collectionViewCell"]

  static let controls: Set = [
    "button", "textField", "switch", "stepper", "slider", "segmentedControl", "datePicker",
  ]

  /// Whether the class of an element has an `awakeFromNib()` to override.
  static func isAwakened(_ element: InterfaceElement) -> Bool {
    views[element.name] != nil || element.name == "constraint"
  }

  static let controllers = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
    "collectionViewController": "UICollectionViewController",
  ]

  static let gestureRecognizers = [
    "tapGestureRecognizer": "UITapGestureRecognizer",
    // As Interface Builder spells it.
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
  ]

  /// The UIKit classes behind the elements that send actions.
  static let senders = gestureRecognizers.merging(
    views.filter { controls.contains($0.key) }.merging(["barButtonItem": "UIBarButtonItem"]) { $1 }
  ) { $1 }

  private static let standardClasses = views.merging(controllers) { $1 }.merging(senders) { $1 }
    .merging(["constraint": "NSLayoutConstraint"]) { $1 }

  /// The UIKit class of an element without a class of its own.
  static func standardClass(of element: InterfaceElement) -> String? {
    standardClasses[element.name]
  }

  /// A class of an element, or one above it, with its superclasses up to `UIView` or a similar
  /// root; `nil` for other classes.
  static func superclasses(of name: String) -> [String]? {
    if roots.contains(name) { return [name] }
    return superclass(of: name).flatMap { superclasses(of: $0) }.map { [name] + $0 }
  }

  private static let roots: Set = [
    "UIView", "UIViewController", "UIGestureRecognizer", "UIBarButtonItem", "NSLayoutConstraint",
  ]

  private static func superclass(of name: String) -> String? {
    switch name {
    case "UITableView", "UICollectionView", "UITextView": "UIScrollView"
    case "UICollectionViewCell": "UICollectionReusableView"
    case _ where controls.contains { views[$0] == name }: "UIControl"
    case _ where name == "UIControl" || views.values.contains(name): "UIView"
    case _ where controllers.values.contains(name): "UIViewController"
    case _ where gestureRecognizers.values.contains(name): "UIGestureRecognizer"
    default: nil
    }
  }

  /// The protocol of an outlet that UIKit itself declares.
  static func delegateProtocol(of property: String, in element: InterfaceElement) -> String? {
    guard property == "delegate" || property == "dataSource" else { return nil }
    let suffix = property == "delegate" ? "Delegate" : "DataSource"
    switch element.name {
    case "tableView", "collectionView", "pickerView": return views[element.name].map { $0 + suffix }
    case "textField", "textView", "searchBar", "scrollView":
      return property == "delegate" ? views[element.name].map { $0 + suffix } : nil
    case "navigationController", "tabBarController", "splitViewController":
      return property == "delegate" ? controllers[element.name].map { $0 + suffix } : nil
    default:
      let isRecognizer = gestureRecognizers[element.name] != nil && property == "delegate"
      return isRecognizer ? "UIGestureRecognizerDelegate" : nil
    }
  }
}

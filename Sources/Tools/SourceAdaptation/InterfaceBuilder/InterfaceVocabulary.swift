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
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
  ]

  /// The UIKit classes behind the elements that send actions.
  static let senders = gestureRecognizers.merging(
    views.filter { controls.contains($0.key) }.merging(["barButtonItem": "UIBarButtonItem"]) { $1 }
  ) { $1 }

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

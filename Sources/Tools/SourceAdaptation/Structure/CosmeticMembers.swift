/// Members of UIKit's classes whose overrides change only the appearance of an app, which is never
/// visible here.
///
/// Without Objective-C, an override in an extension of a class of another module cannot be kept.
/// Users cannot notice that one of these is missing: nothing is laid out, drawn or rotated, and
/// `awakeFromNib()` in a UIKit class sets fonts, colours and localised strings.
enum CosmeticMembers {
  static let names: Set = [
    // Status bar, home indicator and orientation
    "preferredStatusBarStyle", "prefersStatusBarHidden", "preferredStatusBarUpdateAnimation",
    "childForStatusBarStyle", "childForStatusBarHidden", "prefersHomeIndicatorAutoHidden",
    "childForHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
    "childForScreenEdgesDeferringSystemGestures", "shouldAutorotate",
    "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
    // Layout
    "layoutSubviews", "updateConstraints", "intrinsicContentSize", "sizeThatFits",
    "systemLayoutSizeFitting", "alignmentRectInsets", "layoutMarginsDidChange",
    "safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange",
    "updateViewConstraints", "contentRect", "titleRect", "imageRect", "textRect", "editingRect",
    "placeholderRect", "clearButtonRect", "leftViewRect", "rightViewRect", "caretRect",
    "trackRect", "thumbRect", "layerClass", "layoutSublayers",
    // Drawing
    "draw", "drawText", "drawPlaceholder", "display", "tintColorDidChange",
    "traitCollectionDidChange", "prepareForInterfaceBuilder", "awakeFromNib",
    "encodeRestorableState", "decodeRestorableState",
  ]
}

extension Member {
  /// The name of a method, or the first name of a property.
  var declaredName: String { kind == .property ? bindings.first?.name ?? "" : name }
  /// The declared name, with the labels of a method.
  var describedName: String { kind == .method ? fullName : declaredName }
}

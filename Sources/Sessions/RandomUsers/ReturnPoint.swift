import UIKit

/// The screens to which a user may return.
///
/// Another page of a page view controller is another point, because pages load their views when
/// they are first shown.
struct ReturnPoint: Hashable {
  /// The arrangement of screens.
  let screens: String
  private let pages: [ObjectIdentifier]

  @MainActor init(_ screens: String, _ controllers: [UIViewController]) {
    self.screens = screens
    pages = controllers.filter { $0.parent is UIPageViewController }.map { ObjectIdentifier($0) }
  }
}

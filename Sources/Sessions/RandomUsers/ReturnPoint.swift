import UIKit

/// The screens to which a user may return.
///
/// Another of the pages that an app keeps is another point, because pages load their views when
/// they are first shown. A page made to be shown is not: each visit would be another point.
struct ReturnPoint: Hashable {
  /// The arrangement of screens.
  let screens: String
  private let pages: [ObjectIdentifier]

  /// - Parameter isNew: Whether the last event created a controller.
  @MainActor init(
    _ screens: String, _ controllers: [UIViewController], isNew: (UIViewController) -> Bool
  ) {
    self.screens = screens
    pages = controllers.filter { $0.parent is UIPageViewController && !isNew($0) }
      .map { ObjectIdentifier($0) }
  }
}

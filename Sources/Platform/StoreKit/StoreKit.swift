// Review requests and the product page. In-app purchases are not included.
public import UIKit

/// A request for the user's opinion of the app. Has no effect.
@preconcurrency @MainActor public enum SKStoreReviewController {
  public static func requestReview() {}
  public static func requestReview(in windowScene: UIWindowScene) {}
}

/// A product's page in the App Store, with a Done button that calls the delegate.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  @exclusivity(unchecked) open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  open override func loadView() {
    view = UIView()
    let done = UIButton(
      primaryAction: UIAction(title: "Done") { [weak self] _ in
        guard let self else { return }
        if let delegate {
          delegate.productViewControllerDidFinish(self)
        } else {
          dismiss(animated: true)
        }
      })
    view.addSubview(done)
  }

  /// Reports in a later turn that the product has been loaded, whether or not it exists.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let block else { return }
    MainLoop.current.enqueue { block(true, nil) }
  }
}

/// The key for a product's identifier in the store.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// The method called when the user closes a product's screen. It has to dismiss the screen.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: AnyObject {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

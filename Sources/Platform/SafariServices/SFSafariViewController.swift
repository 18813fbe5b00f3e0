// A web page in an app's own screen. The page is not loaded.
public import UIKit

/// A screen that would show a web page, with a Done button that closes it.
///
/// A tap on Done calls the delegate and dismisses the controller, if the delegate has not done so.
/// A swipe that dismisses it calls the delegate, too.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// The presentation of the page. Stored, but has no effect.
  @preconcurrency @MainActor open class Configuration: NSObject {
    @exclusivity(unchecked) open var entersReaderIfAvailable = false
    @exclusivity(unchecked) open var barCollapsingEnabled = true
    public override init() { super.init() }
  }

  /// The title of the button that closes the screen. Stored, but the title is always Done.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  @exclusivity(unchecked) open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let configuration: Configuration
  /// The address of the page, which an app cannot read on a phone.
  public let url: URL
  @exclusivity(unchecked) open var preferredBarTintColor: UIColor?
  @exclusivity(unchecked) open var preferredControlTintColor: UIColor?
  @exclusivity(unchecked) open var dismissButtonStyle = DismissButtonStyle.done

  public init(url: URL, configuration: Configuration) {
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    self.init(url: url)
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = UIView()
    let done = UIButton(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.tapDone() })
    view.addSubview(done)
  }

  // The page finishes loading at once.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.safariViewController(self, didCompleteInitialLoad: true)
  }

  private func tapDone() {
    delegate?.safariViewControllerDidFinish(self)
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }
}

extension SFSafariViewController: SwipedScreen {
  package func userDidSwipeAway() { delegate?.safariViewControllerDidFinish(self) }
}

/// The methods called when the user closes the screen.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Never called: pages do not redirect.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
}

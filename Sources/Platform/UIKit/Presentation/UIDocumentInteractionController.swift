/// Shows a file, or what can be done with it: a preview, or a share sheet.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  @exclusivity(unchecked) open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  @exclusivity(unchecked) open var url: URL?
  @exclusivity(unchecked) open var uti: String?
  @exclusivity(unchecked) open var name: String?
  @exclusivity(unchecked) open var annotation: Any?
  // The preview or the share sheet.
  @exclusivity(unchecked) private final weak var shown: UIViewController?

  public override init() { super.init() }
  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
  }

  /// Presents a preview with a button, Done, on the controller that the delegate names, or pushes
  /// it onto a stack.
  /// - Returns: Whether the delegate names one that can present.
  @discardableResult open func presentPreview(animated: Bool) -> Bool {
    guard let presenter = delegate?.documentInteractionControllerViewControllerForPreview(self),
      !(presenter is NoPreview)
    else { return false }
    let preview = DocumentPreview(of: self)
    let refusals = MainLoop.current.refusalCount
    if let stack = presenter as? UINavigationController {
      stack.pushViewController(preview, animated: animated)
    } else {
      presenter.present(preview, animated: animated)
    }
    guard MainLoop.current.refusalCount == refusals else { return false }
    shown = preview
    delegate?.documentInteractionControllerWillBeginPreview(self)
    return true
  }

  /// Presents a share sheet for the file.
  /// - Returns: Whether the view is on a screen.
  @discardableResult open func presentOptionsMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool {
    var responder: UIResponder? = view
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let presenter = responder as? UIViewController, view.window != nil else { return false }
    let sheet = UIActivityViewController(
      activityItems: [url].compactMap { $0 }, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = rect
    let refusals = MainLoop.current.refusalCount
    presenter.present(sheet, animated: animated)
    shown = sheet
    return MainLoop.current.refusalCount == refusals
  }

  @discardableResult open func presentOpenInMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { presentOptionsMenu(from: rect, in: view, animated: animated) }

  open func dismissPreview(animated: Bool) { close(animated: animated) }
  open func dismissMenu(animated: Bool) { close(animated: animated) }

  private func close(animated: Bool) {
    guard let shown else { return }
    if let stack = shown.navigationController {
      stack.popViewController(animated: animated)
    } else {
      shown.presentingViewController?.dismiss(animated: animated)
    }
  }
}

/// The screen that shows a file. While it is presented, it retains its controller.
private final class DocumentPreview: UIViewController {
  private let document: UIDocumentInteractionController

  init(of document: UIDocumentInteractionController) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView()
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Done") { [weak self] _ in
          self?.presentingViewController?.startDismissal(animated: true, completion: nil)
        }))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || isMovingFromParent {
      document.delegate?.documentInteractionControllerDidEndPreview(document)
    }
  }
}

/// The answer of a delegate that does not name a place for previews.
private final class NoPreview: UIViewController {}

/// The methods that name the place of a preview and follow it. Referenced weakly (M14).
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// Without this method, there is no preview.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { NoPreview() }
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}

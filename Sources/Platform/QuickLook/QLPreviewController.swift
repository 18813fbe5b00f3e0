// A screen that would show a file. Files are not read.
public import UIKit

/// A file that can be shown. Not limited to classes, as on a phone, where `URL` bridges to one.
public protocol QLPreviewItem {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

/// A screen that would show files, one at a time. Its title is that of the current file.
///
/// If the screen is presented, alone or at the bottom of a stack, a Done button dismisses it.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadIfLoaded() } }
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The position of the current file. Users do not turn pages.
  open var currentPreviewItemIndex = 0 { didSet { reloadIfLoaded() } }
  public private(set) final var currentPreviewItem: (any QLPreviewItem)?

  private lazy var done = UIButton(
    primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Whether the item has an address: any file can be shown.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

  open override func loadView() {
    view = UIView()
    view.addSubview(done)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    done.isHidden = !isPresented
    reloadData()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isClosing { delegate?.previewControllerWillDismiss(self) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isClosing { delegate?.previewControllerDidDismiss(self) }
  }

  /// Whether the screen, or a stack that begins with it, is presented.
  private var isPresented: Bool {
    guard let presented = presentingViewController?.presentedViewController else { return false }
    let stack = presented as? UINavigationController
    return presented === self || stack?.viewControllers.first === self
  }

  private var isClosing: Bool {
    isBeingDismissed || navigationController?.isBeingDismissed == true
  }

  /// Asks the data source for the current file.
  open func reloadData() {
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    let index = currentPreviewItemIndex
    currentPreviewItem =
      (0..<count).contains(index)
      ? dataSource?.previewController(self, previewItemAt: index) : nil
    navigationItem.title =
      currentPreviewItem?.previewItemTitle ?? currentPreviewItem?.previewItemURL?.lastPathComponent
  }

  open func refreshCurrentPreviewItem() { reloadData() }

  private func reloadIfLoaded() { if isViewLoaded { reloadData() } }
}

/// The files of a preview.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// The changes that a user may make to a file.
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }

/// The methods called when a preview is closed. Files are never edited, and contain no links.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
  /// Called whether the user or the app closes the preview.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Never called.
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  /// Never called.
  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView?
  /// Never called.
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  public func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
}

/// A screen for choosing a file. There are none, so its only button is Cancel.
///
/// The button dismisses the screen, and then the delegate is called, as after a swipe that
/// dismisses it.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  @exclusivity(unchecked) open weak var delegate: (any UIDocumentPickerDelegate)?
  @exclusivity(unchecked) open var allowsMultipleSelection = false
  @exclusivity(unchecked) open var shouldShowFileExtensions = false
  @exclusivity(unchecked) open var directoryURL: URL?
  /// The types of the files that the app accepts.
  public let contentTypes: [UTType]
  /// The files that the app exports.
  public let exportedURLs: [URL]

  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    (self.contentTypes, exportedURLs) = (contentTypes, [])
    super.init(nibName: nil, bundle: nil)
  }

  public init(forExporting urls: [URL], asCopy: Bool = false) {
    (contentTypes, exportedURLs) = ([], urls)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen for files of types that are given by their identifiers.
  public convenience init(documentTypes: [String], in mode: UIDocumentPickerMode) {
    self.init(forOpeningContentTypes: documentTypes.compactMap { UTType($0) })
  }

  public required init?(coder: NSCoder) {
    (contentTypes, exportedURLs) = ([], [])
    super.init(coder: coder)
  }

  open override func loadView() {
    view = UIView()
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.close() }))
  }

  private func close() {
    // Bypasses the app's overrides of `dismiss`, as a share sheet does.
    presentingViewController?.startDismissal(animated: true) { [self] in
      delegate?.documentPickerWasCancelled(self)
    }
  }
}

extension UIDocumentPickerViewController: SwipedScreen {
  package func userDidSwipeAway() { delegate?.documentPickerWasCancelled(self) }
}

/// The purpose of a document picker. Ignored.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// The methods called when the user has chosen files or cancelled.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Never called: there are no files to choose.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

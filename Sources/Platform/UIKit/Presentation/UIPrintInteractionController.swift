/// A print job, which the user starts or cancels on a sheet with two buttons. Nothing is printed.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  public static var shared: UIPrintInteractionController {
    MainLoop.current.surroundings.printController
  }
  open class var isPrintingAvailable: Bool { true }
  open class func canPrint(_ data: Data) -> Bool { !data.isEmpty }
  open class func canPrint(_ url: URL) -> Bool { true }

  @exclusivity(unchecked) open var printInfo: UIPrintInfo?
  @exclusivity(unchecked) open var printingItem: Any?
  @exclusivity(unchecked) open var printingItems: [Any]?
  @exclusivity(unchecked) open var showsPaperSelectionForLoadedPapers = false
  @exclusivity(unchecked) open var showsNumberOfCopies = true
  @exclusivity(unchecked) private weak var panel: PrintPanel?

  /// Shows the sheet over the frontmost controller.
  @discardableResult open func present(
    animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool {
    guard let front = UIApplication.shared.keyWindow?.frontmostController else { return false }
    let panel = PrintPanel { [self] in completionHandler?(self, $0, nil) }
    self.panel = panel
    front.present(panel, animated: animated)
    return true
  }

  open func dismiss(animated: Bool) { panel?.presentingViewController?.dismiss(animated: animated) }
}

private final class PrintPanel: UIViewController {
  private var completion: ((Bool) -> Void)?

  init(_ completion: @escaping (Bool) -> Void) {
    self.completion = completion
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func loadView() {
    view = UIView()
    for (title, prints) in [("Print", true), ("Cancel", false)] {
      let action = UIAction(title: title) { [weak self] _ in self?.close(prints) }
      view.addSubview(UIButton(primaryAction: action))
    }
  }

  private func close(_ prints: Bool) {
    // Bypasses the app's overrides of `dismiss`, as an alert does.
    presentingViewController?.startDismissal(animated: true) { [self] in complete(prints) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A swipe that dismisses the sheet cancels the job.
    if isBeingDismissed { MainLoop.current.enqueue { [self] in complete(false) } }
  }

  private func complete(_ prints: Bool) {
    let handler = completion
    completion = nil
    handler?(prints)
  }
}

/// The settings of a print job. Stored, but have no effect.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  public enum Orientation: Int, Sendable { case portrait, landscape }
  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

  @exclusivity(unchecked) open var jobName = ""
  @exclusivity(unchecked) open var outputType = OutputType.general
  @exclusivity(unchecked) open var orientation = Orientation.portrait
  @exclusivity(unchecked) open var duplex = Duplex.none

  open class func printInfo() -> Self { unsafeDowncast(makeObject(of: self)!, to: self) }
}

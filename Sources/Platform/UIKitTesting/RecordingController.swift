public import UIKit

/// A controller that logs its callbacks, such as `B.viewDidLoad`, and can run code in some of them.
@MainActor open class RecordingController: UIViewController {
  /// The prefix of the controller's lines in the log.
  public let name: String
  /// The log of the controller's callbacks.
  public let log: CallbackLog
  /// Called in `viewWillAppear`, after logging.
  public var onWillAppear: (() -> Void)?
  /// Called in `viewWillDisappear`, after logging.
  public var onWillDisappear: (() -> Void)?
  /// Called in `viewDidDisappear`, after logging.
  public var onDidDisappear: (() -> Void)?

  /// Creates a controller with a name and a log.
  public init(_ name: String, _ log: CallbackLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("a RecordingController cannot be created from a storyboard")
  }

  private func note(_ what: String) { log.add("\(name).\(what)") }

  open override func loadView() {
    note("loadView")
    view = UIView()
  }
  open override func viewDidLoad() { note("viewDidLoad") }
  open override func viewWillAppear(_ animated: Bool) {
    note("willAppear(\(animated))")
    onWillAppear?()
  }
  open override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  open override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  open override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear")
    onWillDisappear?()
  }
  open override func viewDidDisappear(_ animated: Bool) {
    note("didDisappear")
    onDidDisappear?()
  }
  open override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "willMove(nil)" : "willMove(parent)")
  }
  open override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "didMove(nil)" : "didMove(parent)")
  }
  open override func didReceiveMemoryWarning() { note("memoryWarning") }
}

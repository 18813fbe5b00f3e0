import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// A screen that loads its content when it first appears, and again when the user asks for it.
class LoadingViewController<Content>: MenuViewController {
  enum State {
    case loading, loaded, failed
  }

  let session: UserSession
  /// Called when the user wants to load the content while offline.
  var onOffline: (() -> Void)?
  /// The content; `nil` unless it is loaded.
  private(set) var content: Content?
  private(set) var state: State?
  // Only the answer to the newest request counts.
  private var newestRequest = 0

  init(session: UserSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }

  var loadingScreen: LoadingScreen { fatalError("a subclass has a screen") }

  /// Asks the server for the content.
  func request(_ completion: @escaping Completion<Content>) {
    fatalError("a subclass asks for its content")
  }

  /// Shows the content, or nothing until it is loaded.
  func showContent() {}

  func isEmpty(_ content: Content) -> Bool { false }

  override func loadView() {
    view = loadingScreen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loadingScreen.retryButton.onTap { [weak self] in self?.retry() }
  }

  // Not in `viewWillAppear`, which UIKit also calls on the screen below during a swipe that is
  // cancelled.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if state == nil { load() }
  }

  private func retry() {
    if session.identity == .offline { onOffline?() } else { load() }
  }

  func load() {
    content = nil
    newestRequest += 1
    guard session.identity != .offline else {
      return show(.failed, StatusText.notAvailableOffline)
    }
    show(.loading, StatusText.loading)
    request { [weak self, newestRequest] in
      if self?.newestRequest == newestRequest { self?.didLoad($0) }
    }
  }

  func didLoad(_ result: Result<Content, ServiceError>) {
    switch result {
    case .success(let content): showLoaded(content)
    case .failure: show(.failed, StatusText.failed)
    }
  }

  /// Changes the loaded content, after the user has changed it on the server.
  func update(_ change: (inout Content) -> Void) {
    guard var content else { return }
    change(&content)
    showLoaded(content)
  }

  private func showLoaded(_ content: Content) {
    self.content = content
    show(.loaded, isEmpty(content) ? StatusText.empty : "")
  }

  private func show(_ state: State, _ status: String) {
    self.state = state
    loadingScreen.statusLabel.text = status
    loadingScreen.retryButton.isHidden = state != .failed
    showContent()
  }
}

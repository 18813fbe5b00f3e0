import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// A screen that loads its content when it first appears, and again when the user asks for it.
class LoadingViewController<Content>: UIViewController {
  enum State {
    case loading, loaded, failed
  }

  var session: SessionController!
  /// The content; `nil` unless it is loaded.
  private(set) var content: Content?
  private(set) var state: State?
  // Only the answer to the newest request counts.
  private var newestRequest = 0

  var loadingScreen: LoadingScreen { fatalError("a subclass has a screen") }

  /// Asks the server for the content.
  func request(_ completion: @escaping Completion<Content>) {
    fatalError("a subclass asks for its content")
  }

  /// Shows the content, or nothing until it is loaded.
  func showContent() {}

  func isEmpty(_ content: Content) -> Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    loadingScreen.retryButton.addAction(
      UIAction { [weak self] _ in self?.retry() }, for: .touchUpInside)
  }

  // Not in `viewWillAppear`, which UIKit also calls on the screen below during a swipe that is
  // cancelled.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    loadAtFirst()
  }

  func loadAtFirst() {
    if state == nil { load() }
  }

  func retry() {
    if session.identity == .offline {
      showAlert(.offline, [{ [weak self] in self?.tryAgain() }])
    } else {
      load()
    }
  }

  private func tryAgain() {
    session.tryAgain(from: self)
  }

  func load() {
    content = nil
    newestRequest += 1
    guard session.identity != .offline else { return show(.failed, StatusText.notAvailableOffline) }
    show(.loading, StatusText.loading)
    request { [weak self, newestRequest] in
      if self?.newestRequest == newestRequest { self?.didLoad($0) }
    }
  }

  private func didLoad(_ result: Result<Content, ServiceError>) {
    switch result {
    case .success(let content):
      self.content = content
      show(.loaded, isEmpty(content) ? StatusText.empty : "")
    case .failure(.expired): session.expire()
    case .failure: show(.failed, StatusText.failed)
    }
  }

  private func show(_ state: State, _ status: String) {
    self.state = state
    loadingScreen.statusLabel.text = status
    loadingScreen.retryButton.isHidden = state != .failed
    showContent()
  }

  /// Changes the loaded content, after the user has changed it on the server.
  func update(_ change: (inout Content) -> Void) {
    guard var content else { return }
    change(&content)
    self.content = content
    show(.loaded, isEmpty(content) ? StatusText.empty : "")
  }
}

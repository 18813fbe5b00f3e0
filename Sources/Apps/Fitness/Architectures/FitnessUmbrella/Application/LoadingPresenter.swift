import FitnessAppointments

/// A view that shows whether its content is loaded.
protocol LoadingViewProtocol: AnyObject {
  func showStatus(_ text: String, canRetry: Bool)
  /// Shows the output's content, or nothing until it is loaded.
  func showContent()
}

/// Loads the content of a view when it first appears, and again when the user asks for it.
class LoadingPresenter<Content>: Presenter, LoadingOutput {
  enum State {
    case loading, loaded, failed
  }

  weak var loadingView: (any LoadingViewProtocol)?
  /// The content; `nil` unless it is loaded.
  private(set) var content: Content?
  private(set) var state: State?
  // Only the answer to the newest request counts.
  private var newestRequest = 0

  /// Asks the server for the content.
  func request(_ completion: @escaping Completion<Content>) {
    fatalError("a subclass asks for its content")
  }

  func isEmpty(_ content: Content) -> Bool { false }

  func loadAtFirst() {
    if state == nil { load() }
  }

  func retry() {
    if session.identity == .offline { showOffline() } else { load() }
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

  private func didLoad(_ result: Result<Content, ServiceError>) {
    switch result {
    case .success(let content): showLoaded(content)
    case .failure(.expired): session.flows?.expire()
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
    loadingView?.showStatus(status, canRetry: state == .failed)
    loadingView?.showContent()
  }
}

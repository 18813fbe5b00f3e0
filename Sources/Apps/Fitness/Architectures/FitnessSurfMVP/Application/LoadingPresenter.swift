import FitnessAppointments

/// Loads the content of a view when it first appears, and again when the user asks for it.
class LoadingPresenter<Content>: ModulePresenter {
  enum State {
    case loading, loaded, failed
  }

  /// The content; `nil` unless it is loaded.
  private(set) var content: Content?
  private(set) var state: State?
  // Only the answer to the newest request counts.
  private var newestRequest = 0

  // MARK: What subclasses override

  var loadingView: (any LoadingViewInput)? { fatalError("a subclass has a view") }

  /// Asks the server for the content.
  func request(_ completion: @escaping Completion<Content>) {
    fatalError("a subclass asks for its content")
  }

  /// Shows the content, or nothing until it is loaded.
  func showContent() {}

  func isEmpty(_ content: Content) -> Bool { false }

  // MARK: Loading

  func loadAtFirst() {
    if state == nil { load() }
  }

  func retry() {
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
      if self?.newestRequest == newestRequest { self?.finishLoading($0) }
    }
  }

  private func finishLoading(_ result: Result<Content, ServiceError>) {
    switch result {
    case .success(let content): showLoaded(content)
    case .failure(.expired): onError?(.expired)
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
    showContent()
  }
}

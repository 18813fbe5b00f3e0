import FitnessAppointments

/// A view that shows whether its content is loaded.
protocol LoadingView: AnyObject {
  func show(status: String, canRetry: Bool)
}

/// Receives the events of a view that loads its content.
protocol LoadingViewOutput: AnyObject {
  func viewDidLoad()
  func viewDidAppear()
  func retry()
}

/// Loads the content of a view when it first appears, and again when the user asks for it.
class LoadingPresenter<Content>: LoadingViewOutput {
  enum State {
    case loading, loaded, failed
  }

  let session: UserSession
  /// The content; `nil` unless it is loaded.
  private(set) var content: Content?
  private(set) var state: State?
  private let alertRouter: any AlertRouting
  private var status = ""
  // Only the answer to the newest request counts.
  private var newestRequest = 0

  init(session: UserSession, alertRouter: any AlertRouting) {
    self.session = session
    self.alertRouter = alertRouter
  }

  var loadingView: (any LoadingView)? { fatalError("a subclass has a view") }

  /// Asks the server for the content.
  func request(_ completion: @escaping Completion<Content>) {
    fatalError("a subclass asks for its content")
  }

  func isEmpty(_ content: Content) -> Bool { false }

  /// Shows the content, or nothing until it is loaded.
  func showContent() {}

  // MARK: Events of the view

  func viewDidLoad() {
    showState()
  }

  func viewDidAppear() {
    loadAtFirst()
  }

  func retry() {
    if session.identity == .offline {
      alertRouter.showAlert(.offline, [{ [weak self] in self?.askForIdentity() }])
    } else {
      load()
    }
  }

  private func askForIdentity() {
    session.tryAgain { [weak alertRouter] in alertRouter?.showAlert(.failure($0)) }
  }

  // MARK: Loading

  func loadAtFirst() {
    if state == nil { load() }
  }

  func load() {
    content = nil
    newestRequest += 1
    guard session.identity != .offline else {
      return change(to: .failed, StatusText.notAvailableOffline)
    }
    change(to: .loading, StatusText.loading)
    request { [weak self, newestRequest] in
      if self?.newestRequest == newestRequest { self?.didLoad($0) }
    }
  }

  private func didLoad(_ result: Result<Content, ServiceError>) {
    switch result {
    case .success(let content): show(content)
    case .failure(.expired): session.expire()
    case .failure: change(to: .failed, StatusText.failed)
    }
  }

  /// Shows content that has been loaded, or that the user has changed since.
  func show(_ content: Content) {
    self.content = content
    change(to: .loaded, isEmpty(content) ? StatusText.empty : "")
  }

  private func change(to state: State, _ status: String) {
    self.state = state
    self.status = status
    showState()
  }

  private func showState() {
    loadingView?.show(status: status, canRetry: state == .failed)
    showContent()
  }
}

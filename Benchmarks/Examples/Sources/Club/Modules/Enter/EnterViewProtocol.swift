protocol EnterViewProtocol: Presentable {
  var output: EnterViewOutput? { get set }
  var onCompleteAuthorization: CompletionBlock? { get set }
  var onGuest: CompletionBlock? { get set }
}

protocol EnterViewInput: AnyObject {
  func showLoading(_ isLoading: Bool)
  func complete()
}

protocol EnterViewOutput: AnyObject {
  var lastLogin: String { get }
  var onAlert: ((String) -> Void)? { get set }
  func signIn(login: String, password: String)
}

public import UIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A view that records the pages it is asked to load, without loading any.
///
/// The navigation delegate decides whether each page may load and is notified when loading starts
/// and ends, in later turns of the main loop; every page that it allows finishes loading. Scripts
/// are not run: their results are `nil`.
@preconcurrency @MainActor open class WKWebView: UIView {
  @exclusivity(unchecked) open weak var navigationDelegate: (any WKNavigationDelegate)?
  @exclusivity(unchecked) open weak var uiDelegate: (any WKUIDelegate)?
  public let configuration: WKWebViewConfiguration
  /// A scroll view that does not contain the page.
  public let scrollView = UIScrollView()
  @exclusivity(unchecked) open private(set) var isLoading = false
  @exclusivity(unchecked) open private(set) var estimatedProgress = 0.0
  @exclusivity(unchecked) open var customUserAgent: String?
  @exclusivity(unchecked) open var allowsBackForwardNavigationGestures = false
  @exclusivity(unchecked) open var allowsLinkPreview = true
  @exclusivity(unchecked) open var isInspectable = false
  /// The requests that the view was asked to load, oldest first, allowed or not.
  @exclusivity(unchecked) public private(set) final var requests: [URLRequest] = []
  /// The scripts that the view was asked to run, oldest first.
  @exclusivity(unchecked) public private(set) final var scripts: [String] = []
  @exclusivity(unchecked) private var pages: [WKBackForwardListItem] = []
  @exclusivity(unchecked) private var pageIndex = -1
  @exclusivity(unchecked) private var running: WKNavigation?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(scrollView)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addSubview(scrollView)
  }

  /// The address of the page, available as soon as the page is requested.
  open var url: URL? { running?.request.url ?? currentPage?.url }
  /// The host of the page, in place of its title.
  open var title: String? { isLoading ? nil : currentPage?.url?.host }

  private var currentPage: URLRequest? {
    pages.indices.contains(pageIndex) ? pages[pageIndex].request : nil
  }

  // MARK: Loading

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    begin(WKNavigation(request, to: nil), .other)
  }

  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    load(URLRequest(url: baseURL ?? Self.blank))
  }

  @discardableResult open func loadFileURL(
    _ url: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? { load(URLRequest(url: url)) }

  @discardableResult open func reload() -> WKNavigation? {
    currentPage.flatMap { begin(WKNavigation($0, to: pageIndex), .reload) }
  }

  open var canGoBack: Bool { pageIndex > 0 }
  open var canGoForward: Bool { pageIndex + 1 < pages.count }

  /// The pages that the view has shown.
  open var backForwardList: WKBackForwardList { WKBackForwardList(pages, current: pageIndex) }

  /// Returns to a page of the list; has no effect if it is no longer there.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    pages.firstIndex { $0 === item }.map(go)
  }
  @discardableResult open func goBack() -> WKNavigation? {
    canGoBack ? go(to: pageIndex - 1) : nil
  }
  @discardableResult open func goForward() -> WKNavigation? {
    canGoForward ? go(to: pageIndex + 1) : nil
  }
  private func go(to index: Int) -> WKNavigation {
    begin(WKNavigation(pages[index].request, to: index), .backForward)
  }

  /// Stops loading; the delegate receives the error of a cancelled request.
  open func stopLoading() {
    guard let navigation = running else { return }
    finish()
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: navigation, withError: URLError(.cancelled))
  }

  /// Follows a link on the page, as the user would.
  @discardableResult public final func follow(_ link: URL) -> WKNavigation? {
    begin(WKNavigation(URLRequest(url: link), to: nil), .linkActivated)
  }

  static let blank = URL(string: "about:blank").unsafelyUnwrapped

  private func begin(_ navigation: WKNavigation, _ kind: WKNavigationType) -> WKNavigation {
    requests.append(navigation.request)
    running = navigation
    isLoading = true
    estimatedProgress = 0.1
    let action = WKNavigationAction(navigation.request, kind)
    MainLoop.current.enqueue { [weak self] in self?.decide(navigation, action) }
    return navigation
  }

  private func decide(_ navigation: WKNavigation, _ action: WKNavigationAction) {
    guard running === navigation else { return }
    guard let delegate = navigationDelegate else { return start(navigation) }
    let preferences = configuration.defaultWebpagePreferences?.copied()
    delegate.webView(
      self, decidePolicyFor: action, preferences: preferences ?? WKWebpagePreferences()
    ) { [weak self] policy, _ in
      guard let self, running === navigation else { return }
      if policy == .allow { start(navigation) } else { finish() }
    }
  }

  private func start(_ navigation: WKNavigation) {
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    MainLoop.current.enqueue { [weak self] in
      guard let self, running === navigation else { return }
      commit(navigation)
    }
  }

  private func commit(_ navigation: WKNavigation) {
    if let index = navigation.pageIndex {
      pageIndex = index
    } else {
      pages = Array(pages.prefix(pageIndex + 1)) + [WKBackForwardListItem(navigation.request)]
      pageIndex = pages.count - 1
    }
    navigationDelegate?.webView(self, didCommit: navigation)
    guard running === navigation else { return }
    finish()
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func finish() {
    running = nil
    isLoading = false
    estimatedProgress = 1
  }

  // MARK: Scripts

  /// Records a script, and completes with no result in a later turn.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    scripts.append(javaScriptString)
    guard let completionHandler else { return }
    MainLoop.current.enqueue { completionHandler(nil, nil) }
  }
}

/// The loading of a page.
@preconcurrency @MainActor open class WKNavigation: NSObject {
  let request: URLRequest
  /// The page's index in the list of visited pages; `nil` for a new page.
  let pageIndex: Int?

  init(_ request: URLRequest, to pageIndex: Int?) {
    self.request = request
    self.pageIndex = pageIndex
    super.init()
  }
}

/// The reason why a page is loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// A page that is about to be loaded.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  public let targetFrame: WKFrameInfo? = WKFrameInfo()
  public let sourceFrame = WKFrameInfo()

  init(_ request: URLRequest, _ navigationType: WKNavigationType) {
    self.request = request
    self.navigationType = navigationType
    super.init()
  }
}

/// A frame of a page: always the main one.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  public let isMainFrame = true
}

/// A server's answer. None is ever created, because nothing is loaded.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  public let response = URLResponse(
    url: WKWebView.blank, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
  public let isForMainFrame = true
  public let canShowMIMEType = true
}

/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// The decision about a server's response: cancel, show or download it.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// The methods called while pages are loaded.
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Called instead of the method without preferences if the delegate has it.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Never called: there are no answers.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Never called: every page that is allowed finishes loading.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// Never called.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// The methods that show a page's dialogs. Never called.
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {}

/// The settings of a web view. Stored, but have no effect.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  @exclusivity(unchecked) open var userContentController = WKUserContentController()
  @exclusivity(unchecked) open var preferences = WKPreferences()
  @exclusivity(unchecked) open var websiteDataStore = WKWebsiteDataStore.default()
  @exclusivity(unchecked) open var processPool = WKProcessPool()
  @exclusivity(unchecked) open var defaultWebpagePreferences: WKWebpagePreferences! =
    WKWebpagePreferences()
  @exclusivity(unchecked) open var allowsInlineMediaPlayback = false
  @exclusivity(unchecked) open var mediaTypesRequiringUserActionForPlayback:
    WKAudiovisualMediaTypes = []
  @exclusivity(unchecked) open var applicationNameForUserAgent: String?
  @exclusivity(unchecked) open var dataDetectorTypes: WKDataDetectorTypes = []
  @exclusivity(unchecked) private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

  public override init() { super.init() }

  /// Retains a handler, which is never called, because no page is loaded.
  open func setURLSchemeHandler(_ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String) {
    schemeHandlers[scheme] = handler
  }
  open func urlSchemeHandler(forURLScheme scheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[scheme]
  }
}

/// Loads the resources of a scheme of the app's own.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: AnyObject {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request for a resource of a scheme of the app's own.
@preconcurrency @MainActor public protocol WKURLSchemeTask: AnyObject {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

/// The parts of a page that become links. Stored, but has no effect.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// A script's message to the app. None is ever created, because scripts are not run.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  public let name = ""
  public let body: Any = NSNull()
  public var webView: WKWebView? { nil }
}

/// The method called when a script sends a message. Never called.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The scripts and message handlers of a web view.
///
/// As on a phone, it retains its message handlers, which is a common cause of leaks.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  @exclusivity(unchecked) private var handlers: [String: any WKScriptMessageHandler] = [:]
  @exclusivity(unchecked) open private(set) var userScripts: [WKUserScript] = []

  public override init() { super.init() }

  open func add(_ handler: any WKScriptMessageHandler, name: String) { handlers[name] = handler }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }
  open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  open func removeAllUserScripts() { userScripts = [] }

  @exclusivity(unchecked) private var ruleLists: [WKContentRuleList] = []
  open func add(_ contentRuleList: WKContentRuleList) { ruleLists.append(contentRuleList) }
  open func remove(_ contentRuleList: WKContentRuleList) {
    ruleLists.removeAll { $0 === contentRuleList }
  }
  open func removeAllContentRuleLists() { ruleLists = [] }
}

/// The time at which a script would be run.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script to inject into every page; it is never run.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// Preferences of a web view. Stored, but have no effect.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  @exclusivity(unchecked) open var minimumFontSize: CGFloat = 0
  @exclusivity(unchecked) open var javaScriptEnabled = true
  @exclusivity(unchecked) open var javaScriptCanOpenWindowsAutomatically = false
  @exclusivity(unchecked) open var isFraudulentWebsiteWarningEnabled = true
}

/// The media of a page that play only after a tap. Stored, but has no effect.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// A shared web process. Has no effect.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
  public override init() { super.init() }
}

/// The data that pages would store; always empty.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()
  public static func `default`() -> WKWebsiteDataStore { shared }
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// The cookies of pages; none are stored.
  public let httpCookieStore = WKHTTPCookieStore()
  public static func allWebsiteDataTypes() -> Set<String> { [] }
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) { MainLoop.current.enqueue { completionHandler() } }
}

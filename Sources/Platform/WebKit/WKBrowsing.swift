public import UIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A page in the history of a web view.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let initialURL: URL
  public var title: String? { url.host }
  let request: URLRequest

  init(_ request: URLRequest) {
    self.request = request
    url = request.url ?? WKWebView.blank
    initialURL = url
    super.init()
  }
}

/// The pages before and after the current one.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  public let backList: [WKBackForwardListItem]
  public let currentItem: WKBackForwardListItem?
  public let forwardList: [WKBackForwardListItem]

  init(_ items: [WKBackForwardListItem], current: Int) {
    backList = Array(items.prefix(max(0, current)))
    currentItem = items.indices.contains(current) ? items[current] : nil
    forwardList = Array(items.dropFirst(current + 1))
    super.init()
  }

  public var backItem: WKBackForwardListItem? { backList.last }
  public var forwardItem: WKBackForwardListItem? { forwardList.first }

  /// The page at a distance from the current one; before it if the distance is negative.
  open func item(at distance: Int) -> WKBackForwardListItem? {
    guard distance != 0 else { return currentItem }
    let items: [WKBackForwardListItem] = distance < 0 ? backList.reversed() : forwardList
    return items.indices.contains(abs(distance) - 1) ? items[abs(distance) - 1] : nil
  }
}

/// The cookies of pages; none are stored.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    MainLoop.current.enqueue { completionHandler([]) }
  }
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    if let completionHandler { MainLoop.current.enqueue { completionHandler() } }
  }
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    if let completionHandler { MainLoop.current.enqueue { completionHandler() } }
  }
}

/// How a page is displayed. Stored, but has no effect.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }

  @exclusivity(unchecked) open var preferredContentMode = ContentMode.recommended
  @exclusivity(unchecked) open var allowsContentJavaScript = true

  public override init() { super.init() }

  /// The same preferences, to be changed for one page.
  func copied() -> WKWebpagePreferences {
    let copy = WKWebpagePreferences()
    copy.preferredContentMode = preferredContentMode
    copy.allowsContentJavaScript = allowsContentJavaScript
    return copy
  }
}

/// The size and bars that a page asks for a new window. None is ever created, as no scripts run.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {}

/// A separate set of a page's scripts. Has no effect, as no scripts run.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  public static let page = WKContentWorld()
  public static let defaultClient = WKContentWorld()
  public static func world(name: String) -> WKContentWorld { WKContentWorld() }
}

/// Rules about what pages may load. Has no effect, as nothing is loaded.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
  public let identifier: String!

  init(_ identifier: String?) {
    self.identifier = identifier
    super.init()
  }
}

/// The compiled rules.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
  @PerDevice private static var shared = WKContentRuleListStore()
  /// The store of the device, empty at first.
  public static func `default`() -> WKContentRuleListStore! { shared }
  private var lists: [String: WKContentRuleList] = [:]

  /// Stores rules under a name. They are not read.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList rules: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let list = WKContentRuleList(identifier)
    lists[identifier ?? ""] = list
    MainLoop.current.enqueue { completionHandler(list, nil) }
  }

  /// Completes with the rules of a name, or with an error if there are none.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let list = lists[identifier ?? ""]
    let error: (any Error)? = list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil
    MainLoop.current.enqueue { completionHandler(list, error) }
  }

  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    let known = lists.removeValue(forKey: identifier ?? "") != nil
    let error: (any Error)? = known ? nil : WKError(.contentRuleListStoreRemoveFailed)
    MainLoop.current.enqueue { completionHandler(error) }
  }
}

/// An error of WebKit.
public struct WKError: CustomNSError, Hashable, Sendable {
  public static let errorDomain = "WKErrorDomain"
  public var errorCode: Int { code.rawValue }
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred,
      javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed,
      contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed,
      contentRuleListStoreVersionMismatch
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// A file that a page loads. None is ever created, as nothing is loaded.
@preconcurrency @MainActor open class WKDownload: NSObject {
  public let originalRequest: URLRequest? = nil
  @exclusivity(unchecked) open weak var delegate: (any WKDownloadDelegate)?
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {
    if let completionHandler { MainLoop.current.enqueue { completionHandler(nil) } }
  }
}

/// The methods called while a file is loaded. Never called.
@preconcurrency @MainActor public protocol WKDownloadDelegate: AnyObject {}

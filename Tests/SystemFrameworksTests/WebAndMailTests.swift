import MessageUI
import SafariServices
import StoreKit
import Testing
import UIKit
import UIKitTesting
import WebKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Returns the button with a title in a view.
@MainActor func button(_ title: String, in view: UIView) -> UIButton? {
  if let button = view as? UIButton, button.currentTitle == title { return button }
  for subview in view.subviews {
    if let found = button(title, in: subview) { return found }
  }
  return nil
}

@MainActor @Suite("Screens of other frameworks")
struct OtherScreensTests {
  let stage = Stage()
  private let page = URL(string: "https://example.org")!

  private final class Listener: NSObject, SFSafariViewControllerDelegate,
    MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate,
    SKStoreProductViewControllerDelegate
  {
    var lines: [String] = []

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      lines.append("finish")
    }
    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { lines.append("load \(didLoadSuccessfully)") }
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      lines.append("mail \(result)")
      controller.dismiss(animated: true)
    }
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      lines.append("message \(result)")
      controller.dismiss(animated: true)
    }
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
      lines.append("product")
      viewController.dismiss(animated: true)
    }
  }

  private func shown(_ controller: UIViewController) -> UIViewController {
    let root = stage.controller("A")
    stage.show(root)
    stage.present(controller, on: root)
    return root
  }

  @Test("Done closes a web page and calls its delegate once")
  func safariDone() throws {
    let listener = Listener()
    let safari = SFSafariViewController(url: page)
    safari.delegate = listener
    let root = shown(safari)

    try stage.device.tap(#require(button("Done", in: safari.view))).get()
    stage.settle()

    #expect(listener.lines == ["load true", "finish"] && root.presentedViewController == nil)
  }

  @Test(
    "a web page's delegate is called when the user dismisses the page, but not when the app does")
  func safariDismissals() {
    let listener = Listener()
    for isSwiped in [true, false] {
      let safari = SFSafariViewController(url: page)
      safari.delegate = listener
      let root = shown(safari)
      listener.lines = []
      if isSwiped {
        stage.device.beginSheetSwipe()
        stage.device.endSheetSwipe(cancelled: false)
      } else {
        root.dismiss(animated: true)
      }
      stage.settle()
      #expect(listener.lines == (isSwiped ? ["finish"] : []))
    }
  }

  @Test("a mail's buttons call the delegate, which dismisses the screen")
  func mail() throws {
    #expect(MFMailComposeViewController.canSendMail())
    for (title, result) in [("Cancel", "mail cancelled"), ("Send", "mail sent")] {
      let listener = Listener()
      let mail = MFMailComposeViewController()
      mail.mailComposeDelegate = listener
      mail.setSubject("Hello")
      let root = shown(mail)
      let bar = try #require(mail.topViewController?.navigationItem)
      let item = try #require(title == "Cancel" ? bar.leftBarButtonItem : bar.rightBarButtonItem)

      try stage.device.tap(item).get()
      stage.settle()

      #expect(listener.lines == [result] && root.presentedViewController == nil)
    }
  }

  @Test("a message's buttons call the delegate, which dismisses the screen")
  func message() throws {
    let listener = Listener()
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = listener
    let root = shown(message)
    let bar = message.topViewController?.navigationItem

    try stage.device.tap(#require(bar?.rightBarButtonItem)).get()
    stage.settle()

    #expect(listener.lines == ["message sent"] && root.presentedViewController == nil)
  }

  @Test("Done on a product's screen calls the delegate, which dismisses the screen")
  func product() throws {
    let listener = Listener()
    let product = SKStoreProductViewController()
    product.delegate = listener
    let root = shown(product)

    try stage.device.tap(#require(button("Done", in: product.view))).get()
    stage.settle()

    #expect(listener.lines == ["product"] && root.presentedViewController == nil)
  }
}

@MainActor @Suite("WebKit: pages that are not loaded")
struct WebViewTests {
  private final class Listener: NSObject, WKNavigationDelegate {
    var lines: [String] = []
    var refuses = false

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      lines.append("decide \(navigationAction.request.url?.path ?? "")")
      decisionHandler(refuses ? .cancel : .allow)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      lines.append("start")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      lines.append("commit")
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      lines.append("finish")
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { lines.append("fail \((error as? URLError)?.code == .cancelled)") }
  }

  private func request(_ path: String) -> URLRequest {
    URLRequest(url: URL(string: "https://example.org\(path)")!)
  }

  @Test("the delegate decides whether a page loads, and is notified of the loading in later turns")
  func load() {
    let device = Device()
    let view = WKWebView(frame: .zero)
    let listener = Listener()
    view.navigationDelegate = listener

    view.load(request("/one"))
    #expect(view.isLoading && listener.lines.isEmpty && view.url?.path == "/one")
    device.loop.runUntilIdle()

    #expect(listener.lines == ["decide /one", "start", "commit", "finish"])
    #expect(!view.isLoading && view.title == "example.org" && view.estimatedProgress == 1)
    #expect(view.requests.map(\.url?.path) == ["/one"])
  }

  @Test("the pages shown are a list, to whose items the user returns")
  func backForwardList() {
    let device = Device()
    let view = WKWebView(frame: .zero)
    for path in ["/one", "/two", "/three"] {
      view.load(request(path))
      device.loop.runUntilIdle()
    }
    view.goBack()
    device.loop.runUntilIdle()
    let list = view.backForwardList
    #expect(list.backItem?.url.path == "/one" && list.currentItem?.url.path == "/two")
    #expect(list.forwardItem?.url.path == "/three" && list.item(at: -2) == nil)
    #expect(list.item(at: 0) === list.currentItem && list.item(at: -1) === list.backItem)
    #expect(list.currentItem === view.backForwardList.currentItem)

    let third = list.item(at: 1)!
    view.go(to: third)
    device.loop.runUntilIdle()
    #expect(view.url?.path == "/three" && view.backForwardList.backList.count == 2)
    let other = WKWebView(frame: .zero)
    #expect(other.backForwardList.currentItem == nil && other.go(to: third) == nil)
  }

  @Test("a delegate's decision with preferences replaces that without")
  func preferences() {
    final class Chooser: NSObject, WKNavigationDelegate {
      var modes: [WKWebpagePreferences.ContentMode] = []
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler:
          @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) ->
          Void
      ) {
        modes.append(preferences.preferredContentMode)
        preferences.preferredContentMode = .desktop
        decisionHandler(.cancel, preferences)
      }
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
      ) { Issue.record("the method without preferences was called") }
    }
    let device = Device()
    let view = WKWebView(frame: .zero)
    view.configuration.defaultWebpagePreferences.preferredContentMode = .mobile
    let chooser = Chooser()
    view.navigationDelegate = chooser
    for _ in 1...2 {
      view.load(request("/one"))
      device.loop.runUntilIdle()
    }

    #expect(chooser.modes == [.mobile, .mobile] && !view.isLoading && view.url == nil)
  }

  @Test("rules for pages are found by name until they are removed")
  func rules() {
    let device = Device()
    let store = WKContentRuleListStore.default()!
    var found: [String] = []
    func note(_ list: WKContentRuleList?, _ error: (any Error)?) {
      found.append(list?.identifier ?? "\((error as? WKError)?.code.rawValue ?? 0)")
    }
    store.lookUpContentRuleList(forIdentifier: "ads", completionHandler: note)
    store.compileContentRuleList(
      forIdentifier: "ads", encodedContentRuleList: "[]", completionHandler: note)
    store.lookUpContentRuleList(forIdentifier: "ads", completionHandler: note)
    store.removeContentRuleList(forIdentifier: "ads") { note(nil, $0) }
    store.removeContentRuleList(forIdentifier: "ads") { note(nil, $0) }
    device.loop.runUntilIdle()

    #expect(found == ["7", "ads", "ads", "0", "8"])
    store.compileContentRuleList(
      forIdentifier: "old", encodedContentRuleList: "[]", completionHandler: note)
    let next = Device()
    WKContentRuleListStore.default()
      .lookUpContentRuleList(forIdentifier: "old", completionHandler: note)
    next.loop.runUntilIdle()
    #expect(found.last == "7")
  }

  @Test("a page that the delegate refuses is recorded, but does not replace the current one")
  func refusal() {
    let device = Device()
    let view = WKWebView(frame: .zero)
    let listener = Listener()
    view.navigationDelegate = listener
    view.load(request("/one"))
    device.loop.runUntilIdle()
    listener.refuses = true
    listener.lines = []

    view.follow(URL(string: "https://example.org/two")!)
    device.loop.runUntilIdle()

    #expect(listener.lines == ["decide /two"] && view.url?.path == "/one" && !view.isLoading)
    #expect(view.requests.count == 2)
  }

  @Test("the view goes back and forward through the pages that it has shown")
  func history() {
    let device = Device()
    let view = WKWebView(frame: .zero)
    for path in ["/one", "/two"] {
      view.load(request(path))
      device.loop.runUntilIdle()
    }
    #expect(view.canGoBack && !view.canGoForward)

    view.goBack()
    device.loop.runUntilIdle()
    #expect(view.url?.path == "/one" && !view.canGoBack && view.canGoForward)
    view.load(request("/three"))
    device.loop.runUntilIdle()

    #expect(view.canGoBack && !view.canGoForward && view.goForward() == nil)
  }

  @Test("a page that is stopped fails, and a page that is replaced does not finish")
  func stop() {
    let device = Device()
    let view = WKWebView(frame: .zero)
    let listener = Listener()
    view.navigationDelegate = listener

    view.load(request("/one"))
    view.stopLoading()
    device.loop.runUntilIdle()
    #expect(listener.lines == ["fail true"] && view.url == nil)
    listener.lines = []
    view.load(request("/two"))
    view.load(request("/three"))
    device.loop.runUntilIdle()

    #expect(listener.lines == ["decide /three", "start", "commit", "finish"])
  }

  @Test("scripts are recorded and have no result, and message handlers are retained")
  func scripts() {
    final class Handler: NSObject, WKScriptMessageHandler {
      func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
      ) {}
    }
    let device = Device()
    let view = WKWebView(frame: .zero)
    var results: [Bool] = []
    view.evaluateJavaScript("1 + 1") { results.append($0 == nil && $1 == nil) }
    device.loop.runUntilIdle()
    #expect(view.scripts == ["1 + 1"] && results == [true])

    var handler: Handler? = Handler()
    weak let alive = handler
    view.configuration.userContentController.add(Handler(), name: "other")
    view.configuration.userContentController.add(handler!, name: "own")
    handler = nil
    #expect(alive != nil)
    view.configuration.userContentController.removeScriptMessageHandler(forName: "own")

    #expect(alive == nil)
  }
}

import AuthenticationServices
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Signing in") struct SignInTests {
  let stage = Stage()

  private final class Page: UIViewController, ASWebAuthenticationPresentationContextProviding,
    ASAuthorizationControllerDelegate
  {
    var log: [String] = []

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
      view.window ?? ASPresentationAnchor()
    }
    func session(_ address: String = "https://example.com/login") -> ASWebAuthenticationSession {
      let session = ASWebAuthenticationSession(
        url: URL(string: address)!, callbackURLScheme: "app"
      ) { [weak self] url, error in
        switch error {
        case nil: self?.log.append(url?.absoluteString ?? "nothing")
        case ASWebAuthenticationSessionError.canceledLogin?: self?.log.append("cancelled")
        case ASWebAuthenticationSessionError.presentationContextNotProvided?:
          self?.log.append("no context")
        case let error?: self?.log.append("\(error)")
        }
      }
      session.presentationContextProvider = self
      return session
    }

    func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithAuthorization authorization: ASAuthorization
    ) {
      switch authorization.credential {
      case let account as ASAuthorizationAppleIDCredential: log.append("user \(account.user)")
      case let password as ASPasswordCredential: log.append("password of \(password.user)")
      default: log.append("something else")
      }
    }
    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) { log.append("\((error as? ASAuthorizationError)?.code ?? .notHandled)") }
  }

  private func shown() -> Page {
    let page = Page()
    stage.show(page)
    return page
  }

  private func answer(_ index: Int) {
    stage.settle()
    stage.device.tapAlertAction(index)
    stage.settle()
  }

  @Test("a web page ends with the address that a test supplies, if the user continues")
  func webPage() {
    let page = shown()
    ASWebAuthenticationSession.endOfPage = { url in
      URL(string: "app://back?from=\(url.host ?? "")")
    }

    #expect(page.session().start())
    answer(1)
    #expect(page.session().start())
    answer(0)
    ASWebAuthenticationSession.endOfPage = nil
    #expect(page.session().start())
    answer(1)

    #expect(page.log == ["app://back?from=example.com", "cancelled", "cancelled"])
  }

  @Test("a web page needs a context, starts once, and ends silently when it is cancelled")
  func webPageMisuse() {
    let page = shown()
    let (first, second) = (page.session(), page.session())
    first.presentationContextProvider = nil

    #expect(!first.canStart)
    #expect(!first.start())
    stage.settle()
    #expect(second.start())
    #expect(!second.start())
    second.cancel()
    answer(1)
    let third = page.session()
    third.cancel()
    #expect(!third.canStart && !third.start())

    #expect(page.log == ["no context"])
    #expect(ASWebAuthenticationSession.Callback.customScheme("app").matchesURL(url("app://x")))
    #expect(
      !ASWebAuthenticationSession.Callback.https(host: "a.example", path: "/b")
        .matchesURL(url("https://a.example/c")))
  }

  private func url(_ text: String) -> URL { URL(string: text)! }

  @Test("the first request with a credential signs the user in; without one, it fails")
  func accounts() {
    let page = shown()
    let provider = ASAuthorizationAppleIDProvider()
    func perform() {
      let controller = ASAuthorizationController(authorizationRequests: [
        provider.createRequest(), ASAuthorizationPasswordProvider().createRequest(),
      ])
      controller.delegate = page
      controller.performRequests()
    }
    func state(of user: String) -> ASAuthorizationAppleIDProvider.CredentialState? {
      var found: ASAuthorizationAppleIDProvider.CredentialState?
      provider.getCredentialState(forUserID: user) { state, _ in found = state }
      stage.settle()
      return found
    }
    #expect(state(of: "7") == .notFound)

    perform()
    stage.settle()
    #expect(stage.device.tapAlertAction(1) != .delivered)
    ASAuthorizationController.credentials = { request in
      request is ASAuthorizationPasswordRequest
        ? ASPasswordCredential(user: "ada", password: "p") : nil
    }
    perform()
    answer(1)
    ASAuthorizationController.credentials = { _ in ASAuthorizationAppleIDCredential(user: "7") }
    perform()
    answer(0)
    perform()
    answer(1)

    #expect(page.log == ["unknown", "password of ada", "canceled", "user 7"])
    #expect(state(of: "7") == .authorized)
  }

  @Test("a controller answers each request once, also if it is cancelled")
  func cancelledController() {
    let page = shown()
    ASAuthorizationController.credentials = { _ in ASAuthorizationAppleIDCredential(user: "7") }
    let controller = ASAuthorizationController(authorizationRequests: [
      ASAuthorizationAppleIDProvider().createRequest()
    ])
    controller.delegate = page
    controller.cancel()
    controller.performRequests()
    controller.cancel()
    controller.performRequests()
    answer(1)
    answer(1)
    controller.cancel()
    stage.settle()
    #expect(page.log == ["canceled", "user 7"])
    #expect(ASAuthorizationAppleIDButton().accessibilityLabel == "Sign in with Apple")
  }
}

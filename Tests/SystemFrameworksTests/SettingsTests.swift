import Foundation
import Security
import Testing
import UserNotifications
import os

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Security, notifications and logs") struct SettingsTests {
  @Test("a trust accepts anchors, but trusts nothing, and no server presents a certificate")
  func trust() throws {
    var trust: SecTrust?
    #expect(SecTrustCreateWithCertificates([] as CFArray, nil, &trust) == errSecSuccess)
    let made = try #require(trust)
    #expect(SecTrustSetAnchorCertificates(made, nil) == errSecSuccess)
    #expect(SecTrustCopyPublicKey(made) == nil && !SecTrustEvaluateWithError(made, nil))
    let space = URLProtectionSpace(
      host: "a", port: 1, protocol: nil, realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
    #expect(space.serverTrust == nil && space.authenticationMethod.hasSuffix("ServerTrust"))
  }

  @Test("a notification request replaces one with the same identifier")
  @MainActor func replacement() {
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    for title in ["a", "b"] {
      let content = UNMutableNotificationContent()
      content.title = title
      content.sound = .default
      center.add(UNNotificationRequest(identifier: "same", content: content, trigger: nil))
    }
    #expect(center.requests.map(\.content.title) == ["b"])
    center.removeAllPendingNotificationRequests()
  }

  @Test("categories are known by their identifiers")
  @MainActor func categories() {
    let action = UNNotificationAction(identifier: "x", title: "X", options: .destructive)
    let one = UNNotificationCategory(identifier: "a", actions: [action], intentIdentifiers: [])
    let other = UNNotificationCategory(identifier: "a", actions: [], intentIdentifiers: [])
    #expect(Set([one, other]).count == 1)
  }

  @Test("log types have Apple's numbers, and no log is enabled")
  func logs() {
    #expect(OSLogType(rawValue: 16) == .error && !OSLog.default.isEnabled(type: .fault))
  }
}

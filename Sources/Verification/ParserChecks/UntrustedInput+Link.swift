import BenchmarkKit
import ComparedApps
import Foundation
import RegisteredApps
import UserSessions

extension UntrustedInput {
  /// Opens a link in every subject, which must then show the reference model's screens.
  @MainActor static func checkLink(_ content: Data) throws(Violation) -> Verdict {
    guard let text = String(data: content, encoding: .utf8) else {
      return .refused("at the top: found bytes that are not UTF-8, expected a link in UTF-8")
    }
    var isFollowed = false
    for app in Apps.all where try checkLink(text, in: app) { isFollowed = true }
    return isFollowed
      ? .accepted : .refused("at the top: found text that no app follows, expected an app's link")
  }

  /// Opens a link on top of a route that depends on the link's length, and returns whether the
  /// model follows it.
  @MainActor private static func checkLink<A: App>(
    _ text: String, in app: A
  ) throws(Violation) -> Bool {
    let route = app.directRoutes[text.utf8.count % app.directRoutes.count]
    func opening(_ text: String) -> ExpectedSession<A.Model> {
      ExpectedSession(
        Session(start: route.start, events: route.events + [.openURL(text), .background]))
    }
    let expected = opening(text)
    for subject in SubjectUnderTest.all(of: app) where !app.changesScreens(of: subject.subject.id) {
      let outcome = app.check(expected, on: subject.variant)
      guard outcome.isConformant else {
        throw Violation("\(subject.subject.id) does not show the model's screen after '\(text)'")
      }
    }
    return expected.screens != opening("none:").screens
  }
}

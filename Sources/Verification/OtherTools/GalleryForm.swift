import DefectGallery
import RandomUsers
import UserSessions

/// An app in the gallery as presented to a tool: with its defect, fixed, or leak-free from the
/// start.
package nonisolated struct GalleryForm: Sendable {
  /// The name, such as `L03`, `L03-fixed` or `I02`.
  package let id: String
  /// Whether the process crashes or hangs before a tool can complain.
  package let endsEarly: Bool
  private let events: [UserEvent]
  private let launch: @MainActor @Sendable () -> AppLaunch

  /// An app with its defect.
  package static func defective(_ defect: Defect) -> GalleryForm {
    GalleryForm(
      id: defect.id, endsEarly: [.crash, .hang].contains(defect.verdict), events: defect.events,
      launch: { defect.launch(false) })
  }

  /// An app with its defect fixed.
  package static func fixed(_ defect: Defect) -> GalleryForm {
    GalleryForm(
      id: defect.id + "-fixed", endsEarly: false, events: defect.events,
      launch: { defect.launch(true) })
  }

  /// A leak-free app.
  package static func leakFree(_ app: LeakFreeApp) -> GalleryForm {
    GalleryForm(id: app.id, endsEarly: false, events: app.events, launch: app.launch)
  }

  /// All forms without a defect, in which a tool must not find anything.
  package static let harmless =
    DefectGallery.defects.map(fixed) + DefectGallery.leakFreeApps.map(leakFree)

  /// All forms.
  package static let all = DefectGallery.defects.map(defective) + harmless

  /// The same app with its events repeated.
  package func repeated(_ times: Int) -> GalleryForm {
    GalleryForm(
      id: id, endsEarly: endsEarly, events: (0..<times).flatMap { _ in events }, launch: launch)
  }

  /// The session, with a few seconds at its end in which objects may be released.
  @MainActor package var session: ObservedSession {
    ObservedSession(modules: ["DefectGallery"]) { onIdle in
      launch().run(events + [.wait(seconds: 5)], onIdle: onIdle)
    }
  }

  /// The findings of these random users after the same events.
  @MainActor package func findings(of users: RandomUsers) throws -> [Finding] {
    try users.replay(events, on: launch()).findings
  }
}

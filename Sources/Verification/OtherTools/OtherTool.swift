import RandomUsers

/// A tool that NavBench is compared with, or NavBench itself, applied to an app in the gallery.
package nonisolated struct OtherTool: Sendable {
  /// A rule by which a tool complains about a form.
  package typealias Rule = @MainActor (_ form: GalleryForm) throws -> [Complaint]

  /// A short name for tables and the command line.
  package let name: String
  /// Whether the cost can be measured: registering all objects costs time in the app's classes.
  package let isCosted: Bool
  private let prepare: @MainActor @Sendable (_ right: GalleryForm) throws -> Rule
  // Only a tool that runs the app in another process outlives a crash or a hang.
  private let outlivesApp: Bool

  /// The tool's rule for an app.
  ///
  /// - Parameter right: The form without a defect, from which a developer would take the expected
  ///   numbers and screens; for a leak-free app, the app itself.
  @MainActor package func rule(from right: GalleryForm) throws -> Rule { try prepare(right) }

  /// The tool's complaints about a form.
  ///
  /// - Returns: The complaints; `nil` if the app would end the process first.
  @MainActor package func complaints(about form: GalleryForm, right: GalleryForm) throws
    -> [Complaint]?
  {
    if form.endsEarly, !outlivesApp { return nil }
    return try rule(from: right)(form)
  }

  /// The tools that need no other program, in the order in which tables list them.
  package static let all: [OtherTool] = [
    OtherTool("weak assert, screens", isCosted: true) { _ in
      { $0.session.complaints(of: NilAfterTest(), watching: .screens) }
    },
    OtherTool("weak assert, all objects") { _ in
      { $0.session.complaints(of: NilAfterTest(), watching: .instances) }
    },
    OtherTool("instance limit, screens", isCosted: true) { _ in
      { $0.session.complaints(of: InstanceLimit(), watching: .screens) }
    },
    OtherTool("instance limit, all objects") { right in
      let limits = right.session.largestCounts(watching: .instances)
      return { $0.session.complaints(of: InstanceLimit(limits), watching: .instances) }
    },
    OtherTool("gone in 5 s, screens", isCosted: true) { _ in
      { $0.session.complaints(of: GoneInTime(seconds: 5), watching: .screens) }
    },
    OtherTool("gone in 1 s, all objects") { _ in
      { $0.session.complaints(of: GoneInTime(seconds: 1), watching: .instances) }
    },
    OtherTool("snapshots as text", isCosted: true) { right in
      let expected = right.session.transcripts()
      return { form in
        let found = form.session.transcripts()
        return zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }.map {
          let changes = $0.element.0.changes(from: $0.element.1)
          return [
            Complaint(
              subject: "screen after event \($0.offset)", text: changes.joined(separator: "\n"))
          ]
        } ?? []
      }
    },
    OtherTool("random taps", isCosted: true, outlivesApp: true) { _ in
      { try $0.session.failure(timeout: timeout).map { [$0] } ?? [] }
    },
    navBench,
  ]

  /// NavBench, with all its checks.
  package static let navBench = OtherTool("NavBench", isCosted: true, outlivesApp: true) { _ in
    let users = RandomUsers(modules: ["DefectGallery"], timeout: timeout)
    return { try $0.findings(of: users).map(Complaint.init) }
  }

  // These apps are tiny: an event that takes seconds is a hang.
  private static let timeout = 2.0

  private init(
    _ name: String, isCosted: Bool = false, outlivesApp: Bool = false,
    prepare: @escaping @MainActor @Sendable (_ right: GalleryForm) throws -> Rule
  ) {
    self.name = name
    self.isCosted = isCosted
    self.outlivesApp = outlivesApp
    self.prepare = prepare
  }
}

extension Complaint {
  fileprivate nonisolated init(_ finding: Finding) {
    self.init(subject: finding.subject, text: "\(finding)")
  }
}

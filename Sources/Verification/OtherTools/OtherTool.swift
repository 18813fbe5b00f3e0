import RandomUsers

/// A tool that NavBench is compared with, or NavBench itself, applied to an app in the gallery.
package nonisolated struct OtherTool: Sendable {
  /// A short name for tables and the command line.
  package let name: String
  /// Whether the tool is used as published, so that the measured cost is its own.
  package let isCosted: Bool
  private let judge:
    @MainActor @Sendable (_ form: GalleryForm, _ right: GalleryForm) throws
      -> [Complaint]
  // Only a tool that runs the app in another process outlives a crash or a hang.
  private let outlivesApp: Bool

  /// The tool's complaints about a form.
  ///
  /// - Parameter right: The form without a defect, from which a developer would take the expected
  ///   numbers and screens; for a leak-free app, the app itself.
  /// - Returns: The complaints; `nil` if the app would end the process first.
  @MainActor package func complaints(about form: GalleryForm, right: GalleryForm) throws
    -> [Complaint]?
  {
    if form.endsEarly, !outlivesApp { return nil }
    return try judge(form, right)
  }

  /// The tools that need no other program, in the order in which tables list them.
  package static let all: [OtherTool] = [
    OtherTool("weak assert, screens", isCosted: true) { form, _ in
      form.session.complaints(of: NilAfterTest(), watching: .screens)
    },
    OtherTool("weak assert, all objects") { form, _ in
      form.session.complaints(of: NilAfterTest(), watching: .instances)
    },
    OtherTool("instance limit, screens", isCosted: true) { form, _ in
      form.session.complaints(of: InstanceLimit(), watching: .screens)
    },
    OtherTool("instance limit, all objects") { form, right in
      let limits = right.session.largestCounts(watching: .instances)
      return form.session.complaints(of: InstanceLimit(limits), watching: .instances)
    },
    OtherTool("gone in 5 s, screens", isCosted: true) { form, _ in
      form.session.complaints(of: GoneInTime(seconds: 5), watching: .screens)
    },
    OtherTool("gone in 1 s, all objects") { form, _ in
      form.session.complaints(of: GoneInTime(seconds: 1), watching: .instances)
    },
    OtherTool("snapshots as text") { form, right in
      let (found, expected) = (form.session.transcripts(), right.session.transcripts())
      return zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }.map {
        let changes = $0.element.0.changes(from: $0.element.1)
        return [
          Complaint(
            subject: "screen after event \($0.offset)", text: changes.joined(separator: "\n"))
        ]
      } ?? []
    },
    OtherTool("random taps", outlivesApp: true) { form, _ in
      try form.findings(of: users).filter { [.crash, .exception, .hang].contains($0.kind) }
        .map(Complaint.init)
    },
    navBench,
  ]

  /// NavBench, with all its checks.
  package static let navBench = OtherTool("NavBench", isCosted: true, outlivesApp: true) {
    form, _ in try form.findings(of: users).map(Complaint.init)
  }

  // These apps are tiny: an event that takes seconds is a hang.
  private static let users = RandomUsers(modules: ["DefectGallery"], timeout: 2)

  private init(
    _ name: String, isCosted: Bool = false, outlivesApp: Bool = false,
    judge: @escaping @MainActor @Sendable (GalleryForm, GalleryForm) throws -> [Complaint]
  ) {
    self.name = name
    self.isCosted = isCosted
    self.outlivesApp = outlivesApp
    self.judge = judge
  }
}

extension Complaint {
  fileprivate nonisolated init(_ finding: Finding) {
    self.init(subject: finding.subject, text: "\(finding)")
  }
}

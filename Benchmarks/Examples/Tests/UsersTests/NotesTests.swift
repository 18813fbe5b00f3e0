import RandomUsers
import Testing

@testable import Notes

@MainActor @Suite("Notes") struct NotesTests {
  @Test("random users operate an app with a scene and a storyboard, and find no defect")
  func storyboard() throws {
    let report = try RandomUsers(sessions: 60).visit(
      .delegate({ AppDelegate() }, scene: { SceneDelegate() }))

    #expect(report.isClean, "\(report)")
    #expect(report.states.keys.contains { $0.contains("NotesViewController, NoteViewController") })
    #expect(
      report.states.keys.contains { $0.contains("> UINavigationController[NoteViewController]") })
  }
}

import AppArchitecture
import ComparedApps
import FootballGatherCatalog
import Testing

@Suite("The app's sources") struct SourcesTests {
  private let sources = FootballGatherApp().sources

  @Test(
    "a file belongs to the first folder of its path: a scene's or the application's",
    arguments: [
      ("Login/LoginView.swift", "Login"), ("Application/AppCoordinator.swift", "Application"),
      ("PlayerList/Cells/PlayerCell.swift", "PlayerList"),
    ])
  func folder(path: String, folder: String) {
    #expect(sources.folder(ofFile: path) == folder)
  }

  @Test(
    "a path outside an architecture's folders belongs to no folder",
    arguments: [
      "Login.swift", "Login", "Shared/Login/LoginView.swift", "login/LoginView.swift", "",
    ])
  func noFolder(path: String) {
    #expect(sources.folder(ofFile: path) == nil)
  }

  @Test("a type belongs to the scene with the longest matching name")
  func scene() {
    #expect(sources.scene(of: "PlayerListPresenter") == "PlayerList")
    #expect(sources.scene(of: "GatherCoordinator") == "Gather")
    #expect(sources.scene(of: "AppCoordinator") == "")
  }

  @Test("a copy has the original's module name plus a suffix, and the same variants")
  func copies() {
    let app = FootballGatherApp()

    #expect(app.copies.map(\.module) == app.architectures.map { "\($0.module)Copy" })
    #expect(
      app.copies.map { $0.variants.map(\.name) }
        == app.architectures.map { $0.variants.map(\.name) })
  }
}

import LineCounting
import Testing

@Suite("Roles") struct RoleTests {
  private let roles = RoleAssignment([
    Role("Views", suffixes: ["View"]),
    Role("Controllers", suffixes: ["Controller"]),
    Role("View Controllers", suffixes: ["ViewController"]),
    Role("Module Inputs", suffixes: ["ModuleInput"]),
    Role("Local Models", suffixes: ["TeamSection", "TimeHandler", "ViewState"]),
    Role("Coordinators", suffixes: ["Coordinator"]),
  ])

  @Test(
    "the longest matching suffix determines the role of a file",
    arguments: [
      ("PlayerListViewController.swift", "View Controllers"),
      ("PlayerListView.swift", "Views"),
      ("PlayerListViewState.swift", "Local Models"),
      ("GatherTimeHandler.swift", "Local Models"),
      ("TeamSection.swift", "Local Models"),
      ("LoginModuleInput.swift", "Module Inputs"),
      ("Coordinator.swift", "Coordinators"),
      ("LoginViewController+Table.swift", "View Controllers"),
      ("LoginView", "Views"),
    ])
  func known(file: String, role: String) {
    #expect(roles.role(ofFileNamed: file)?.name == role)
  }

  @Test(
    "a file name that matches no suffix has no role",
    arguments: [
      "LoginPresenter.swift", "Preview.swift", "ViewModel.swift", "view.swift", ".swift", "",
    ])
  func unknown(file: String) {
    #expect(roles.role(ofFileNamed: file) == nil)
  }

  @Test("without roles, no file has a role")
  func none() {
    #expect(RoleAssignment.none.role(ofFileNamed: "LoginView.swift") == nil)
  }
}

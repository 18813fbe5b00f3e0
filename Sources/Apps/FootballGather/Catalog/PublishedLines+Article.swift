import ComparedApps

/// The line counts that the Football Gather article series prints, file by file.
///
/// The values are from the tables in *Architecture Series – Model View Presenter with
/// Coordinators (MVP-C)* by Radu Dan, which repeats the tables of MVC, MVVM and MVP.
///
/// - Note: The values are as printed, including the article's typo: it gives 69 for MVP-C
///   `PlayerListViewState`, but the file has 60 lines, so MVP-C's local models are 210, not 219.
///   Its coordinators omit AppCoordinator (51) and the file of the two protocols (20).
extension PublishedLines {
  /// Every row that the article prints, in order.
  package static let article: [PublishedLines] = tables.flatMap { table in
    table.files.map { file, physical in
      PublishedLines(
        architecture: table.architecture, category: table.category, file: file, physical: physical)
    }
  }

  private struct Table {
    let architecture: String
    let category: String
    let files: KeyValuePairs<String, Int>

    init(_ architecture: String, _ category: String, _ files: KeyValuePairs<String, Int>) {
      self.architecture = architecture
      self.category = category
      self.files = files
    }
  }

  private static let tables = [
    Table(
      "MVC", "View Controllers",
      [
        "ConfirmPlayersViewController": 260,
        "GatherViewController": 359,
        "LoginViewController": 126,
        "PlayerAddViewController": 79,
        "PlayerDetailViewController": 204,
        "PlayerEditViewController": 212,
        "PlayerListViewController": 387,
      ]),
    Table(
      "MVVM", "View Controllers",
      [
        "ConfirmPlayersViewController": 104,
        "GatherViewController": 227,
        "LoginViewController": 96,
        "PlayerAddViewController": 77,
        "PlayerDetailViewController": 96,
        "PlayerEditViewController": 124,
        "PlayerListViewController": 296,
      ]),
    Table(
      "MVVM", "View Models",
      [
        "ConfirmPlayersViewModel": 206,
        "GatherViewModel": 204,
        "LoginViewModel": 75,
        "PlayerAddViewModel": 37,
        "PlayerDetailViewModel": 178,
        "PlayerEditViewModel": 155,
        "PlayerListViewModel": 258,
      ]),
    Table(
      "MVP", "Local Models",
      [
        "TeamSection": 50,
        "GatherTimeHandler": 100,
        "PlayerListViewState": 69,
      ]),
    Table(
      "MVP", "Presenters",
      [
        "ConfirmPlayersPresenter": 195,
        "GatherPresenter": 237,
        "LoginPresenter": 111,
        "PlayerAddPresenter": 52,
        "PlayerDetailPresenter": 195,
        "PlayerEditPresenter": 187,
        "PlayerListPresenter": 259,
      ]),
    Table(
      "MVP", "View Controllers",
      [
        "ConfirmPlayersViewController": 51,
        "GatherViewController": 73,
        "LoginViewController": 43,
        "PlayerAddViewController": 59,
        "PlayerDetailViewController": 85,
        "PlayerEditViewController": 68,
        "PlayerListViewController": 115,
      ]),
    Table(
      "MVP", "Views",
      [
        "ConfirmPlayersView": 103,
        "GatherView": 198,
        "LoginView": 88,
        "PlayerAddView": 75,
        "PlayerDetailView": 77,
        "PlayerEditView": 127,
        "PlayerListView": 238,
      ]),
    Table(
      "MVP-C", "Coordinators",
      [
        "ConfirmPlayersCoordinator": 49,
        "GatherCoordinator": 41,
        "LoginCoordinator": 35,
        "PlayerAddCoordinator": 39,
        "PlayerDetailCoordinator": 59,
        "PlayerEditCoordinator": 51,
        "PlayerListCoordinator": 74,
      ]),
    Table(
      "MVP-C", "Local Models",
      [
        "TeamSection": 50,
        "GatherTimeHandler": 100,
        "PlayerListViewState": 69,
      ]),
    Table(
      "MVP-C", "Presenters",
      [
        "ConfirmPlayersPresenter": 195,
        "GatherPresenter": 237,
        "LoginPresenter": 111,
        "PlayerAddPresenter": 52,
        "PlayerDetailPresenter": 195,
        "PlayerEditPresenter": 187,
        "PlayerListPresenter": 252,
      ]),
    Table(
      "MVP-C", "View Controllers",
      [
        "ConfirmPlayersViewController": 46,
        "GatherViewController": 67,
        "LoginViewController": 46,
        "PlayerAddViewController": 54,
        "PlayerDetailViewController": 68,
        "PlayerEditViewController": 63,
        "PlayerListViewController": 86,
      ]),
    Table(
      "MVP-C", "Views",
      [
        "ConfirmPlayersView": 103,
        "GatherView": 198,
        "LoginView": 88,
        "PlayerAddView": 75,
        "PlayerDetailView": 80,
        "PlayerEditView": 127,
        "PlayerListView": 238,
      ]),
  ]
}

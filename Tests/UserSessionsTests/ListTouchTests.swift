import Testing
import UIKit
import UIKitTesting
import UserSessions

@MainActor @Suite("Touches on lists") struct ListTouchTests {
  private let stage = Stage()

  private final class List: UICollectionViewController {
    private(set) var log: [String] = []

    init() {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      var act: ((IndexPath) -> Void)?
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in act?(path) }
        ])
      }
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      act = { [unowned self] in log.append("delete \($0.item)") }
    }
    required init?(coder: NSCoder) { nil }

    private lazy var rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [unowned self] cell, _, row in
      cell.accessories =
        row == 0 ? [] : [.detail { [unowned self] in log.append("detail of \(row)") }]
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: rows, for: indexPath, item: indexPath.item)
    }
  }

  @Test("users tap the accessories of a list's rows that do something, and swipe over rows")
  func listRows() {
    let list = List()
    list.collectionView.accessibilityIdentifier = "list"
    stage.show(list)
    let driver = Driver(device: stage.device)

    #expect(
      VisibleScreen(of: stage.device).touches == [
        .tapRow("list", section: 0, row: 0), .tapRow("list", section: 0, row: 1),
        .tapRowControl("list", section: 0, row: 1),
      ])
    driver.perform(.tapRowControl("list", section: 0, row: 1))
    driver.perform(.tapRowControl("list", section: 0, row: 0))
    driver.perform(.swipeRow("list", section: 0, row: 1, action: 0))
    driver.perform(.swipeRow("list", section: 0, row: 1, action: 1))
    #expect(list.log == ["detail of 1", "delete 1"])
  }
}

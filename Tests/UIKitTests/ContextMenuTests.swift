import Testing
import UIKit
import UIKitTesting

/// Menus behind a long press, and the scope buttons of a search bar.
@MainActor @Suite("Context menus and scopes") struct ContextMenuTests {
  private let stage = Stage()

  private final class List: UITableViewController, UIContextMenuInteractionDelegate,
    UISearchBarDelegate
  {
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row > 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [
          UIAction(title: "Off", attributes: .disabled) { _ in self?.log.append("off") },
          UIMenu(children: [UIAction(title: "Share") { _ in self?.log.append("share") }]),
        ])
      })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in self?.log.append("copy") }])
      })
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
  }

  @Test("a long press on a row opens the menu that the delegate makes for this row")
  func row() throws {
    let list = List()
    stage.show(list)
    let device = stage.device
    let path = IndexPath(row: 1, section: 0)

    #expect(device.contextActions(at: path, of: list.tableView).map(\.title) == ["Off", "Share"])
    #expect(device.contextActions(at: IndexPath(row: 0, section: 0), of: list.tableView).isEmpty)
    #expect(device.contextActions(at: IndexPath(row: 9, section: 0), of: list.tableView).isEmpty)
    try device.choose(1, inContextMenuAt: path, of: list.tableView).get()
    #expect(!device.choose(0, inContextMenuAt: path, of: list.tableView).isDelivered)
    #expect(!device.choose(2, inContextMenuAt: path, of: list.tableView).isDelivered)
    #expect(list.log == ["share"])
  }

  @Test("a long press on a view with an interaction opens its menu, unless the view is covered")
  func view() throws {
    let list = List()
    stage.show(list)
    let label = UILabel()
    list.view.addSubview(label)
    #expect(stage.device.contextActions(of: label).isEmpty)
    let interaction = UIContextMenuInteraction(delegate: list)
    label.addInteraction(interaction)
    // A label takes no touches.
    #expect(stage.device.contextActions(of: label).isEmpty)
    label.isUserInteractionEnabled = true

    try stage.device.choose(0, inContextMenuOf: label).get()
    list.present(UIViewController(), animated: false)
    stage.device.loop.runUntilIdle()

    #expect(list.log == ["copy"])
    #expect(!stage.device.choose(0, inContextMenuOf: label).isDelivered)
  }

  @Test("labels and image views ignore touches by default; other views do not")
  func interaction() {
    for (view, takesTouches) in [
      (UILabel(), false), (UILabel(frame: .zero), false), (UIImageView(), false),
      (UIImageView(image: nil), false), (UIImageView(image: nil, highlightedImage: nil), false),
      (UIView(), true), (UIStackView(), true), (UIButton(), true), (UITextView(), true),
    ] {
      let screen = UIViewController()
      screen.view.addSubview(view)
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      stage.show(screen)

      #expect(view.isUserInteractionEnabled == takesTouches, "\(view)")
      #expect(stage.device.perform(tap).isDelivered == takesTouches, "\(view)")
    }
  }

  @Test("a search bar's visible scope buttons can be tapped, each until it is selected")
  func scopes() throws {
    let list = List()
    stage.show(list)
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["All", "New"]
    bar.delegate = list
    list.view.addSubview(bar)

    #expect(!stage.device.choose(1, in: bar).isDelivered, "the scope bar is hidden")
    bar.showsScopeBar = true
    try stage.device.choose(1, in: bar).get()
    #expect(!stage.device.choose(1, in: bar).isDelivered)
    #expect(!stage.device.choose(2, in: bar).isDelivered)

    #expect(list.log == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
  }
}

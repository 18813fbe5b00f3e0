import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists and outlines") struct ListTests {
  let stage = Stage()

  /// A list of texts, with a log of what its rows' actions did.
  private final class List: UICollectionViewController {
    typealias Source = UICollectionViewDiffableDataSource<String, String>
    var log: [String] = []
    var accessories: (String) -> [UICellAccessory] = { _ in [] }
    private(set) lazy var source = Source(collectionView: collectionView) {
      [unowned self] collection, path, text in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    private lazy var registration = UICollectionView.CellRegistration<
      UICollectionViewListCell, String
    > { [unowned self] cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = accessories(text)
    }

    init(swipes: Bool = false) {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      var act: ((String, IndexPath) -> UISwipeActionsConfiguration)?
      if swipes {
        configuration.trailingSwipeActionsConfigurationProvider = { act?("delete", $0) }
        configuration.leadingSwipeActionsConfigurationProvider = { act?("mark", $0) }
      }
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      act = { [unowned self] title, path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: title) { [unowned self] _, _, done in
            log.append("\(title) \(source.itemIdentifier(for: path) ?? "nothing")")
            done(true)
          }
        ])
      }
    }
    required init?(coder: NSCoder) { nil }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(source.itemIdentifier(for: indexPath) ?? "nothing")") }

    var texts: [String] { source.snapshot().itemIdentifiers }
    func path(_ text: String) throws -> IndexPath { try #require(source.indexPath(for: text)) }
  }

  private func shown(_ list: List, _ items: [String] = ["a", "b"]) -> List {
    stage.show(list)
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["all"])
    snapshot.appendItems(items)
    list.source.apply(snapshot)
    stage.settle()
    return list
  }

  @Test("a swipe over an item of a list reveals the layout's trailing and leading actions")
  func swipes() throws {
    let list = shown(List(swipes: true))
    let path = try list.path("b")

    let actions = stage.device.swipeActions(at: path, of: list.collectionView)
    #expect(actions.map(\.title) == ["delete", "mark"])
    #expect(
      stage.device.swipeItem(at: path, of: list.collectionView, action: 0) == .delivered)
    #expect(stage.device.swipeItem(at: path, of: list.collectionView, action: 2) != .delivered)
    list.collectionView.isEditing = true
    #expect(stage.device.swipeActions(at: path, of: list.collectionView).isEmpty)
    #expect(list.log == ["delete b"])
  }

  @Test("an accessory with a handler is tapped, where it is displayed, without selecting the row")
  func accessories() throws {
    let list = List()
    list.accessories = { [unowned list] text in
      guard text == "a" else { return [.disclosureIndicator(), .checkmark()] }
      return [
        .disclosureIndicator(),
        .detail(displayed: .whenNotEditing) { list.log.append("detail") },
        .delete { list.log.append("delete") },
      ]
    }
    _ = shown(list)
    let collection: UICollectionView = list.collectionView

    #expect(stage.device.tapAccessory(at: try list.path("a"), of: collection) == .delivered)
    #expect(!stage.device.hasAccessoryButton(at: try list.path("b"), of: collection))
    collection.isEditing = true
    #expect(stage.device.tapAccessory(at: try list.path("a"), of: collection) == .delivered)
    #expect(stage.device.tapAccessory(at: try list.path("b"), of: collection) != .delivered)
    #expect(list.log == ["detail", "delete"])
  }

  @Test("an accessory's own view is in the cell while it is displayed")
  func customAccessory() throws {
    let (list, control) = (List(), UISwitch())
    list.accessories = { text in
      guard text == "a" else { return [] }
      return [
        .customView(
          configuration: .init(
            customView: control, placement: .trailing(displayed: .whenEditing)))
      ]
    }
    _ = shown(list)
    let collection: UICollectionView = list.collectionView

    #expect(control.superview == nil)
    collection.isEditing = true
    #expect(control.isDescendant(of: collection))
    #expect(stage.device.canTouch(control))
    list.collectionView.reloadData()
    stage.settle()
    #expect(stage.device.canTouch(control))
    collection.isEditing = false
    #expect(control.superview == nil)
  }

  @Test("a snapshot without a tree changes the visible items of a section's tree")
  func rebasedOutline() throws {
    let list = List()
    stage.show(list)
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["p", "z", "r"])
    tree.append(["q"], to: "p")
    tree.append(["s"], to: "r")
    tree.expand(["r"])
    list.source.apply(tree, to: "all")
    var snapshot = list.source.snapshot()
    snapshot.deleteItems(["z"])
    snapshot.insertItems(["n"], beforeItem: "s")
    list.source.apply(snapshot)

    #expect(list.texts == ["p", "r", "n", "s"])
    #expect(list.source.snapshot(for: "all").items == ["p", "q", "r", "n", "s"])
    #expect(list.source.snapshot(for: "all").parent(of: "n") == "r")
  }

  @Test("duplicates and unknown parents in a section snapshot crash the app, as on a phone")
  func misusedTree() {
    stage.show(UIViewController())
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([1])
    tree.append([3], to: 9)
    tree.insert([4], after: 9)
    tree.replace(childrenOf: 2, using: tree.snapshot(of: 2, includingParent: true))
    #expect(tree.items == [1, 2])
    #expect(stage.loop.crashCount == 4)
  }

  @Test("a section's tree shows the items whose parents are expanded, and a tap toggles them")
  func outline() throws {
    let list = List()
    let roots = ["fruit", "roots"]
    list.accessories = { roots.contains($0) ? [.outlineDisclosure()] : [] }
    stage.show(list)
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(roots)
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["beet"], to: "roots")
    tree.expand(["roots"])
    var expanded: [String] = []
    list.source.sectionSnapshotHandlers.willExpandItem = { expanded.append($0) }
    list.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "roots" }

    list.source.apply(tree, to: "garden")
    stage.settle()
    #expect(list.texts == ["fruit", "roots", "beet"])

    func toggle(_ text: String) throws {
      #expect(
        stage.device.tapAccessory(at: try list.path(text), of: list.collectionView) == .delivered)
      stage.settle()
    }
    try toggle("fruit")
    try toggle("roots")
    #expect(list.texts == ["fruit", "apple", "pear", "roots", "beet"])
    #expect(list.source.snapshot(for: "garden").isExpanded("fruit"))
    #expect(expanded == ["fruit"])

    try toggle("fruit")
    #expect(list.texts == ["fruit", "roots", "beet"])
    // A tap on the row itself selects it.
    stage.device.tapItem(at: try list.path("fruit"), of: list.collectionView)
    #expect(list.log == ["select fruit"])
  }

  @Test("a tap on a header of an outline expands it, with children that the app supplies then")
  func headerOfOutline() throws {
    let list = List()
    list.accessories = {
      $0 == "fruit" ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    stage.show(list)
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit"])
    list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, old in
      var new = old
      new.append(["plum"])
      return new
    }
    list.source.apply(tree, to: "garden")
    stage.settle()

    stage.device.tapItem(at: try list.path("fruit"), of: list.collectionView)
    stage.settle()

    #expect(list.texts == ["fruit", "plum"])
    #expect(list.log.isEmpty)
  }

  @Test("a tree of items is changed and read like a section snapshot")
  func tree() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 3])
    tree.insert([2], after: 1)
    tree.append([21, 22], to: 2)
    tree.append([211], to: 21)
    #expect(tree.items == [1, 2, 21, 211, 22, 3])
    #expect(tree.visibleItems == [1, 2, 3])
    #expect(tree.level(of: 211) == 2)
    #expect(tree.parent(of: 22) == 2)
    #expect(tree.index(of: 3) == 5)

    tree.expand([2])
    #expect(tree.isVisible(21) && !tree.isVisible(211))
    let below = tree.snapshot(of: 2)
    #expect(below.rootItems == [21, 22])
    #expect(below.items == [21, 211, 22])
    #expect(tree.snapshot(of: 2, includingParent: true).items == [2, 21, 211, 22])

    var other = NSDiffableDataSourceSectionSnapshot<Int>()
    other.append([5])
    other.append([51], to: 5)
    other.expand([5])
    tree.insert(other, before: 3)
    tree.replace(childrenOf: 2, using: below)
    tree.delete([21])
    #expect(tree.visibleItems == [1, 2, 22, 5, 51, 3])
    #expect(tree.visualDescription() == "* 1\n+ 2\n  * 22\n+ 5\n  * 51\n* 3")
    #expect(!tree.contains(211))
  }
}

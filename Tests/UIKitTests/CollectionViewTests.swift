import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Collections") struct CollectionViewTests {
  let stage = Stage()

  private final class Card: UICollectionViewCell {
    let label = UILabel()
    var isMarked = false
    var reuses = 0
    override var isSelected: Bool { didSet { isMarked = isSelected } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() { reuses += 1 }
  }

  private final class Header: UICollectionReusableView {}

  private final class Cards: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var items = [["A", "B"], ["C"]]
    var headerHeight: CGFloat = 0
    var refuses = false
    var log: [String] = []

    override func viewDidLoad() {
      collectionView.register(Card.self, forCellWithReuseIdentifier: "card")
      collectionView.register(
        Header.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items[section].count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: path)
      (cell as? Card)?.label.text = items[path.section][path.item]
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 0 ? headerHeight : 0) }
    override func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt path: IndexPath
    ) -> Bool { !refuses }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt path: IndexPath
    ) { log.append("select \(path.section).\(path.item)") }
    override func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt path: IndexPath
    ) { log.append("deselect \(path.section).\(path.item)") }
    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt path: IndexPath
    ) { log.append("display \(path.section).\(path.item)") }

    var texts: [String?] { collectionView.visibleCells.map { ($0 as? Card)?.label.text } }
  }

  private func shown() -> Cards {
    let cards = Cards(collectionViewLayout: UICollectionViewFlowLayout())
    stage.show(cards)
    return cards
  }

  private var crashes: [String] {
    stage.loop.events.compactMap { if case .crashed(let reason) = $0 { reason } else { nil } }
  }

  @Test("the items of all sections are displayed, and cells are reused after a reload")
  func items() {
    let cards = shown()
    #expect(cards.texts == ["A", "B", "C"])
    #expect(cards.log == ["display 0.0", "display 0.1", "display 1.0"])
    let cells = cards.collectionView.visibleCells

    cards.items = [["X"]]
    cards.collectionView.reloadData()
    #expect(cards.collectionView.visibleCells.isEmpty)
    stage.settle()

    #expect(cards.texts == ["X"])
    let reused = cards.collectionView.visibleCells.first as? Card
    #expect(cells.contains { $0 === reused } && reused?.reuses == 1)
  }

  @Test("a tap selects an item and deselects the one before; the delegate may refuse")
  func selection() throws {
    let cards = shown()
    let collection = try #require(cards.collectionView)
    cards.log = []

    try stage.device.tapItem(at: IndexPath(item: 1, section: 0), of: collection).get()
    try stage.device.tapItem(at: IndexPath(item: 0, section: 1), of: collection).get()
    cards.refuses = true
    try stage.device.tapItem(at: IndexPath(item: 0, section: 0), of: collection).get()

    #expect(cards.log == ["select 0.1", "deselect 0.1", "select 1.0"])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
    #expect(collection.visibleCells.map { ($0 as? Card)?.isMarked } == [false, false, true])
    let missing = stage.device.tapItem(at: IndexPath(item: 9, section: 0), of: collection)
    #expect(!missing.isDelivered)
  }

  @Test("with multiple selection, a second tap deselects an item")
  func multipleSelection() throws {
    let cards = shown()
    let collection = try #require(cards.collectionView)
    collection.allowsMultipleSelection = true
    cards.log = []

    for item in [0, 1, 0] {
      try stage.device.tapItem(at: IndexPath(item: item, section: 0), of: collection).get()
    }

    #expect(cards.log == ["select 0.0", "select 0.1", "deselect 0.0"])
  }

  @Test("a flow layout shows the headers whose size is not empty")
  func headers() {
    let cards = shown()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(cards.collectionView.visibleSupplementaryViews(ofKind: kind).isEmpty)

    cards.headerHeight = 40
    cards.collectionView.reloadData()
    stage.settle()

    #expect(cards.collectionView.visibleSupplementaryViews(ofKind: kind).count == 1)
    let first = IndexPath(item: 0, section: 0)
    #expect(
      cards.collectionView.supplementaryView(forElementKind: kind, at: first) is Header)
  }

  @Test("a batch of changes that matches the data source moves the selection with its items")
  func changes() throws {
    let cards = shown()
    let collection = try #require(cards.collectionView)
    collection.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    var isCompleted = false

    collection.performBatchUpdates {
      cards.items = [["N", "M", "B"], ["C"]]
      collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      collection.insertItems(
        at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    } completion: {
      isCompleted = $0
    }
    stage.settle()

    #expect(cards.texts == ["N", "M", "B", "C"] && isCompleted && crashes.isEmpty)
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test("changes that do not match the data source crash the app")
  func invalidChanges() throws {
    let cards = shown()
    let collection = try #require(cards.collectionView)

    collection.insertItems(at: [IndexPath(item: 0, section: 1)])

    #expect(
      crashes == [
        "Invalid update: section 1 has 2 items after the update, but the data source returns 1"
      ])
    stage.settle()
    cards.items.append(["D"])
    collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
    #expect(crashes.count == 2 && crashes.last?.contains("sections is 2") == true)
  }

  @Test("an identifier that was not registered crashes the app")
  func unregistered() {
    let cards = shown()

    _ = cards.collectionView.dequeueReusableCell(
      withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))

    #expect(crashes.first?.contains("a cell with identifier other") == true)
  }

  @Test("a diffable data source shows snapshots, with registered cells and headers")
  func diffable() throws {
    let kind = UICollectionView.elementKindSectionHeader
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<Card, Int> { cell, _, item in
      cell.label.text = "\(item)"
    }
    let headers = UICollectionView.SupplementaryRegistration<Header>(elementKind: kind) { _, _, _ in
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(
      collectionView: controller.collectionView
    ) { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2) }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    stage.show(controller)

    source.apply(snapshot)
    stage.settle()

    let texts = controller.collectionView.visibleCells.map { ($0 as? Card)?.label.text }
    #expect(texts == ["1", "2", "3"])
    #expect(controller.collectionView.visibleSupplementaryViews(ofKind: kind).count == 2)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
    #expect(source.indexPath(for: 3) == IndexPath(item: 0, section: 1))
  }

  @Test("a compositional layout retains what its section provider captures")
  func retainedProvider() {
    final class Owner {}
    var owner: Owner? = Owner()
    weak let kept = owner
    var layout: UICollectionViewLayout? = UICollectionViewCompositionalLayout { [owner] _, _ in
      _ = owner
      return nil
    }
    var collection: UICollectionView? = layout.map {
      UICollectionView(frame: .zero, collectionViewLayout: $0)
    }
    (owner, layout) = (nil, nil)
    #expect(kept != nil && collection != nil)

    collection = nil
    #expect(kept == nil)
  }
}

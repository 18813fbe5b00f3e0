import Testing
import UIKit

@MainActor @Suite("Content configurations of cells") struct ContentConfigurationTests {
  private struct Custom: UIContentConfiguration {
    var title: String

    final class View: UIView, UIContentView {
      var configuration: any UIContentConfiguration

      init(_ custom: Custom) {
        configuration = custom
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }

    func makeContentView() -> any UIView & UIContentView { View(self) }
    func updated(for state: any UIConfigurationState) -> Custom { self }
  }

  private func texts(of view: UIView) -> [String?] {
    view.subviews.compactMap { $0 as? UILabel }.map(\.text)
  }

  @Test("the texts of a list's content are those of the row, in a view that is reused")
  func list() {
    _ = Device()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryAttributedText = NSAttributedString(string: "Detail")
    cell.contentConfiguration = content
    let view = cell.contentView
    #expect(cell.labelTexts == ("Title", "Detail"))
    #expect(texts(of: view) == ["Title", "Detail"] && view.superview === cell)

    content.text = "Other"
    cell.contentConfiguration = content

    #expect(cell.contentView === view && texts(of: view) == ["Other", "Detail"])
    #expect(cell.subviews.count == 1)
  }

  @Test("another kind of content replaces the view of a collection's cell")
  func replacement() {
    _ = Device()
    let cell = UICollectionViewListCell(frame: .zero)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    let list = cell.contentView

    cell.contentConfiguration = Custom(title: "Own")
    #expect(cell.contentView is Custom.View && list.superview == nil)
    cell.contentConfiguration = nil

    #expect(type(of: cell.contentView) == UIView.self && cell.subviews == [cell.contentView])
  }

  private final class Row: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      var content = defaultContentConfiguration().updated(for: state)
      content.text = state.isSelected ? "selected" : state.isEditing ? "edited" : "plain"
      content.secondaryText = state[.name] as? String
      contentConfiguration = content
    }
    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[.name] = "Ann"
      return state
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let rows: [UITableViewCell]
    init(_ rows: [UITableViewCell]) { self.rows = rows }
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      rows[path.row]
    }
  }

  @Test("a row that configures itself does so when it is shown, selected and asked to")
  func selfConfiguration() {
    let device = Device()
    let table = UITableView()
    let row = Row()
    let source = Rows([row])
    table.dataSource = source
    table.reloadData()
    table.layoutIfNeeded()
    #expect(row.labelTexts == ("plain", "Ann"))

    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(row.labelTexts.0 == "selected")
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(row.labelTexts.0 == "plain")

    table.isEditing = true
    row.setNeedsUpdateConfiguration()
    #expect(row.labelTexts.0 == "plain")
    device.loop.turn()
    #expect(row.labelTexts.0 == "edited")
  }

  @Test("a handler configures a cell whose class does not")
  func handler() {
    let device = Device()
    final class Plain: UITableViewCell {}
    let row = Plain()
    let item = UICollectionViewListCell(frame: .zero)
    var states: [Bool] = []
    row.configurationUpdateHandler = { _, state in states.append(state.isHighlighted) }
    item.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    device.loop.turn()
    #expect(states == [false, false])

    let parent = UIView()
    parent.addSubview(row)
    parent.addSubview(item)
    row.isHighlighted = true
    row.setHighlighted(true, animated: false)
    item.isSelected = true

    #expect(states == [false, false, true, true])
  }

  @Test("an item that configures itself does so once when it is shown, with its selection")
  func items() {
    class Item: UICollectionViewCell {
      var states: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        states.append(state.isSelected)
      }
    }
    final class Special<Content>: Item {}
    final class Items: NSObject, UICollectionViewDataSource {
      let items = [Item(), Special<Int>()]
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        items[path.item].setNeedsUpdateConfiguration()
        return items[path.item]
      }
    }
    let device = Device()
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = Items()
    view.dataSource = source
    view.layoutIfNeeded()
    device.loop.turn()
    #expect(source.items.map(\.states) == [[false], [false]])

    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(source.items.map(\.states) == [[false], [false, true]])
    view.reloadData()
    view.layoutIfNeeded()
    view.isEditing = true
    view.isEditing = false
    device.loop.turn()
    #expect(source.items[0].states == [false, false, false])
  }

  @Test("a transformer changes the attributes that it receives")
  func transformer() {
    let bold = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.boldSystemFont(ofSize: 12)
      return outgoing
    }
    #expect(bold(AttributeContainer()).font?.pointSize == 12)
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let name = UIConfigurationStateCustomKey("name")
}

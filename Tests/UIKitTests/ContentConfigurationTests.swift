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
      contentConfiguration = content
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
    #expect(row.labelTexts.0 == "plain")

    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(row.labelTexts.0 == "selected")
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(row.labelTexts.0 == "plain")

    table.isEditing = true
    row.setNeedsUpdateConfiguration()
    row.setNeedsUpdateConfiguration()
    #expect(row.labelTexts.0 == "plain")
    device.loop.turn()
    #expect(row.labelTexts.0 == "edited")
  }

  @Test("a handler configures a cell whose class does not")
  func handler() {
    _ = Device()
    final class Plain: UITableViewCell {}
    let row = Plain()
    let item = UICollectionViewListCell(frame: .zero)
    var states: [Bool] = []
    row.configurationUpdateHandler = { _, state in states.append(state.isHighlighted) }
    item.configurationUpdateHandler = { _, state in states.append(state.isSelected) }

    row.setHighlighted(true, animated: false)
    row.setHighlighted(true, animated: false)
    item.isSelected = true

    #expect(states == [true, true])
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

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

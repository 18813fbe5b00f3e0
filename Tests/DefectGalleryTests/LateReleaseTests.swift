import LeakDetection
import RandomUsers
import Testing
import UIKit
import UserSessions

/// A list that adds a card for each screen that it opens, and removes all cards on demand.
@MainActor @Suite("Views of a screen that remains", .enabled(if: HeapCensus.isAvailable))
struct LateReleaseTests {
  final class Card: UIView {}
  final class Detail: UIViewController {}

  final class List: UIViewController {
    private let cards = UIStackView()
    /// A card that is on no screen, released together with the others.
    private var spare: Card?
    private let keepsSpare: Bool

    init(keepsSpare: Bool) {
      self.keepsSpare = keepsSpare
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(cards)
      addButton("Open") { list in
        if list.keepsSpare { list.spare = Card() } else { list.cards.addArrangedSubview(Card()) }
        list.navigationController?.pushViewController(Detail(), animated: true)
      }
      addButton("Clear") { list in
        for card in list.cards.arrangedSubviews { card.removeFromSuperview() }
        list.spare = nil
      }
    }

    private func addButton(_ title: String, _ action: @escaping @MainActor (List) -> Void) {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self.map(action) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  private func report(keepsSpare: Bool) throws -> VisitReport {
    try RandomUsers(modules: ["DefectGalleryTests"]).replay(
      [.tap("Open"), .back, .tap("Clear"), .tap("Open"), .back, .tap("Clear")],
      on: .window { window in
        let list = List(keepsSpare: keepsSpare)
        window.rootViewController = UINavigationController(rootViewController: list)
        return list
      })
  }

  @Test("a view made together with another screen is not released late with its own")
  func shown() throws {
    #expect(try report(keepsSpare: false).findings.isEmpty)
  }

  @Test("a view that is on no screen is")
  func spare() throws {
    let late = try report(keepsSpare: true).findings(of: .releasedLate)

    #expect(late.map(\.subject) == ["LateReleaseTests.Card"], "\(late)")
  }
}

import Testing
import UIKit

@testable import Notes

// The screens of the Notes app, whose module contains the adapted storyboard and sources.

@MainActor @Suite("Storyboard screens") struct StoryboardScreenTests {
  private func launch() -> Phone {
    let phone = Phone()
    phone.launch(AppDelegate(), scene: SceneDelegate())
    return phone
  }

  private func titles(on phone: Phone) -> [String?] {
    phone.all(UITableViewCell.self).map { cell in
      cell.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first?.text
    }
  }

  private func status(on phone: Phone) -> String? {
    phone.all(UILabel.self).first { $0.accessibilityIdentifier == "status" }?.text
  }

  @Test("a row opens its note, and the unwind segue returns to the list with the changes")
  func editing() throws {
    let phone = launch()
    #expect(titles(on: phone) == ["Groceries", "Ideas"])

    #expect(phone.tapRow(1))
    #expect(phone.screen is NoteViewController)
    let field = try #require(phone.all(UITextField.self).first)
    #expect(field.text == "Ideas")
    #expect(phone.doing { $0.type("", into: field) })
    #expect(!phone.tap("Save"))
    #expect(phone.doing { $0.type("Plans", into: field) })
    #expect(phone.tap("Save"))

    #expect(phone.screen is NotesViewController)
    #expect(titles(on: phone) == ["Groceries", "Plans"])
  }

  @Test("a note can be deleted, or added in a sheet that the unwind segue dismisses")
  func adding() throws {
    let phone = launch()

    #expect(phone.tap("Add"))
    #expect(phone.screen?.presentingViewController != nil)
    let field = try #require(phone.all(UITextField.self).first)
    #expect(phone.doing { $0.type("New", into: field) })
    #expect(phone.tap("Save"))
    #expect(titles(on: phone) == ["Groceries", "Ideas", "New"])
    #expect(status(on: phone) == "3 notes")

    #expect(phone.tap("Add"))
    #expect(phone.tap("Cancel"))
    #expect(status(on: phone) == "3 notes")

    let table = try #require(phone.all(UITableView.self).first)
    #expect(phone.doing { $0.deleteRow(section: 0, row: 0, of: table) })
    #expect(titles(on: phone) == ["Ideas", "New"])
  }

  @Test("a cell's action, the filter and the editing button work")
  func controls() throws {
    let phone = launch()
    let filter = try #require(phone.all(UISegmentedControl.self).first)

    #expect(phone.tap("Pin"))
    #expect(phone.all(UIButton.self).map(\.currentTitle) == ["Unpin", "Unpin"])
    #expect(phone.tap("Unpin"))
    #expect(phone.doing { $0.choose(1, in: filter) })
    #expect(titles(on: phone) == ["Ideas"])
    #expect(phone.all(UITableViewCell.self).map(\.accessoryType) == [.disclosureIndicator])

    #expect(phone.tap("Edit"))
    #expect(phone.all(UITableView.self).first?.isEditing == true)
    phone.device.enterBackground()
    phone.device.enterForeground()
    phone.settle()
    #expect(phone.all(UITableView.self).first?.isEditing == false)
  }

  @Test(
    "the timer follows the phone's clock, and stops in time for its screen to be released"
  )
  func timer() throws {
    let phone = launch()
    phone.tapRow(0)
    weak let screen = phone.screen
    let label = try #require(
      phone.all(UILabel.self).first { $0.accessibilityIdentifier == "time" })

    phone.device.loop.advance(by: 3)
    #expect(label.text == "3 s")
    #expect(phone.doing { $0.tapBack() })
    #expect(screen == nil)
  }
}

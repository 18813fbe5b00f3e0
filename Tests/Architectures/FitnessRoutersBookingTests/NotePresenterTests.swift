import FitnessAppointments
import Testing
import UIKit

@testable import FitnessRouters

@MainActor @Suite("Note presenter") struct NotePresenterTests {
  private let router = NoteRouterSpy()
  private let output = NoteOutputSpy()
  private let view = NoteViewSpy()
  private let presenter: NotePresenter

  init() {
    presenter = NotePresenter(router: router, note: "abc", output: output)
    presenter.view = view
  }

  @Test("a loaded view receives the note, marked as unchanged")
  func note() {
    presenter.viewDidLoad()

    #expect(view.notes == ["abc"])
    #expect(view.changes == [false])
  }

  @Test("text counts as a change unless it equals the note")
  func change() {
    presenter.type("abcd")
    presenter.type("abc")
    presenter.type("")

    #expect(view.changes == [true, false, true])
  }

  @Test("saving passes on the text typed last and closes the module")
  func save() {
    presenter.type("ab")
    presenter.type("abcd")

    presenter.save()

    #expect(output.notes == ["abcd"])
    #expect(router.closes == 1)
  }

  @Test("discarding closes the module and passes nothing on")
  func discard() {
    presenter.type("abcd")

    presenter.discard()

    #expect(output.notes == [])
    #expect(router.closes == 1)
  }

  @Test("before a change is lost, the user is asked, and can discard it")
  func askToDiscard() {
    presenter.type("abcd")

    presenter.askToDiscard()
    #expect(router.alerts.map(\.message) == ["Discard what you have written?"])
    #expect(router.closes == 0)

    router.tapAlert("Discard")
    #expect(router.closes == 1)
    #expect(output.notes == [])
  }

  @Test("the user can decline to discard a change")
  func keep() {
    presenter.type("abcd")
    presenter.askToDiscard()

    router.tapAlert("Keep")
    #expect(router.closes == 0)

    presenter.save()
    #expect(output.notes == ["abcd"])
  }

  @Test("the presenter does not retain its output")
  func release() {
    var output: NoteOutputSpy? = NoteOutputSpy()
    weak let left = output
    let presenter = NotePresenter(router: router, note: "", output: output!)
    #expect(left != nil)

    output = nil

    #expect(left == nil)
    presenter.save()
    #expect(router.closes == 1)
  }
}

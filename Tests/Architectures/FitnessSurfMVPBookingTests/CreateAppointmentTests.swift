import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessSurfMVP

@MainActor @Suite("Create appointment") struct CreateAppointmentTests {
  // MARK: The way to the summary

  @Test("the flow starts with the clubs, with the home club checked")
  func clubs() throws {
    let booking = Booking()
    booking.phone.store.homeClubID = 3
    let flow = booking.flow()

    let clubs = try booking.start(flow)

    let screen = try #require(clubs.view as? ClubsScreen)
    #expect(screen.tableView.rows() == ["Centre", "Harbour", "North ✓"])
    #expect(flow.clubsView === clubs && booking.stack == [booking.root, clubs])
  }

  @Test("the screens have a menu in a tab, but not in a sheet", arguments: [true, false])
  func menu(_ isInTab: Bool) throws {
    let booking = Booking()
    let flow = booking.flow(isInTab: isInTab)
    _ = try booking.start(flow)

    _ = try booking.goToSummary()

    let items = booking.stack.dropFirst().map { $0.navigationItem.rightBarButtonItem }
    #expect(items.count == 3 && items.allSatisfy { ($0 != nil) == isInTab })
  }

  @Test("selecting a club shows the trainer's dates at that club")
  func dates() throws {
    let booking = Booking()
    let flow = booking.flow()
    _ = try booking.start(flow)

    try booking.chooseClub(1)

    let _: DatesViewController = try booking.top()
    #expect(booking.phone.server.pending == [.slots(3, 2)])
  }

  @Test("selecting a slot shows a summary of all choices")
  func summary() throws {
    let booking = Booking()
    let flow = booking.flow(note: "abc")
    _ = try booking.start(flow)

    let screen = try booking.goToSummary()

    #expect(
      screen.tableView.rows() == [
        "Activity: Gym", "Subcategory: Strength", "Trainer: Olena", "Club: Harbour",
        "Date: Tomorrow 12:00", "Note: abc",
      ])
  }

  @Test("a user who goes back and chooses another club books at that club")
  func anotherClub() throws {
    let booking = Booking()
    let flow = booking.flow()
    _ = try booking.start(flow)
    _ = try booking.goToSummary()
    try booking.phone.goBack()
    try booking.phone.goBack()

    try booking.chooseClub(0)
    try booking.chooseSlot(0, section: 0)

    let screen = try #require(booking.stack.last?.view as? SummaryScreen)
    #expect(screen.tableView.rows()[3...4] == ["Club: Centre", "Date: Today 09:00"])
  }

  @Test("a link starts the flow above its base; if the flow is open, the link pops to the clubs")
  func link() throws {
    let booking = Booking()
    let flow = booking.flow()
    let other: UIViewController = try booking.push(UIViewController())

    flow.start(with: .book(trainerID: 3))
    booking.phone.settle()
    let clubs: ClubsViewController = try booking.top()
    #expect(booking.stack == [booking.root, clubs] && !booking.stack.contains(other))
    try booking.chooseClub(1)
    flow.handle(deepLinkOption: .book(trainerID: 3), animated: true)
    booking.phone.settle()

    #expect(booking.stack == [booking.root, clubs] && booking.ends.finishCount == 0)
  }

  // MARK: The ends of the flow

  @Test("a booking is reported with its draft, and the parent has to pop the screens")
  func booked() throws {
    let booking = Booking()
    let flow = booking.flow()
    _ = try booking.start(flow)
    let screen = try booking.goToSummary()

    try booking.phone.tap(screen.confirmButton)
    try booking.phone.answer(succeeding: true)

    #expect(booking.ends.booked == [.example] && booking.ends.finishCount == 0)
    #expect(booking.stack.count == 4)
  }

  @Test("leaving pops the screens of the flow, which finishes it")
  func leave() throws {
    let booking = Booking()
    let flow = booking.flow()
    _ = try booking.start(flow)
    let screen = try booking.goToSummary()

    try booking.phone.tap(screen.leaveButton)

    #expect(booking.ends.finishCount == 1 && booking.stack == [booking.root])
    #expect(booking.ends.booked == [])
  }

  @Test("going back from the first screen finishes the flow")
  func back() throws {
    let booking = Booking()
    let flow = booking.flow()
    _ = try booking.start(flow)
    try booking.chooseClub(1)

    try booking.phone.goBack()
    #expect(booking.ends.finishCount == 0)
    try booking.phone.goBack()

    #expect(booking.ends.finishCount == 1 && booking.ends.depthAtFinish == 1)
  }

  @Test("if a slot is taken, another one can be chosen", arguments: ["Choose another", "Cancel"])
  func taken(_ button: String) throws {
    let booking = Booking()
    let flow = booking.flow()
    _ = try booking.start(flow)
    let screen = try booking.goToSummary()
    booking.phone.server.book(.example) { _ in }
    try booking.phone.answer(succeeding: true)

    try booking.phone.tap(screen.confirmButton)
    try booking.phone.answer(succeeding: true)
    #expect(booking.phone.alertTitle == "Taken")
    try booking.phone.answerAlert(button)

    let isChoosing = button == "Choose another"
    #expect(booking.stack.count == (isChoosing ? 3 : 4))
    #expect(booking.phone.server.pending == (isChoosing ? [.slots(3, 2)] : []))
  }

  @Test("an expired token ends the session")
  func expired() throws {
    let booking = Booking()
    let flow = booking.flow()
    _ = try booking.start(flow)
    let screen = try booking.goToSummary()
    try booking.phone.tap(screen.confirmButton)
    booking.phone.letTokensExpire()

    try booking.phone.answer(succeeding: true)

    #expect(booking.ends.sharedFlows == ["expired"])
    #expect(booking.ends.booked == [] && booking.phone.alertTitle == nil)
  }

  @Test("an unreachable server is reported in an alert")
  func unreachable() throws {
    let booking = Booking()
    let flow = booking.flow()
    _ = try booking.start(flow)
    let screen = try booking.goToSummary()

    try booking.phone.tap(screen.confirmButton)
    try booking.phone.answer(succeeding: false)

    #expect(booking.phone.alertMessage == "The server could not be reached.")
  }

  // MARK: The note

  @Test("a saved note is shown and booked")
  func note() throws {
    let booking = Booking()
    let flow = booking.flow()
    _ = try booking.start(flow)
    let screen = try booking.goToSummary()
    let note = try write("abc", on: screen, of: booking)
    try booking.phone.tapBarItem(ElementID.save, of: note)
    #expect(booking.navigation.presentedViewController == nil)
    #expect(screen.tableView.rows().last == "Note: abc")

    try booking.phone.tap(screen.confirmButton)

    var expected = Draft.example
    expected.note = "abc"
    #expect(booking.phone.server.pending == [.book(expected)])
  }

  @Test("a note belongs to the summary on which it was written")
  func noteOfAnotherSlot() throws {
    let booking = Booking()
    let flow = booking.flow(note: "first")
    _ = try booking.start(flow)
    let note = try write("second", on: try booking.goToSummary(), of: booking)
    try booking.phone.tapBarItem(ElementID.save, of: note)
    try booking.phone.goBack()

    try booking.chooseSlot(0, section: 0)

    let screen = try #require(booking.stack.last?.view as? SummaryScreen)
    #expect(screen.tableView.rows().last == "Note: first")
  }

  @Test("a swipe asks whether to discard a changed note", arguments: ["Keep", "Discard"])
  func discard(_ button: String) throws {
    let booking = Booking()
    let flow = booking.flow()
    _ = try booking.start(flow)
    let screen = try booking.goToSummary()
    _ = try write("abc", on: screen, of: booking)

    booking.phone.swipeSheet()
    #expect(booking.phone.alertTitle == "Note")
    try booking.phone.answerAlert(button)

    let isOpen = booking.navigation.presentedViewController != nil
    #expect(isOpen == (button == "Keep") && screen.tableView.rows().last == "Note: –")
  }

  private func write(
    _ text: String, on screen: SummaryScreen, of booking: Booking
  ) throws -> NoteViewController {
    try booking.phone.tap(screen.noteButton)
    let sheet = try #require(
      booking.navigation.presentedViewController as? UINavigationController)
    let note = try #require(sheet.topViewController as? NoteViewController)
    let noteScreen = try #require(note.view as? NoteScreen)
    try booking.phone.type(text, into: noteScreen.textField)
    return note
  }

  // MARK: The menu, and ownership

  @Test("a member's menu opens the appointments or ends the session")
  func menuOfMember() throws {
    let booking = Booking()
    let flow = booking.flow()
    let clubs = try booking.start(flow)

    try booking.phone.tapBarItem(ElementID.menu, of: clubs)
    #expect(booking.phone.alertMessage == "Mira, member")
    try booking.phone.answerAlert("Appointments")
    try booking.phone.tapBarItem(ElementID.menu, of: clubs)
    try booking.phone.answerAlert("Log out")

    #expect(booking.ends.sharedFlows == ["appointments", "log out"])
  }

  @Test("offline, the menu offers a retry, and a failure is shown over the menu's screen")
  func menuOffline() throws {
    let booking = Booking(.offline)
    let flow = booking.flow()
    let clubs = try booking.start(flow)

    try booking.phone.tapBarItem(ElementID.menu, of: clubs)
    try booking.phone.answerAlert("Try again")

    #expect(booking.ends.sharedFlows == ["try again"])
    #expect(booking.phone.alertMessage == "The server could not be reached.")
  }

  @Test("no screen retains the flow")
  func release() throws {
    let booking = Booking()
    var flow: CreateAppointmentCoordinator? = booking.flow()
    weak let left = flow
    _ = try booking.start(#require(flow))
    _ = try booking.goToSummary()

    flow = nil

    #expect(left == nil && booking.stack.count == 4)
  }
}

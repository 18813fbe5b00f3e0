import FitnessAppointments
import UIKit

@testable import FitnessRouters

/// Records the calls that presenters make to any router.
class MenuRouterSpy: MenuRouting {
  var isOnTop = true
  private(set) var alerts: [AlertText] = []
  private(set) var appointments = 0
  private(set) var logins: [LoginReason] = []
  private var handlers: [() -> Void] = []

  func showAlert(_ text: AlertText, _ handlers: [() -> Void]) {
    alerts.append(text)
    self.handlers = handlers
  }

  func showAppointments() { appointments += 1 }

  func showLogin(_ reason: LoginReason, output: (any LoginOutput)?) { logins.append(reason) }

  /// Taps a button of the last alert.
  func tapAlert(_ button: String) {
    let place = alerts.last?.buttons.firstIndex(of: button) ?? handlers.count
    if handlers.indices.contains(place) { handlers[place]() }
  }
}

/// The values of an appointment that a router passes on.
struct PassedValues: Equatable {
  var flowType: FlowType
  var subcategoryID: Subcategory.ID?
  var trainerID: Trainer.ID
  var clubID: Club.ID?
  var slot: Slot?
  var note = ""
  var hasMenu = true
}

final class ClubsRouterSpy: MenuRouterSpy, ClubsRouting {
  private(set) var dates: [PassedValues] = []
  private(set) var homeClubs: [Club.ID] = []

  func showDates(
    flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID, clubID: Club.ID,
    note: String, hasMenu: Bool
  ) {
    dates.append(
      PassedValues(
        flowType: flowType, subcategoryID: subcategoryID, trainerID: trainerID, clubID: clubID,
        note: note, hasMenu: hasMenu))
  }

  func finish(with clubID: Club.ID) { homeClubs.append(clubID) }
}

final class DatesRouterSpy: MenuRouterSpy, DatesRouting {
  private(set) var summaries: [PassedValues] = []

  func showSummary(
    flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID, clubID: Club.ID,
    slot: Slot, note: String, hasMenu: Bool
  ) {
    summaries.append(
      PassedValues(
        flowType: flowType, subcategoryID: subcategoryID, trainerID: trainerID, clubID: clubID,
        slot: slot, note: note, hasMenu: hasMenu))
  }
}

final class SummaryRouterSpy: MenuRouterSpy, SummaryRouting {
  private(set) var notes: [String] = []
  private(set) var booked: [Draft] = []
  private(set) var otherDates = 0
  private(set) var leaves = 0

  func showNote(_ note: String, output: any NoteOutput) { notes.append(note) }
  func chooseAnotherDate() { otherDates += 1 }
  func leave() { leaves += 1 }
  func finish(with draft: Draft) { booked.append(draft) }
}

final class NoteRouterSpy: MenuRouterSpy, NoteRouting {
  private(set) var closes = 0

  func close() { closes += 1 }
}

final class ClubsViewSpy: ClubsView {
  private(set) var menuButtons = 0
  private(set) var rows: [TableRow] = []

  func showMenuButton() { menuButtons += 1 }
  func show(_ rows: [TableRow]) { self.rows = rows }
}

final class DatesViewSpy: DatesView {
  private(set) var menuButtons = 0
  private(set) var hours: [[String]] = []
  private(set) var status = ""
  private(set) var canRetry = false

  func showMenuButton() { menuButtons += 1 }
  func show(_ sections: [[TableRow]]) { hours = sections.map { $0.map(\.text) } }

  func show(status: String, canRetry: Bool) {
    self.status = status
    self.canRetry = canRetry
  }
}

final class SummaryViewSpy: SummaryView {
  private(set) var menuButtons = 0
  private(set) var values: [String] = []
  private(set) var noteTitle = ""
  private(set) var busy: [Bool] = []

  func showMenuButton() { menuButtons += 1 }

  func show(_ rows: [TableRow], noteTitle: String) {
    values = rows.map(\.detail)
    self.noteTitle = noteTitle
  }

  func setBusy(_ isBusy: Bool) { busy.append(isBusy) }
}

final class NoteViewSpy: NoteView {
  private(set) var notes: [String] = []
  private(set) var changes: [Bool] = []

  func show(_ note: String) { notes.append(note) }
  func setChanged(_ isChanged: Bool) { changes.append(isChanged) }
}

final class NoteOutputSpy: NoteOutput {
  private(set) var notes: [String] = []

  func didWrite(_ note: String) { notes.append(note) }
}

/// The first screen of a stack, which records the results that are reported to it.
final class StackRootSpy: UIViewController, BookingListener, HomeClubListener {
  private(set) var booked: [Draft] = []
  private(set) var homeClubs: [Club.ID] = []

  func didBook(_ draft: Draft) { booked.append(draft) }
  func didChoose(_ clubID: Club.ID) { homeClubs.append(clubID) }
}

import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The visible alert.
struct AlertState: Sendable {
  let text: AlertText
  /// The screen that asked for the alert.
  let owner: Int
  /// The appointment that the alert offers to cancel.
  var appointment: Appointment.ID?
}

extension FitnessModel {
  // Rows 30 and 31: the alert is dropped if the screen is not in a window, and refused if its
  // container is covered.
  mutating func show(_ text: AlertText, by owner: Int, cancelling id: Appointment.ID? = nil) {
    guard isInWindow(owner) else { return mark(30) }
    guard alert == nil, isFront(owner) else {
      mark(31)
      refusals += 1
      return
    }
    alert = AlertState(text: text, owner: owner, appointment: id)
  }

  private func isInWindow(_ id: Int) -> Bool {
    if login?.id == id || note?.id == id { return true }
    return [tab, Self.sheet].contains { stacks[$0].last?.id == id }
  }

  private func isFront(_ id: Int) -> Bool {
    switch front {
    case .splash: false
    case .stack(let stack): stacks[stack].last?.id == id
    case .login(let login): login.id == id
    case .note(let note): note.id == id
    }
  }

  // Row 29. A button always closes the alert, but does nothing else if the screen has left.
  mutating func chooseInAlert(_ index: Int) {
    guard let shown = alert, shown.text.buttons.indices.contains(index) else { return }
    mark(29)
    alert = nil
    guard isAlive(shown.owner) else { return }
    switch shown.text.buttons[index] {
    case "Appointments": menuAppointments()
    case "Log in":
      mark(20)
      presentLogin(.account)
    case "Log out": if identity.isSignedIn { logOut() }
    case "Try again":
      mark(23)
      tryAgain(by: shown.owner)
    case "Show appointments":
      mark(24)
      presentAppointments()
    case "Discard":
      mark(25)
      note = nil
    case "Choose another": chooseAnother(shown.owner)
    case "Cancel it": shown.appointment.map { cancel($0, by: shown.owner) }
    default: break
    }
  }

  // Row 19.
  private mutating func menuAppointments() {
    mark(19)
    if identity.isSignedIn { presentAppointments() } else { presentLogin(.appointments) }
  }

  // Row 21.
  private mutating func logOut() {
    mark(21)
    logOut(isForced: false)
  }

  // Row 27.
  private mutating func cancel(_ id: Appointment.ID, by owner: Int) {
    mark(27)
    setBusy(true, owner)
    _ = server.ask(.cancel(id), by: owner)
  }
}

extension AlertState {
  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.text("alert", text.title)
    sink.text("alert", text.message)
    sink.number("alert", text.buttons.count)
    sink.extra("alert is an action sheet", 0)
    for button in text.buttons {
      sink.text("alert", button)
      sink.extra("alert button style", 0)
    }
  }
}

import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The state of A, the user's appointments.
struct AppointmentsState: Sendable {
  var scope: Scope
  var load = Load<[Appointment]>()
  var isBusy = false
  /// The appointment that a link opens once the list is loaded.
  var parkedID: Appointment.ID?

  init(scope: Scope) {
    self.scope = scope
  }

  func row(_ row: Int) -> Appointment? {
    guard !isBusy, let rows = load.content, rows.indices.contains(row) else { return nil }
    return rows[row]
  }

  // Row 70.
  mutating func remove(_ id: Appointment.ID) {
    guard let rows = load.content?.filter({ $0.id != id }) else { return }
    load.succeed(rows, isEmpty: rows.isEmpty)
  }

  /// Returns the appointment in the row below another.
  func appointment(below id: Appointment.ID) -> Appointment.ID? {
    load.content?.drop { $0.id != id }.dropFirst().first?.id
  }
}

extension FitnessModel {
  /// The state of A, if the sheet is open.
  var appointments: AppointmentsState? {
    get {
      guard case .appointments(let state) = stacks[Self.sheet].first?.content else { return nil }
      return state
    }
    set {
      if let newValue, appointments != nil {
        stacks[Self.sheet][0].content = .appointments(newValue)
      }
    }
  }

  // Row 65.
  mutating func presentAppointments(_ scope: Scope = .mine) {
    guard identity.isSignedIn, !hasSheet else { return }
    mark(65)
    push(.appointments(AppointmentsState(scope: scope)), on: Self.sheet)
    if deviates(.d35) { showRemnants() }
  }

  /// Shows the appointments of the previous user.
  private mutating func showRemnants() {
    guard let (user, rows) = remnants.appointments, user != identity.user else { return }
    appointments?.load.succeed(rows, isEmpty: rows.isEmpty)
  }

  // Row 66.
  mutating func choose(_ segment: Int) {
    guard identity.trainerID != nil, appointments?.isBusy == false,
      let scope = Scope(rawValue: segment), scope != appointments?.scope
    else { return }
    mark(66)
    show(scope)
  }

  /// Loads the appointments of a scope, and forgets the appointment that a link was to open.
  mutating func show(_ scope: Scope) {
    guard let id = stacks[Self.sheet].first?.id else { return }
    if appointments?.parkedID != nil { mark(75) }
    appointments?.scope = scope
    appointments?.parkedID = nil
    load(id)
  }

  // Row 67.
  mutating func tapAppointment(_ row: Int) {
    guard let appointment = appointments?.row(row) else { return }
    mark(67)
    push(appointment)
  }

  mutating func push(_ appointment: Appointment) {
    push(.appointment(AppointmentState(appointment: appointment)), on: Self.sheet)
  }

  // Rows 70 and 71. A list that is loading, or has failed, has no row to remove.
  mutating func cancelled(_ id: Appointment.ID, by asker: Int) {
    mark(70)
    let isFromDetails = position(of: asker)?.index != 0
    let removed = deviates(.d45) && isFromDetails ? appointments?.appointment(below: id) : id
    if let removed { appointments?.remove(removed) }
    if isFromDetails { pop(Self.sheet, toDepth: 1) }
  }

  // Row 74.
  mutating func followLinkInAppointments() {
    guard let state = appointments, let rows = state.load.content, let id = state.parkedID
    else { return }
    mark(74)
    appointments?.parkedID = nil
    if let appointment = rows.first(where: { $0.id == id }) { push(appointment) }
  }
}

extension AppointmentsState {
  func describe<Sink: ScreenSink>(_ identity: Identity, into sink: inout Sink) {
    sink.screen(ElementID.appointmentsScreen, title: "Appointments", bar: [.close])
    sink.flag(ElementID.scope, identity.trainerID != nil)
    if identity.trainerID != nil {
      sink.number(ElementID.scope, scope.rawValue)
      sink.flag(ElementID.scope, !isBusy)
    }
    let rows = load.content ?? []
    sink.table(ElementID.appointments, !isBusy)
    sink.section(ElementID.appointments, rows: rows.count)
    for row in rows {
      let partner = scope == .mine ? Catalogue.trainer(row.trainerID).name : row.user
      sink.row(
        ElementID.appointments, row.slot.text, "\(partner) · \(Catalogue.club(row.clubID).name)")
    }
    load.describe(isEnabled: !isBusy, into: &sink)
    sink.overlay(isBusy)
  }
}

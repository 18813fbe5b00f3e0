import FitnessAppointments
import Foundation
import UserSessions

// Links and notifications; the app treats them all alike, at launch and while running.
extension FitnessModel {
  /// Delivers a link; the app returns whether it recognises it.
  mutating func openURL(_ text: String) {
    // Text that is not a URL never reaches the app.
    guard URL(string: text) != nil else { return }
    if DeepLink(text) == nil { deliveries.refusedLinks += 1 } else { deliveries.takenLinks += 1 }
    open(text)
  }

  mutating func openUniversalLink(_ text: String) {
    if URL(string: text) != nil { open(text) }
  }

  mutating func openNotification(_ text: String) {
    deliveries.notifications += 1
    open(text)
  }

  // Row 99: while the changes of one link are under way, the newest of the others waits.
  mutating func open(_ texts: [String]) {
    let texts = texts.filter { URL(string: $0) != nil }
    let before = layers
    var waiting: String?
    for text in texts {
      if DeepLink(text) == nil { deliveries.refusedLinks += 1 } else { deliveries.takenLinks += 1 }
      guard DeepLink(text) != nil else { continue }
      if layers == before {
        open(text)
      } else {
        mark(99)
        waiting = text
      }
    }
    waiting.map { open($0) }
  }

  // Rows 5 and 93 to 98.
  private mutating func open(_ text: String) {
    guard let link = DeepLink(text) else {
      if isStarted { mark(93) }
      return
    }
    if isStarted {
      follow(link)
    } else {
      mark(5)
      park(link)
    }
    appear()
  }

  private mutating func park(_ link: DeepLink) {
    if !deviates(.d29b) || parkedLink == nil { parkedLink = link }
  }

  mutating func followParkedLink() {
    guard let link = parkedLink else { return }
    parkedLink = nil
    follow(link)
  }

  mutating func follow(_ link: DeepLink) {
    guard link.needsLogin else { return reach(link) }
    switch (identity, link) {
    case (.offline, _):
      mark(94)
      park(link)
    case (.guest, _): askForLogin(link)
    case (.member, .schedule): refuse(link)
    default: reach(link)
    }
  }

  // Row 93.
  private mutating func refuse(_ link: DeepLink) {
    mark(93)
    if deviates(.d28) { reach(link) }
    if deviates(.d28b) { alert = nil }
  }

  // Rows 95 and 96.
  private mutating func askForLogin(_ link: DeepLink) {
    alert = nil
    mark(login == nil ? 95 : 96)
    if deviates(.d25) { dismissLogin() }
    if login == nil { return presentLogin(.link, link: link) }
    login?.reason = .link
    login?.link = link
  }

  private mutating func reach(_ link: DeepLink) {
    followedLinks += 1
    switch link {
    case .activities, .activity, .trainer, .book, .account:
      mark(97)
      closeLayers()
      reachInTabs(link)
    case .appointments, .appointment, .schedule:
      mark(98)
      alert = nil
      note = nil
      reachInAppointments(link)
    }
  }

  // MARK: Tabs

  // Row 97.
  private mutating func reachInTabs(_ link: DeepLink) {
    let newTab = link == .account ? 1 : 0
    if deviates(.d42b) {
      tab = newTab
      appear()
    }
    switch link {
    case .activity(let type): showSubcategories(type)
    case .trainer(let id): showTrainer(id)
    case .book(let id): showBooking(id)
    case .account: pop(1, toDepth: 1)
    default: pop(0, toDepth: 1)
    }
    tab = newTab
  }

  private mutating func showSubcategories(_ type: ActivityType) {
    if stacks[0].dropFirst().first?.subcategories?.activity == type, !deviates(.d26) {
      return pop(0, toDepth: 2)
    }
    pop(0, toDepth: 1)
    push(.subcategories(SubcategoriesState(activity: type)), on: 0)
  }

  private mutating func showTrainer(_ id: Trainer.ID) {
    if let index = stacks[0].lastIndex(where: { $0.trainer?.trainerID == id }), !deviates(.d26) {
      return pop(0, toDepth: index + 1)
    }
    pop(0, toDepth: 1)
    push(.trainer(TrainerState(trainerID: id, flow: .page)), on: 0)
  }

  private mutating func showBooking(_ id: Trainer.ID) {
    if let index = stacks[0].lastIndex(where: { $0.trainer?.trainerID == id }),
      identity.trainerID != id, stacks[0].dropFirst(index + 1).first?.place == .clubs
    {
      return pop(0, toDepth: index + 2)
    }
    showTrainer(id)
    guard identity.trainerID != id, let trainer = stacks[0].last?.trainer else { return }
    pushClubs(.create(draft(with: trainer, on: 0)), on: 0)
  }

  // MARK: Appointments

  // Row 98.
  private mutating func reachInAppointments(_ link: DeepLink) {
    if deviates(.d26) { stacks[Self.sheet] = [] }
    if deviates(.d27), isAppointmentsUp { return stacks[Self.sheet] = [] }
    if !isAppointmentsUp { presentAppointments(link == .schedule ? .withMe : .mine) }
    if appointments?.parkedID != nil { mark(75) }
    appointments?.parkedID = nil
    switch link {
    case .appointment(let id): showAppointment(id)
    case .schedule:
      pop(Self.sheet, toDepth: 1)
      if appointments?.scope != .withMe { show(.withMe) }
    default: pop(Self.sheet, toDepth: 1)
    }
  }

  private mutating func showAppointment(_ id: Appointment.ID) {
    let open = stacks[Self.sheet].lastIndex { $0.appointment?.appointment.id == id }
    pop(Self.sheet, toDepth: (open ?? 0) + 1)
    guard open == nil else { return }
    if appointments?.scope != .mine || appointments?.load.hasFailed == true { show(.mine) }
    appointments?.parkedID = id
    followLinkInAppointments()
  }
}

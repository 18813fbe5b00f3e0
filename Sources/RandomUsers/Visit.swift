import Foundation
import LeakDetection
import UIKit
import UserSessions

/// One session on one app, in a process of its own: what is done, and what is looked at after each event.
@MainActor final class Visit {
  /// Where the events come from.
  enum Script {
    case random(RandomSource, count: Int)
    case given([UserEvent])
  }

  private let app: AppLaunch
  private let users: RandomUsers
  private let journal: Journal
  private let oracle: Oracle?
  private let encoder = JSONEncoder()
  private var events: [UserEvent] = []
  private var seenEvents = 0
  private var isOver = false
  private var lastScreen: String?
  private var seenClasses: Set<String> = []

  init(_ app: AppLaunch, users: RandomUsers, oracle: Oracle?, journal: Journal) {
    self.app = app
    self.users = users
    self.oracle = oracle
    self.journal = journal
  }

  func run(_ script: Script) {
    let countsObjects = users.capabilities.countsObjects
    note(.begins(countsObjects: countsObjects))
    if users.capabilities.runsTasks { VirtualConcurrency.takeOver() }
    let census =
      countsObjects
      ? HeapCensus(modules: users.modules, isOwnedElsewhere: { $0 is UIResponder.Type }) : nil
    let unexplained = live(script, census)
    if let census { reportLeaks(census, unexplained) }
    note(.end)
  }

  // In a function of its own, so that nothing of the app is held here when it returns.
  private func live(_ script: Script, _ census: HeapCensus?) -> [Lifetimes.Observation] {
    let device = Device()
    let root = app.start(device)
    let modules = users.modules.isEmpty ? [moduleName(of: root)] : users.modules
    note(.modules(modules))
    if users.modules.isEmpty { census?.watch(modules: modules) }
    let driver = Driver(device: device, naming: .whatIsSeen)
    var lifetimes = census.map {
      Lifetimes($0, device: device, growing: users.growing, mayDie: users.mayDie)
    }
    var expectation = oracle?.start()
    device.loop.runUntilIdle()
    look(at: device, &lifetimes, expectation, after: nil)
    switch script {
    case .random(let random, let count):
      var choice = EventChoice(random, links: users.links)
      while !isOver, events.count < count {
        step(choice.next(on: device), driver, &lifetimes, &expectation)
      }
    case .given(let given):
      for event in given where !isOver { step(event, driver, &lifetimes, &expectation) }
    }
    device.shutDown()
    return lifetimes?.unexplained ?? []
  }

  private func step(
    _ event: UserEvent, _ driver: Driver, _ lifetimes: inout Lifetimes?,
    _ expectation: inout (any Expectation)?
  ) {
    // Written before it is done: a session that traps in it must tell of it.
    note(.event(event))
    events.append(event)
    let check = consequenceCheck(of: event, on: driver.device)
    driver.perform(event)
    expectation?.handle(event)
    check?()
    look(at: driver.device, &lifetimes, expectation, after: event)
  }

  /// What to look at when the event has been carried out: a tap should change something, a double tap should not open two
  /// screens. Most events have nothing of the kind, and a look at the whole screen is not free.
  private func consequenceCheck(of event: UserEvent, on device: Device) -> (() -> Void)? {
    switch event {
    case .tap(let name) where VisibleScreen(of: device).touches.contains(event):
      let before = Moment(device)
      return { [self] in
        var finding = Finding(
          .deadTouch, "\(name) on \(before.screen)",
          detail: "nothing on the screen changed, and nothing was asked for", events: events)
        finding.screen = before.screen
        note(.touch(finding, hadEffect: before != Moment(device)))
      }
    case .doubleTap, .doubleTapRow:
      let screen = Moment.screen(of: device)
      let stacks = StackDepths(device.window)
      return { [self] in
        guard let opened = stacks.openedTwice(in: device.window) else { return }
        report(.openedTwice, opened, detail: "one double tap on \(screen) opened it twice")
      }
    default: return nil
    }
  }

  // MARK: What is looked at after every event

  private func look(
    at device: Device, _ lifetimes: inout Lifetimes?, _ expectation: (any Expectation)?,
    after event: UserEvent?
  ) {
    let state = ScreenState.describe(device.window)
    note(.state(state))
    noteScreens(of: device)
    reportUIKitEvents(of: device)
    reportDeadEnd(on: device, state)
    for observation in lifetimes?.findings(in: state, after: event) ?? [] { report(observation) }
    if let expectation { reportDivergence(on: device, expectation) }
  }

  private func noteScreens(of device: Device) {
    let screen = device.visibleController.map { "\(type(of: $0))" }
    if let screen, screen != lastScreen { note(.screen(screen)) }
    lastScreen = screen
    var new: [String] = []
    for controller in ScreenState.controllers(in: device.window)
    where controller.viewIfLoaded?.window != nil {
      for type in sequence(first: type(of: controller) as AnyClass, next: { _getSuperclass($0) }) {
        let name = String(reflecting: type)
        if seenClasses.insert(name).inserted { new.append(name) }
      }
    }
    if !new.isEmpty { note(.seen(new)) }
  }

  private func reportUIKitEvents(of device: Device) {
    let all = device.loop.events
    for event in all[seenEvents...] {
      switch event {
      case .crashed(let reason):
        report(.exception, reason)
        // On a phone the app has ended here.
        isOver = true
      case .hung(let turns):
        // Named as a hang is that never gives the process back: by the event.
        report(
          .hang, events.last.map { "\($0)" } ?? "the launch",
          detail: "the main queue is not empty after \(turns) turns")
        isOver = true
      case .refused(let request, let reason, let losesCompletion):
        report(
          .lostNavigation, "\(request): \(reason)",
          detail: losesCompletion ? "its completion is never called" : "")
      case .warning, .ownedByNobody, .inconsistent: break
      }
    }
    seenEvents = all.count
  }

  private func reportDeadEnd(on device: Device, _ state: String) {
    guard !isOver, !device.loop.isWaiting, VisibleScreen(of: device).isDeadEnd else { return }
    let stuck = device.loop.runningTransitions > 0
    report(
      .deadEnd, state,
      detail: stuck
        ? "a transition has begun and never ends"
        : "nothing on the screen can be touched, and nothing is pending")
    isOver = true
  }

  private func reportDivergence(on device: Device, _ expectation: any Expectation) {
    guard !isOver else { return }
    var found = ScreenTranscript()
    WindowReader.describe(device.window, into: &found)
    let expected = expectation.transcript
    guard found != expected else { return }
    report(
      .divergence, ScreenState.describe(device.window),
      detail: found.changes(from: expected).joined(separator: "\n"))
    isOver = true
  }

  // MARK: What is left when the app has gone

  private func reportLeaks(_ census: HeapCensus, _ unexplained: [Lifetimes.Observation]) {
    // More objects than the tables hold: nothing that was said of them is certain.
    guard census.isComplete else { return note(.begins(countsObjects: false)) }
    defer { if !census.unreadFields.isEmpty { note(.unread(census.unreadFields)) } }
    guard !isOver, census.survivorCount > 0 else { return }
    // From here on it is the harness that makes objects.
    census.end()
    let aftermath = census.aftermath()
    let leaked = Dictionary(grouping: aftermath.leaked, by: \.type)
    var told: Set<String> = []
    for ring in aftermath.rings where told.insert(ring.fingerprint).inserted {
      // Of the classes of the app each is told; a cycle may also run through those of the system alone.
      let members = Set(ring.cycle.map(\.owner)).intersection(leaked.keys).sorted()
      let below = leaked.keys.filter { !members.contains($0) }.sorted()
      for type in members.isEmpty ? [ring.type] : members {
        let count = leaked[type].map { "\($0.count) alive" } ?? "alive"
        report(
          Lifetimes.Observation(
            kind: .leak, subject: type,
            detail: count + (below.isEmpty ? "" : "\nwith it: " + below.joined(separator: ", ")),
            trace: ring, suspects: ring.suspects.map(\.name)))
      }
    }
    for observation in unexplained where leaked[observation.subject] == nil { report(observation) }
  }

  // MARK: Writing down

  private func report(_ kind: Finding.Kind, _ subject: String, detail: String = "") {
    var finding = Finding(kind, subject, detail: detail, events: events)
    finding.screen = lastScreen
    note(.finding(finding))
  }

  private func report(_ observation: Lifetimes.Observation) {
    var finding = Finding(
      observation.kind, observation.subject, detail: observation.detail, events: events)
    finding.trace = observation.trace
    finding.suspects = observation.suspects
    note(.finding(finding))
  }

  private func note(_ note: VisitNote) {
    guard let data = try? encoder.encode(note) else { return }
    journal.write(String(decoding: data, as: UTF8.self))
  }

  private func moduleName(of object: AnyObject) -> String {
    String(String(reflecting: type(of: object)).prefix { $0 != "." })
  }
}

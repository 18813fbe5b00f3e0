import Foundation
import LeakDetection
import UIKit
import UserSessions

/// One session on one app in its own process: performs the events and runs the checks.
@MainActor final class Visit {
  /// The source of the events.
  enum Script {
    /// Given events first, then random ones up to this number.
    case random(RandomSource, count: Int, after: [UserEvent], Experience.Knowledge)
    case given([UserEvent])
    /// Given events first; then a touch on a disabled control, which is enabled for it; then random
    /// events until the user is back in a known arrangement of screens.
    case unlocking(
      String, after: [UserEvent], RandomSource, count: Int, Experience.Knowledge,
      known: Set<String>)
  }

  // In seconds; for a server's answer to the touch on a control that was disabled.
  private static let answerTime = 5

  private let app: AppLaunch
  private let users: RandomUsers
  private let journal: Journal
  private let oracle: Oracle?
  private var checks: VisitChecks
  private let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return encoder
  }()
  private var events: [UserEvent] = []
  private var seenEvents = 0
  private var isOver = false
  private var lastScreen: String?
  private var seenClasses: Set<ObjectIdentifier> = []
  /// The facts for a comparison with another version; `nil` if there is none.
  private var comparison: ComparedVisit?
  private var createdClasses: Set<String> = []
  private var noteControls = ControlNotes()
  private var lasting = LastingObjects()

  init(
    _ app: AppLaunch, users: RandomUsers, oracle: Oracle?, checks: VisitChecks = .all,
    journal: Journal
  ) {
    self.app = app
    self.users = users
    self.oracle = oracle
    self.checks = checks
    self.journal = journal
  }

  func run(_ script: Script) {
    guard users.capabilities.runsTasks else { return perform(script) }
    VirtualConcurrency.takeOver { [self] in perform(script) }
  }

  private func perform(_ script: Script) {
    let countsObjects = users.capabilities.countsObjects && checks.countsObjects
    note(.begins(countsObjects: countsObjects))
    let census =
      countsObjects
      ? HeapCensus(modules: users.modules, isOwnedElsewhere: { $0 is UIResponder.Type }) : nil
    if users.observes { comparison = ComparedVisit(census) }
    let unexplained = live(script, census)
    if let census { reportLeaks(census, unexplained) }
    if countsObjects, let lookups = KnownLookups.new() { note(.lookups(lookups)) }
    note(.end)
  }

  // A separate function, so that no local variable holds one of the app's objects afterwards.
  private func live(_ script: Script, _ census: HeapCensus?) -> [Lifetimes.Observation] {
    let device = Device()
    let root = app.start(device)
    let modules = users.modules.isEmpty ? [moduleName(of: type(of: root))] : users.modules
    note(.modules(modules))
    if users.modules.isEmpty { census?.watch(modules: modules) }
    let driver = Driver(device: device, naming: .visibleNames, notification: users.notification)
    var lifetimes = census.map {
      Lifetimes($0, device: device, growing: users.growing, mayDie: users.mayDie)
    }
    var expectation = oracle?.start()
    device.loop.runUntilIdle()
    var sight = look(at: device, &lifetimes, expectation, after: nil)
    noteCreated(census)
    func perform(_ event: UserEvent) {
      step(event, driver, &lifetimes, &expectation, &sight)
      noteCreated(census)
    }
    switch script {
    case .random(let random, let count, let beginning, let knowledge):
      var choice = EventChoice(random, users, knowledge, startsAtPlace: !beginning.isEmpty)
      for event in beginning where !isOver { perform(event) }
      while !isOver, events.count < count {
        perform(choice.next(on: sight, of: device))
        for form in sight.forms { choice.learn(form) }
      }
    case .given(let given):
      for event in given where !isOver { perform(event) }
    case .unlocking(let control, let beginning, let random, let count, let knowledge, let known):
      for event in beginning where !isOver { perform(event) }
      guard !isOver, let touch = VisibleScreen(of: device).touch(enabling: control) else { break }
      perform(touch)
      perform(.wait(seconds: Self.answerTime))
      var choice = EventChoice(random, users, knowledge, startsAtPlace: false)
      while !isOver, events.count < count, sight.isAlert || !known.contains(sight.state) {
        perform(choice.next(on: sight, of: device))
      }
    }
    if !isOver, lifetimes?.isAwaitingWork == true {
      let wait = UserEvent.wait(seconds: Lifetimes.patience)
      if users.observes {
        // The other version repeats all events, and may have nothing to wait for.
        device.loop.advance(by: Double(Lifetimes.patience))
      } else if events.last != wait {
        perform(wait)
      }
      for observation in lifetimes?.remainingGrowth() ?? [] { report(observation) }
    }
    device.shutDown()
    return lifetimes?.unexplained ?? []
  }

  private func step(
    _ event: UserEvent, _ driver: Driver, _ lifetimes: inout Lifetimes?,
    _ expectation: inout (any Expectation)?, _ sight: inout Sight
  ) {
    // Recorded before the event is performed, so that it is reported if it crashes the app.
    note(.event(event))
    events.append(event)
    let check = consequenceCheck(of: event, on: driver.device, sight)
    comparison?.begin()
    driver.perform(event)
    comparison?.end()
    expectation?.handle(event)
    check?()
    let before = sight
    sight = look(at: driver.device, &lifetimes, expectation, after: event)
    sight.compare(with: before, after: event)
    for form in sight.forms { note(.form(form)) }
  }

  /// The check to make after the event.
  ///
  /// A tap should change something; a double tap should not open two screens. Other events need no
  /// check, and inspecting the whole screen is expensive.
  private func consequenceCheck(
    of event: UserEvent, on device: Device, _ sight: Sight
  ) -> (() -> Void)? {
    switch event {
    case .tap(let name) where checks.comparesTouches && sight.touches.contains(event):
      // The events of the finding are those noted so far.
      var finding = Finding(
        .deadTouch, "\(name) on \(sight.title)",
        detail: "nothing on screen changed, and nothing was requested", events: [])
      finding.screen = sight.title
      guard !checks.aliveTouches.contains(finding.fingerprint) else { return nil }
      let before = Moment(device)
      return { [self] in
        let hadEffect = before != Moment(device)
        // What is chosen already need not be chosen again.
        if !hadEffect, VisibleScreen(of: device).isSelected(name) { return }
        if hadEffect { checks.aliveTouches.insert(finding.fingerprint) }
        note(.touch(finding, hadEffect: hadEffect))
      }
    case .doubleTap, .doubleTapRow:
      let screen = Moment.screen(of: device)
      let stacks = StackDepths(device.appWindow)
      return { [self] in
        guard let opened = stacks.openedTwice(in: device.appWindow) else { return }
        report(.openedTwice, opened, detail: "one double tap on \(screen) opened it twice")
      }
    default: return nil
    }
  }

  // MARK: Checks after every event

  private func look(
    at device: Device, _ lifetimes: inout Lifetimes?, _ expectation: (any Expectation)?,
    after event: UserEvent?
  ) -> Sight {
    let sight = Sight(of: device)
    note(.state(sight.state))
    noteScreens(of: device)
    lasting.look(at: device)
    if let new = noteControls.new(in: sight) { note(new) }
    reportUIKitEvents(of: device)
    reportDeadEnd(on: device, sight)
    for observation in lifetimes?.findings(in: sight.state, after: event) ?? [] {
      report(observation)
    }
    if let expectation { reportDivergence(on: device, expectation) }
    if let observation = comparison?.observation(of: device, isOver: isOver) {
      note(.observation(observation))
    }
    return sight
  }

  private func noteCreated(_ census: HeapCensus?) {
    let new = (census?.classNames ?? []).filter { createdClasses.insert($0).inserted }
    if !new.isEmpty { note(.created(new)) }
  }

  private func noteScreens(of device: Device) {
    let screen = device.screenInFront?.className
    if let screen, screen != lastScreen { note(.screen(screen)) }
    lastScreen = screen
    var new: [String] = []
    for controller in ScreenState.controllers(in: device.window)
    where controller.viewIfLoaded?.window != nil {
      for type in sequence(first: type(of: controller) as AnyClass, next: { _getSuperclass($0) })
      where seenClasses.insert(ObjectIdentifier(type)).inserted {
        new.append(_typeName(type, qualified: true))
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
        // On a phone the app would have crashed here.
        isOver = true
      case .hung(let turns):
        // Named after the event, like a hang that never returns control.
        report(
          .hang, events.last.map { "\($0.firstTouch)" } ?? "the launch",
          detail: "the main queue was still not empty after \(turns) turns")
        isOver = true
      case .refused(let request, let reason, let losesCompletion):
        report(
          .lostNavigation, "\(request): \(reason)",
          detail: losesCompletion ? "its completion is never called" : "")
      case .warning(let text): note(.warning(text))
      case .unowned, .inconsistent: break
      }
    }
    seenEvents = all.count
  }

  private func reportDeadEnd(on device: Device, _ sight: Sight) {
    guard !isOver, !device.loop.isWaiting, sight.isDeadEnd else { return }
    let stuck = device.loop.runningTransitions > 0
    report(
      .deadEnd, sight.state,
      detail: stuck
        ? "a transition began but never ended"
        : "nothing on screen can be touched, and nothing is pending")
    isOver = true
  }

  private func reportDivergence(on device: Device, _ expectation: any Expectation) {
    guard !isOver else { return }
    var found = ScreenTranscript()
    WindowReader.describe(device.appWindow, into: &found)
    let expected = expectation.transcript
    guard found != expected else { return }
    report(
      .divergence, ScreenState.describe(device.window),
      detail: found.changes(from: expected).joined(separator: "\n"))
    isOver = true
  }

  // MARK: Checks after the app has been shut down

  private func reportLeaks(_ census: HeapCensus, _ unexplained: [Lifetimes.Observation]) {
    // The tables overflowed, so no result about objects is reliable.
    guard census.isComplete else { return note(.begins(countsObjects: false)) }
    defer { if !census.unreadFields.isEmpty { note(.unread(census.unreadFields)) } }
    guard !isOver, census.survivorCount > 0 else { return }
    // All objects created from here on belong to the harness.
    census.end()
    let snapshot = census.snapshot(
      containers: lasting.containers, delegate: lasting.delegate)
    report(snapshot.rings, .leak, snapshot.lost)
    if users.reportsAppLongCycles { report(snapshot.appLongRings, .appLongCycle, snapshot.leaked) }
    let leaked = Set(snapshot.leaked.map(\.type))
    for observation in unexplained where !leaked.contains(observation.subject) {
      report(observation)
    }
  }

  private func report(_ rings: [LeakTrace], _ kind: Finding.Kind, _ objects: [TrackedObject]) {
    let leaked = Dictionary(grouping: objects, by: \.type)
    var reported: Set<String> = []
    for ring in rings where reported.insert(ring.fingerprint).inserted {
      // Report each of the app's classes; a cycle may also consist of system classes alone.
      let members = Set(ring.cycle.map(\.owner)).intersection(leaked.keys).sorted()
      let below = leaked.keys.filter { !members.contains($0) }.sorted()
      for type in members.isEmpty ? [ring.type] : members {
        let count = leaked[type].map { "\($0.count) alive" } ?? "alive"
        report(
          Lifetimes.Observation(
            kind: kind, subject: type,
            detail: count
              + (below.isEmpty ? "" : "\ntogether with: " + below.joined(separator: ", ")),
            trace: ring, suspects: ring.suspects.map(\.name)))
      }
    }
  }

  // MARK: Journal

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
    journal.write(PrivateHome.withoutCurrentPath(String(decoding: data, as: UTF8.self)))
  }
}

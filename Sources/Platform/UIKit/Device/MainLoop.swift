@_exported public import Foundation
@_exported public import UserNotifications

/// The main queue and the clock of a device, both virtual.
///
/// Every effect of a UIKit call happens inside the call, in the next turn of this loop, or at the
/// end of a transition, which is a point in virtual time. Nothing happens by itself: the harness
/// runs turns and advances the clock.
@MainActor public final class MainLoop {
  // `@exclusivity(unchecked)`, here and on the stored properties of this module's main-actor
  // classes: run-time checks took a fifth of the time of a push and pop. No access spans a call
  // into app code, nor the release of an app's object.

  /// The loop that app code reaches through `DispatchQueue.main`, `Timer` and UIKit's calls.
  public internal(set) static var current: MainLoop {
    get {
      if let installed { return installed }
      let made = MainLoop.ofNoDevice()
      installed = made
      return made
    }
    set { installed = newValue }
  }
  /// The same, for callers that need not retain it.
  static var unretained: Unmanaged<MainLoop> { Unmanaged.passUnretained(current) }
  // Has no lazy initialiser, which every read would check.
  @exclusivity(unchecked) private static var installed: MainLoop?

  /// The virtual time, in seconds since the device was switched on.
  @exclusivity(unchecked) public private(set) var now: TimeInterval = 0
  /// The choices made where UIKit's behaviour is undocumented.
  @exclusivity(unchecked) public var behavior = UIKitBehavior()
  /// The recorded refusals, crashes and warnings with their times and objects, oldest first.
  @exclusivity(unchecked) public private(set) var log: [UIKitLogEntry] = []
  /// The recorded refusals, crashes and warnings, oldest first.
  public var events: [UIKitEvent] { log.map(\.event) }
  /// Called for each event, inside the call that caused it, so that a test can fail at that line.
  @exclusivity(unchecked) public var onEvent: (@MainActor (UIKitLogEntry) -> Void)?
  /// The number of refused requests.
  @exclusivity(unchecked) public private(set) var refusalCount = 0
  /// The number of exceptions that UIKit would have raised. The first would terminate a real app.
  @exclusivity(unchecked) public private(set) var crashCount = 0
  /// The number of times that the app failed to become idle.
  @exclusivity(unchecked) public private(set) var hangCount = 0
  /// The number of requests to the loop: blocks, timers, transitions and recorded events.
  @exclusivity(unchecked) public private(set) var requestCount = 0
  /// The number of effects that a user notices but no stored value reflects: custom drawing,
  /// changed constraints, vibrations, and a keyboard that goes away.
  @exclusivity(unchecked) public private(set) var effectCount = 0
  /// The number of transitions running or waiting.
  public var runningTransitions: Int { transitions.count }
  // The numbers of the running transitions.
  @exclusivity(unchecked) private var transitions: [Int] = []
  // The last number given by any loop, so that a loop never ends another's transition.
  @exclusivity(unchecked) private static var lastTransition = 0

  /// The app's responses to links and notifications.
  @exclusivity(unchecked) public var answers = SystemAnswers()
  /// The number of stack changes and presentations requested without animation.
  @exclusivity(unchecked) public internal(set) var unanimatedRequestCount = 0

  /// The number of scheduled timers. A repeating timer counts until it is invalidated.
  public var runningTimerCount: Int { timers.count }

  /// The interval, in seconds, of the repeating timer that fires most often, if there is one.
  package var shortestTimerInterval: TimeInterval? {
    timers.lazy.map(\.timeInterval).filter { $0 > 0 }.min()
  }

  /// Called on each request to change a stack, present a controller or replace a root.
  ///
  /// Used to measure what precedes a request.
  @exclusivity(unchecked) public var onNavigationRequest: (@MainActor () -> Void)?

  /// Called when `runUntilIdle` finds nothing left to do.
  @exclusivity(unchecked) var onIdle: (@MainActor () -> Void)?

  let livingControllers = LivingControllers()
  var firstResponder: UIResponder? {
    get { firstResponderReference?.target(as: UIResponder.self) }
    set { firstResponderReference = newValue?.reference }
  }
  @exclusivity(unchecked) private var firstResponderReference: ResponderReference?
  /// Whether `responder` is the first responder, which it no longer is once its deallocation has
  /// begun. Does not retain any other responder.
  func isFirstResponder(_ responder: UIResponder) -> Bool {
    firstResponderReference?.refers(to: responder) == true && firstResponder === responder
  }
  /// Whether there may be a first responder.
  var mayHaveFirstResponder: Bool { firstResponderReference != nil }
  /// The presentations and their presenters, from the request to the end of the dismissal (M6).
  @exclusivity(unchecked) private(set) var presentations: [LivePresentation] = []
  @exclusivity(unchecked) private var waitingRequests: [WaitingRequest] = []
  private struct WaitingRequest {
    let dismissal: Presentation
    let run: @MainActor () -> Void
  }
  /// Whether nothing is presented. Cheaper than a search for presentations.
  var presentsNothing: Bool { presentationCount == 0 }
  /// The number of presentations, from the request to the end of the dismissal, whether or not the
  /// loop retains them.
  @exclusivity(unchecked) private var presentationCount = 0
  /// The kind of device that the loop belongs to.
  @exclusivity(unchecked) var idiom = UIUserInterfaceIdiom.phone
  /// The open transactions, outermost first.
  @exclusivity(unchecked) var openTransactions: [LayerTransaction] = []
  /// The ends of the animations that an interaction controls, while they are being collected;
  /// otherwise `nil`.
  @exclusivity(unchecked) var collectedAnimationEnds: [AnimationEnd]?
  /// The state that most apps never use; allocated on first access.
  var surroundings: Surroundings {
    if let surroundingsIfUsed { return surroundingsIfUsed }
    let made = Surroundings()
    surroundingsIfUsed = made
    return made
  }
  @exclusivity(unchecked) private(set) var surroundingsIfUsed: Surroundings?
  /// Completion blocks of committed transactions, which run once no transition is running.
  @exclusivity(unchecked) private var transactionCompletions: [@MainActor () -> Void] = []
  /// The scheduled timers. The loop retains them until they are invalidated (M20).
  @exclusivity(unchecked) private var timers: [Timer] = []
  @exclusivity(unchecked) private var queue: [QueuedBlock] = []
  @exclusivity(unchecked) private var viewsToLayOut: [UIView] = []
  /// The blocks of the current turn, and the number of those that have begun.
  @exclusivity(unchecked) private var running: [QueuedBlock] = []
  @exclusivity(unchecked) private var begun = 0
  // An empty array whose capacity the next turn reuses.
  @exclusivity(unchecked) private var spareViews: [UIView] = []
  @exclusivity(unchecked) private var timeline = Timeline()
  @exclusivity(unchecked) private var autoreleased: [UIViewController] = []

  /// Creates an idle loop at time zero.
  public init() {}

  // The thread that drives the loop. Until a device is switched on, it is `nil`, which means the
  // main thread.
  @exclusivity(unchecked) nonisolated(unsafe) private static var thread: pthread_t?

  package nonisolated static var isOnItsThread: Bool {
    thread.map { pthread_equal($0, pthread_self()) != 0 } ?? Thread.isMainThread
  }

  /// Whether this thread's device has been shut down, so that the loop has no more turns.
  nonisolated static var isShutDown: Bool {
    isOnItsThread && MainActor.assumeIsolated { !current.isDriven }
  }

  /// Makes the current thread the one that drives the loop.
  func moveHere() { MainLoop.thread = pthread_self() }

  /// A block in a structure: an array of closures would wrap each in a second closure.
  private struct QueuedBlock {
    let run: @MainActor () -> Void
  }

  func put(after delay: TimeInterval, _ block: @escaping @MainActor () -> Void) {
    if delay > 0 { schedule(after: delay, block) } else { enqueue(block) }
  }

  /// Whether the next turn has work. Timers that are not due do not count.
  public var hasWork: Bool {
    Inbox.hasWork || !queue.isEmpty || !viewsToLayOut.isEmpty || !autoreleased.isEmpty
  }

  /// Whether any block, timer or transition is still to run.
  public var isWaiting: Bool { hasWork || timeline.nextTime != nil }

  /// Whether any outstanding work will end by itself. Repeating timers do not count.
  package var hasScheduledWork: Bool {
    hasWork || timeline.count > timers.count { $0.timeInterval > 0 }
  }

  /// Runs `block` in the next turn.
  public func enqueue(_ block: @escaping @MainActor () -> Void) {
    requestCount += 1
    queue.append(QueuedBlock(run: block))
  }

  /// Runs `block` after `delay` seconds, but not before the next turn.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ block: @escaping @MainActor () -> Void) -> Int {
    requestCount += 1
    return timeline.insert(at: now + max(0, delay), block)
  }

  /// Cancels a scheduled block.
  public func cancel(_ token: Int) { timeline.remove(token) }

  /// The number of turns, due times and events of a user so far: two requests with the same number
  /// were made in one turn.
  @exclusivity(unchecked) private(set) var turnCount = 0

  /// Begins a turn with an event of a user, such as a touch.
  package func beginEvent() { turnCount += 1 }

  /// Runs one turn: blocks queued before it, then layout, then the autorelease pool.
  public func turn() {
    turnCount += 1
    if Inbox.hasWork {
      for (delay, block) in Inbox.shared.takeAll() { put(after: delay, block) }
    }
    if !queue.isEmpty || begun < running.count { runQueue() }
    layOut()
    drainPool()
    if Associations.isInUse { Associations.shared.sweep() }
    if Observations.isInUse { _ = Observations.check() }
  }

  private func runQueue() {
    // A block that waits runs nested turns, the first of which runs the remaining blocks.
    if begun == running.count {
      if begun > 0 { return runQueueInLastBlock() }
      swap(&running, &queue)
    }
    while begun < running.count {
      begun += 1
      running[begun - 1].run()
    }
    // Releasing the blocks may run app code, which must not find this array half emptied.
    var done: [QueuedBlock] = []
    swap(&done, &running)
    begun = 0
    done.removeAll(keepingCapacity: true)
    if running.isEmpty { running = done }
  }

  /// Runs what has been queued since a turn began whose last block waits.
  private func runQueueInLastBlock() {
    var outer: [QueuedBlock] = []
    swap(&outer, &running)
    begun = 0
    runQueue()
    withExtendedLifetime(outer) {}
  }

  // An app that becomes idle at all does so within a few turns. The limit is in turns, not seconds,
  // so that a hang is the same on every machine.
  private static let mostTurns = 100_000

  /// Runs turns until nothing is queued and no transition is running; only transitions advance
  /// time.
  ///
  /// If the app is not idle after 100,000 turns, a hang is recorded and all outstanding work is
  /// discarded.
  public func runUntilIdle() {
    checkThatDeviceIsCurrent()
    var turns = 0
    while turns < Self.mostTurns {
      if hasWork {
        turn()
      } else if let next = timeline.nextTime, next <= now || runningTransitions > 0 {
        runNextOnTimeline()
      } else if Observations.isInUse, Observations.check() {
        // The closures of observed properties may have caused more work.
        requestCount += 1
      } else {
        onIdle?()
        return
      }
      turns += 1
    }
    giveUp(after: turns)
  }

  /// Advances the clock by `seconds`, running everything that becomes due, in order.
  ///
  /// If the clock does not advance for 100,000 turns, a hang is recorded and all outstanding work
  /// is discarded.
  public func advance(by seconds: TimeInterval) {
    checkThatDeviceIsCurrent()
    let end = now + seconds
    var turns = 0
    while turns < Self.mostTurns {
      if hasWork {
        turn()
      } else if let next = timeline.nextTime, next <= end {
        if next > now { turns = 0 }
        runNextOnTimeline()
      } else {
        now = end
        return
      }
      turns += 1
    }
    giveUp(after: turns)
  }

  /// Runs turns and advances the clock while `condition` holds, for at most `seconds`.
  ///
  /// A wait without end for what nothing can bring about any more is recorded as a hang.
  func run(for seconds: TimeInterval, while condition: () -> Bool) {
    let end = now + seconds
    var turns = 0
    while condition() {
      turns += 1
      if hasWork || begun < running.count, turns < Self.mostTurns {
        turn()
      } else if let next = timeline.nextTime, next <= end, turns < Self.mostTurns {
        runNextOnTimeline()
      } else {
        if seconds.isFinite { now = end } else { giveUp(after: turns) }
        return
      }
    }
  }

  private func giveUp(after turns: Int) {
    record(.hung(turns: turns))
    discard()
  }

  private func runNextOnTimeline() {
    guard let entry = timeline.popFirst() else { return }
    turnCount += 1
    now = max(now, entry.time)
    entry.block()
  }

  /// Discards all outstanding work: queued blocks, timers, transitions and autoreleased objects.
  func discard() {
    // A scheduled timer retains its target only as long as the loop exists, which is not a leak.
    for timer in timers { timer.invalidate() }
    (queue, running, begun) = ([], [], 0)
    surroundingsIfUsed?.laterRequests = []
    viewsToLayOut = []
    timeline = Timeline()
    autoreleased = []
    transitions = []
    presentations = []
    waitingRequests = []
    transactionCompletions = []
    openTransactions = []
    firstResponder = nil
  }

  // MARK: Timers and presentations

  func keep(_ timer: Timer) { timers.append(timer) }
  func release(_ timer: Timer) { timers.removeAll { $0 === timer } }

  func keep(_ presentation: Presentation, with presenter: UIViewController) {
    presentationCount += 1
    guard behavior.keepsAbandonedPresentations else { return }
    presentations.append(LivePresentation(presentation: presentation, presenter: presenter))
  }

  func release(_ presentation: Presentation) {
    presentationCount -= 1
    presentations.removeAll { $0.presentation === presentation }
  }

  /// Keeps a request that waits for the end of a dismissal.
  func run(afterDismissalOf link: Presentation, _ request: @escaping @MainActor () -> Void) {
    waitingRequests.append(WaitingRequest(dismissal: link, run: request))
  }

  /// Runs, in the next turn, what has waited for a dismissal, whether or not it was cancelled.
  func endDismissal(of link: Presentation) {
    guard !waitingRequests.isEmpty else { return }
    let due = waitingRequests.filter { $0.dismissal === link }
    waitingRequests.removeAll { $0.dismissal === link }
    for request in due { enqueue(request.run) }
  }

  // MARK: Transitions

  /// Counts a transition until it ends.
  ///
  /// - Returns: Its number, for ``endTransition(_:)``.
  func beginTransition() -> Int {
    requestCount += 1
    Self.lastTransition += 1
    transitions.append(Self.lastTransition)
    return Self.lastTransition
  }

  /// Ends a transition; has no effect if it is over, or if the loop was emptied since it began.
  func endTransition(_ number: Int) {
    guard let place = transitions.firstIndex(of: number) else { return }
    transitions.remove(at: place)
    guard transitions.isEmpty, !transactionCompletions.isEmpty else { return }
    let blocks = transactionCompletions
    transactionCompletions = []
    for block in blocks { block() }
  }

  /// Runs `block` once the running transitions have ended, or in the next turn if there are none.
  func afterTransitions(_ block: @escaping @MainActor () -> Void) {
    if runningTransitions > 0 {
      transactionCompletions.append(block)
    } else {
      enqueue(block)
    }
  }

  // MARK: Calls from UIKit's classes

  package func noteEffect() { effectCount += 1 }

  func setNeedsLayout(_ view: UIView) { viewsToLayOut.append(view) }

  private func layOut() {
    // A view may request another layout during layout, but not indefinitely.
    var rounds = 0
    while !viewsToLayOut.isEmpty {
      rounds += 1
      if rounds > Self.mostTurns { return giveUp(after: rounds) }
      var views = spareViews
      spareViews = []
      swap(&views, &viewsToLayOut)
      for view in views where view.window != nil { view.layOut() }
      views.removeAll(keepingCapacity: true)
      spareViews = views
    }
  }

  /// Keeps a new controller alive until the end of the turn, as an autorelease pool does.
  func autorelease(_ controller: UIViewController) {
    if behavior.autoreleasesNewControllers { autoreleased.append(controller) }
  }

  /// Keeps the objects of a nib alive until the next turn: a weak outlet may be the only reference
  /// to a view until the app adds it.
  func autorelease(fromNib objects: [Any]) {
    if behavior.autoreleasesNewControllers { enqueue { withExtendedLifetime(objects) {} } }
  }

  private func drainPool() {
    while !autoreleased.isEmpty {
      guard let name = releaseLast() else { continue }
      record(.unowned(type: "\(name.type)"), [name])
    }
  }

  // A separate function, so that the reference is released on return. Only objects that are
  // deallocated here need a name.
  private func releaseLast() -> UIKitObjectName? {
    var controller = autoreleased.removeLast()
    return isKnownUniquelyReferenced(&controller) ? UIKitObjectName(controller) : nil
  }

  func record(_ event: UIKitEvent, about objects: UIResponder...) {
    record(event, objects.map { UIKitObjectName($0) })
  }

  private func record(_ event: UIKitEvent, _ objects: [UIKitObjectName]) {
    switch event {
    case .refused: refusalCount += 1
    case .crashed: crashCount += 1
    case .hung: hangCount += 1
    case .warning, .unowned, .inconsistent: break
    }
    requestCount += 1
    let entry = UIKitLogEntry(event: event, time: now, objects: objects)
    log.append(entry)
    onEvent?(entry)
  }

  // MARK: One device at a time

  /// Whether a device that is switched on drives the loop.
  @exclusivity(unchecked) var isDriven = false

  /// Warns once if a device is used after another was switched on.
  private func checkThatDeviceIsCurrent() {
    guard isDriven, MainLoop.current !== self, !hasWarnedOfOtherDevice else { return }
    hasWarnedOfOtherDevice = true
    record(
      .warning(
        "another device has been switched on; UIApplication.shared, DispatchQueue.main and all"
          + " UIKit calls now refer to that device"))
  }

  @exclusivity(unchecked) private var hasWarnedOfOtherDevice = false
}

@_exported public import Foundation
@_exported public import UserNotifications

/// The main queue and the clock of one device, both virtual.
///
/// Every effect of a UIKit call happens at one of three moments: inside the call, in the next turn of this loop,
/// or at the end of a transition, which is a point on its clock. Nothing happens by itself: the harness runs
/// turns and lets time pass.
@MainActor public final class MainLoop {
  // `@exclusivity(unchecked)`, here and on the busiest properties of this module: the checks at run time took a fifth of a
  // push and pop. All of it is on the main actor, and no access lasts through a call into the app's code.

  /// The loop that app code reaches through `DispatchQueue.main`, `Timer` and UIKit's own calls.
  @exclusivity(unchecked) public internal(set) static var current = MainLoop()

  /// Seconds since the device was switched on.
  @exclusivity(unchecked) public private(set) var now: TimeInterval = 0
  /// How the rules that real UIKit leaves open are decided.
  @exclusivity(unchecked) public var behavior = UIKitBehavior()
  /// Refusals, crashes and warnings with their moments and objects, oldest first.
  @exclusivity(unchecked) public private(set) var log: [UIKitLogEntry] = []
  /// Refusals, crashes and warnings, oldest first.
  public var events: [UIKitEvent] { log.map(\.event) }
  /// Called at every event, inside the call that led to it, so that a test can fail there and print where it is.
  @exclusivity(unchecked) public var onEvent: (@MainActor (UIKitLogEntry) -> Void)?
  /// How many requests have been refused so far.
  @exclusivity(unchecked) public private(set) var refusalCount = 0
  /// How many exceptions real UIKit would have raised so far; the first would have ended the app.
  @exclusivity(unchecked) public private(set) var crashCount = 0
  /// How often the app would never have come to rest.
  @exclusivity(unchecked) public private(set) var hangCount = 0
  /// How many things have been asked of the loop so far: blocks, timers, transitions, redraws, and what it had to record.
  @exclusivity(unchecked) public private(set) var requestCount = 0
  /// How many transitions are under way or waiting for their turn.
  @exclusivity(unchecked) public private(set) var runningTransitions = 0
  // Goes up when the count starts anew, so that transitions of before do not end in it.
  @exclusivity(unchecked) private var countingRound = 0

  /// How the app has answered what the system brought it.
  @exclusivity(unchecked) public var answers = SystemAnswers()
  /// How often a navigation controller was asked for another stack, or a controller for a presentation, without animation.
  @exclusivity(unchecked) public internal(set) var unanimatedRequestCount = 0

  /// How many timers are scheduled: one that repeats counts until it is invalidated.
  public var runningTimerCount: Int { timers.count }

  /// Called when somebody asks for other screens: a navigation controller for another stack, a controller for a presentation,
  /// a window for another root. For whoever measures what comes before the request.
  @exclusivity(unchecked) public var onNavigationRequest: (@MainActor () -> Void)?

  /// Called when `runUntilIdle` has nothing left to do.
  @exclusivity(unchecked) var onIdle: (@MainActor () -> Void)?

  let livingControllers = LivingControllers()
  @exclusivity(unchecked) weak var firstResponder: UIResponder?
  /// What is presented, with both its ends, from the request to the end of the dismissal (M6).
  @exclusivity(unchecked) private(set) var presentations: [LivePresentation] = []
  /// What kind of device the loop belongs to.
  var idiom = UIUserInterfaceIdiom.phone
  /// Completion blocks of the transactions that are open, outermost first.
  var openTransactions: [(() -> Void)?] = []
  /// Completion blocks of transactions that wait until no transition is under way.
  @exclusivity(unchecked) private var transactionCompletions: [@MainActor () -> Void] = []
  /// The timers that are scheduled; the loop keeps them until they are invalidated (M20).
  @exclusivity(unchecked) private var timers: [Timer] = []
  @exclusivity(unchecked) private var queue: [@MainActor () -> Void] = []
  @exclusivity(unchecked) private var viewsToLayOut: [UIView] = []
  @exclusivity(unchecked) private var timeline = Timeline()
  @exclusivity(unchecked) private var autoreleased: [UIViewController] = []

  /// Makes a loop at time zero with nothing to do.
  public init() {}

  // The thread that the loop was last driven from. Until a device has been switched on that is the main thread, whichever
  // thread asks first.
  nonisolated(unsafe) private static var thread: pthread_t?

  nonisolated static var isOnItsThread: Bool {
    thread.map { pthread_equal($0, pthread_self()) != 0 } ?? Thread.isMainThread
  }

  /// Says that the loop is driven from this thread from now on.
  func moveHere() { MainLoop.thread = pthread_self() }

  func put(after delay: TimeInterval, _ block: @escaping @MainActor () -> Void) {
    if delay > 0 { schedule(after: delay, block) } else { enqueue(block) }
  }

  /// Whether a turn would have something to do; timers that are not due do not count.
  public var hasWork: Bool {
    Inbox.shared.hasWork || !queue.isEmpty || !viewsToLayOut.isEmpty || !autoreleased.isEmpty
  }

  /// Whether something will happen without anybody doing anything: a queued block, a timer, the end of a transition.
  public var isWaiting: Bool { hasWork || timeline.nextTime != nil }

  /// Whether something is under way that ends by itself, as a repeating timer does not.
  package var hasScheduledWork: Bool {
    hasWork || timeline.count > timers.count { $0.timeInterval > 0 }
  }

  /// Runs `block` in the next turn.
  public func enqueue(_ block: @escaping @MainActor () -> Void) {
    requestCount += 1
    queue.append(block)
  }

  /// Runs `block` when `delay` seconds have passed, and not before the next turn.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ block: @escaping @MainActor () -> Void) -> Int {
    requestCount += 1
    return timeline.insert(at: now + max(0, delay), block)
  }

  /// Forgets a scheduled block.
  public func cancel(_ token: Int) {
    timeline.remove(token)
  }

  /// Runs one turn: what was queued before it, then layout, then the autorelease pool.
  public func turn() {
    if Inbox.shared.hasWork {
      for (delay, block) in Inbox.shared.takeAll() { put(after: delay, block) }
    }
    let blocks = queue
    queue.removeAll(keepingCapacity: true)
    for block in blocks { block() }
    layOut()
    drainPool()
    if Associations.shared.isInUse { Associations.shared.sweep() }
  }

  // An app that comes to rest at all does so within a few turns. The limit is in turns and not in seconds, so that a session
  // that hangs does so everywhere.
  private static let mostTurns = 100_000

  /// Runs turns until nothing is queued and no transition is under way, letting time pass only for transitions.
  ///
  /// An app that does not come to rest within a hundred thousand turns is recorded as hung, and what waits is thrown away.
  public func runUntilIdle() {
    checkThatDeviceIsCurrent()
    var turns = 0
    while turns < Self.mostTurns {
      if hasWork {
        turn()
      } else if timeline.nextTime.map({ $0 <= now || runningTransitions > 0 }) == true {
        runNextOnTimeline()
      } else {
        onIdle?()
        return
      }
      turns += 1
    }
    giveUp(after: turns)
  }

  /// Lets `seconds` pass, running whatever becomes due, in order.
  ///
  /// An app that does not let time pass for a hundred thousand turns is recorded as hung, and what waits is thrown away.
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

  private func giveUp(after turns: Int) {
    record(.hung(turns: turns))
    discard()
  }

  private func runNextOnTimeline() {
    guard let (time, block) = timeline.popFirst() else { return }
    now = max(now, time)
    block()
  }

  /// Forgets everything that waits: queued blocks, timers, transitions, autoreleased objects.
  func discard() {
    // A timer that runs keeps its target until the loop has gone; then it is no leak any more.
    for timer in timers { timer.invalidate() }
    queue = []
    viewsToLayOut = []
    timeline = Timeline()
    autoreleased = []
    runningTransitions = 0
    countingRound += 1
    presentations = []
    transactionCompletions = []
    openTransactions = []
    firstResponder = nil
  }

  // MARK: Timers and presentations

  func keep(_ timer: Timer) { timers.append(timer) }
  func release(_ timer: Timer) { timers.removeAll { $0 === timer } }

  func keep(_ presentation: Presentation, with presenter: UIViewController) {
    guard behavior.keepsAbandonedPresentations else { return }
    presentations.append(LivePresentation(presentation: presentation, presenter: presenter))
  }

  func release(_ presentation: Presentation) {
    presentations.removeAll { $0.presentation === presentation }
  }

  // MARK: Transitions

  /// Counts a transition until it is ended.
  func beginTransition() -> RunningTransition {
    runningTransitions += 1
    requestCount += 1
    return RunningTransition(in: self, round: countingRound)
  }

  func transitionDidEnd(_ transition: RunningTransition) {
    guard transition.round == countingRound else { return }
    runningTransitions -= 1
    guard runningTransitions == 0, !transactionCompletions.isEmpty else { return }
    let blocks = transactionCompletions
    transactionCompletions = []
    for block in blocks { block() }
  }

  /// Runs `block` when no transition is under way any more; where none is, in the next turn.
  func afterTransitions(_ block: @escaping @MainActor () -> Void) {
    if runningTransitions > 0 {
      transactionCompletions.append(block)
    } else {
      enqueue(block)
    }
  }

  // MARK: What UIKit's own classes tell the loop

  /// Counts a change that can be seen and has no value to read it from.
  func noteRedraw() { requestCount += 1 }

  func setNeedsLayout(_ view: UIView) {
    viewsToLayOut.append(view)
  }

  private func layOut() {
    // A view may ask for another layout while it is laid out, but not for ever.
    var rounds = 0
    while !viewsToLayOut.isEmpty {
      rounds += 1
      if rounds > Self.mostTurns { return giveUp(after: rounds) }
      let views = viewsToLayOut
      viewsToLayOut.removeAll(keepingCapacity: true)
      for view in views where view.window != nil { view.layOut() }
    }
  }

  /// Keeps a fresh controller until the end of the turn, as an autorelease pool does.
  func autorelease(_ controller: UIViewController) {
    if behavior.autoreleasesNewControllers { autoreleased.append(controller) }
  }

  private func drainPool() {
    while !autoreleased.isEmpty {
      guard let name = releaseLast() else { continue }
      record(.ownedByNobody(type: "\(name.type)"), [name])
    }
  }

  // A function of its own, so that the reference is gone when it returns. Only what dies here needs a name.
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
    case .warning, .ownedByNobody, .inconsistent: break
    }
    requestCount += 1
    let entry = UIKitLogEntry(event: event, time: now, objects: objects)
    log.append(entry)
    onEvent?(entry)
  }

  // MARK: One device at a time

  /// Whether a device that is switched on drives the loop.
  @exclusivity(unchecked) var isDriven = false

  /// Warns, once, when a device is used after another has been switched on.
  private func checkThatDeviceIsCurrent() {
    guard isDriven, MainLoop.current !== self, !hasWarnedOfOtherDevice else { return }
    hasWarnedOfOtherDevice = true
    record(
      .warning(
        "another device has been switched on since; UIApplication.shared, DispatchQueue.main and"
          + " all UIKit calls belong to that one"))
  }

  @exclusivity(unchecked) private var hasWarnedOfOtherDevice = false
}

/// Blocks by time; those of the same time in the order they came.
private struct Timeline {
  private struct Entry {
    let time: TimeInterval
    let token: Int
    let block: @MainActor () -> Void
  }

  // Latest first, so that the next one is popped from the end. Seldom more than a handful.
  private var entries: [Entry] = []
  private var lastToken = 0

  var nextTime: TimeInterval? { entries.last?.time }
  var count: Int { entries.count }

  mutating func insert(at time: TimeInterval, _ block: @escaping @MainActor () -> Void) -> Int {
    lastToken += 1
    let place = entries.firstIndex { $0.time <= time } ?? entries.endIndex
    entries.insert(Entry(time: time, token: lastToken, block: block), at: place)
    return lastToken
  }

  mutating func remove(_ token: Int) {
    entries.removeAll { $0.token == token }
  }

  mutating func popFirst() -> (TimeInterval, @MainActor () -> Void)? {
    entries.popLast().map { ($0.time, $0.block) }
  }
}

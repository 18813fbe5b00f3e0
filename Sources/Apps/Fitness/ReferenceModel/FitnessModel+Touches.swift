import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

// Touches on the layer in front; nothing below it, and nothing under an alert, can be touched.
extension FitnessModel {
  mutating func touch(_ event: UserEvent) {
    if !isStarted { mark(5) }
    guard alert == nil, isStarted else { return }
    switch event {
    case .tap(let name): tap(name)
    case .doubleTap(let name): touchAtOnce([name, name]) { $0.tap($1) }
    case .tapBurst(let name, let count):
      touchAtOnce(repeatElement(name, count: max(0, count))) { $0.tap($1) }
    case .tapTogether(let names): touchAtOnce(names) { $0.tap($1) }
    case .tapRow(let table, let section, let row): tapRow(table, section, row)
    case .doubleTapRow(let table, let section, let row):
      touchAtOnce([row, row]) { $0.tapRow(table, section, $1) }
    case .deleteRow(ElementID.appointments, section: 0, let row): deleteRow(row)
    case .type(let text, let field): type(text, into: field)
    case .choose(ElementID.scope, let segment):
      if frontScreen?.place == .appointments { choose(segment) }
    case .tab(let index): tapTab(index)
    case .swipeSheet(let isFinished): swipeSheet(isFinished: isFinished)
    case .back, .swipeBack(isFinished: true): goBack()
    case .swipeBack(isFinished: false): cancelSwipe()
    case .tapDuringSwipe(let name, let isFinished): tap(name, duringSwipe: isFinished)
    case .backMenu(let index): goBack(to: index)
    default: break  // Events on elements that the app does not have.
    }
  }

  /// The screen in front, if it is on a stack.
  var frontScreen: ScreenState? {
    if case .stack(let stack) = front { stacks[stack].last } else { nil }
  }

  // Row 90: touches after the one that began a transition are lost.
  private mutating func touchAtOnce<Target>(
    _ targets: some Sequence<Target>, _ touch: (inout FitnessModel, Target) -> Void
  ) {
    mark(90)
    let before = layers
    for target in targets where layers == before { touch(&self, target) }
  }

  /// The IDs of everything that a transition changes.
  var layers: [Int] {
    stacks.flatMap { $0.map(\.id) + [0] }
      + [tab, login?.id ?? 0, note?.id ?? 0, alert?.owner ?? 0]
  }

  // MARK: Controls

  private mutating func tap(_ name: String) {
    switch front {
    case .splash: break
    case .login(let state): tapInLogin(name, state)
    case .note(let state): tapInNote(name, state)
    case .stack(let stack):
      guard let screen = stacks[stack].last else { return }
      tap(name, screen, on: stack)
    }
  }

  // Rows 18 and 72: bar items can be touched while the screen is busy.
  private mutating func tap(_ name: String, _ screen: ScreenState, on stack: Int) {
    if name == ElementID.menu {
      if stack != Self.sheet {
        mark(18)
        show(.menu(identity), by: screen.id)
      }
      return
    }
    switch screen.content {
    case .activities, .trainers, .dates: if name == ElementID.retry { retry(screen) }
    case .trainer(let state): tapInTrainer(name, state, screen, on: stack)
    case .summary(let state): tapInSummary(name, state, screen.id, on: stack)
    case .account: tapInAccount(name, screen.id)
    case .appointments:
      if name == ElementID.close { closeAppointments() }
      if name == ElementID.retry { retry(screen) }
    case .appointment(let state): tapInAppointment(name, state, screen.id)
    case .subcategories, .clubs: break
    }
  }

  private mutating func tapInTrainer(
    _ name: String, _ state: TrainerState, _ screen: ScreenState, on stack: Int
  ) {
    switch name {
    case ElementID.book: tapBook(in: state, screen.id, on: stack)
    case ElementID.similar: tapSimilar(in: state, on: stack)
    case ElementID.retry: retry(screen)
    default: break
    }
  }

  // MARK: Rows and fields

  private mutating func tapRow(_ table: String, _ section: Int, _ row: Int) {
    guard case .stack(let stack) = front, let screen = stacks[stack].last, !screen.isBusy
    else { return }
    switch (screen.content, table, section) {
    case (.activities, ElementID.activities, 0): tapActivity(row)
    case (.subcategories(let state), ElementID.subcategories, 0):
      tapSubcategory(row, in: state, screen.id)
    case (.trainers(let state), ElementID.trainers, 0): tapTrainer(row, in: state)
    case (.clubs(let state), ElementID.clubs, 0): tapClub(row, in: state, on: stack)
    case (.dates(let state), ElementID.slots, _): tapSlot(section, row, in: state, on: stack)
    case (.account, ElementID.account, 0): tapAccountRow(row)
    case (.appointments, ElementID.appointments, 0): tapAppointment(row)
    default: break
    }
  }

  // Row 68.
  private mutating func deleteRow(_ row: Int) {
    guard let screen = frontScreen, screen.place == .appointments,
      let appointment = appointments?.row(row)
    else { return }
    mark(68)
    show(.cancelAppointment(appointment), by: screen.id, cancelling: appointment.id)
  }

  // Rows 37 and 56.
  private mutating func type(_ text: String, into field: String) {
    switch front {
    case .login(let state) where !state.isBusy:
      if field == ElementID.username { login?.username = text }
      if field == ElementID.password { login?.password = text }
    case .note where field == ElementID.text:
      mark(56)
      note?.text = text
    case .stack(let stack):
      guard field == ElementID.search, let screen = stacks[stack].last,
        case .subcategories(var state) = screen.content, !state.isBusy
      else { return }
      mark(37)
      state.text = text
      update(screen.id) { $0 = .subcategories(state) }
    default: break
    }
  }

  // MARK: Tabs, sheets and going back

  // Rows 51 and 52.
  private mutating func tapTab(_ index: Int) {
    guard !hasSheet, (0...1).contains(index) else { return }
    if tab == index {
      guard stacks[tab].count > 1, !deviates(.d40b) else { return }
      mark(52)
      pop(tab, toDepth: 1)
    } else {
      mark(51)
      if deviates(.d40) { pop(tab, toDepth: 1) }
      tab = index
    }
  }

  // Rows 58, 59, 72, 73, 85 and 86.
  private mutating func swipeSheet(isFinished: Bool) {
    switch front {
    case .note(let state) where state.isChanged && !deviates(.d24b):
      mark(59)
      show(.discardNote, by: state.id)
    case .login(let state) where state.isBusy && !deviates(.d24): mark(86)
    case .note where isFinished:
      mark(58)
      note = nil
    case .login where isFinished: closeLogin()
    case .stack(Self.sheet) where isFinished: closeAppointments()
    default: if hasSheet { mark(73) }
    }
  }

  // Row 72.
  private mutating func closeAppointments() {
    mark(72)
    stacks[Self.sheet] = []
  }

  // Row 87.
  private mutating func goBack() {
    guard case .stack(let stack) = front, stacks[stack].count > 1 else { return }
    mark(87)
    pop(stack, toDepth: stacks[stack].count - 1)
  }

  // Row 88.
  private mutating func cancelSwipe() {
    if deviates(.d39b) { return goBack() }
    guard case .stack(let stack) = front, stacks[stack].count > 1 else { return }
    mark(88)
    if deviates(.d41), stacks[stack].count == 2 { remnants.deadFlows.insert(stacks[stack][1].id) }
  }

  // Rows 87 and 88: the tap finds nothing.
  private mutating func tap(_ name: String, duringSwipe isFinished: Bool) {
    if deviates(.d39) { return tap(name) }
    if isFinished { goBack() } else { cancelSwipe() }
  }

  // Row 89.
  private mutating func goBack(to index: Int) {
    guard case .stack(let stack) = front, index >= 0, index < stacks[stack].count - 1
    else { return }
    mark(89)
    pop(stack, toDepth: index + 1)
  }
}

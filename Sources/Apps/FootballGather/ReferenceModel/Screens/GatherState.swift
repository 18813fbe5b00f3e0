import FootballGather
import FootballGatherUI
import UserSessions

/// The state of a match: the clock, the score and both teams.
struct GatherState: Sendable {
  enum Clock: Sendable { case stopped, running, paused }

  let id: Int
  let gather: Int
  let teams: [[Player]]
  private(set) var time = GatherTime.initial { didSet { timeText = time.text } }
  private var timeText = GatherTime.initial.text
  private(set) var clock = Clock.stopped
  /// The clock's state as shown by the main button; differs from `clock` only under D21.
  private var shownClock = Clock.stopped
  private(set) var isPickerShown = false
  private(set) var picked = GatherTime.initial
  private(set) var scoreA = Score()
  private(set) var scoreB = Score()
  var isBusy = false
  /// Whether ending the match has been requested before (D03).
  var hasAsked = false

  /// A score with its text.
  struct Score: Sendable {
    private(set) var value = 0 { didSet { text = String(value) } }
    private(set) var text = "0"

    // Row 67.
    mutating func step(up: Bool) { value = max(0, min(100, value + (up ? 1 : -1))) }
  }

  // Row 57.
  init(id: Int, gather: Int, teams: [[Player]]) {
    self.id = id
    self.gather = gather
    self.teams = teams
  }

  // MARK: The clock

  // Rows 58 to 60.
  mutating func pressMain() {
    if !time.isZero { clock = clock == .running ? .paused : .running }
    shownClock = clock
  }

  // Rows 61 and 62, for all ticks of the interval at once.
  mutating func run(for seconds: Int, _ deviations: Deviations) {
    guard clock == .running, seconds > 0 else { return }
    let left = max(0, time.minutes * 60 + time.seconds - seconds)
    time = GatherTime(minutes: left / 60, seconds: left % 60)
    guard left == 0 else { return }
    clock = .stopped
    if !deviations.contains(.d21) { shownClock = .stopped }
  }

  // Row 63.
  mutating func showPicker() {
    picked = time
    isPickerShown = true
  }

  // Row 64.
  mutating func hidePicker() { isPickerShown = false }

  mutating func turnWheels(to rows: [Int]) {
    guard isPickerShown, !isBusy else { return }
    if let row = rows.first { picked.minutes = max(0, min(row, 59)) }
    if rows.count > 1 { picked.seconds = max(0, min(rows[1], 59)) }
  }

  // Rows 65 and 66.
  mutating func stop(at time: GatherTime) {
    clock = .stopped
    shownClock = .stopped
    self.time = time
    isPickerShown = false
  }

  // Row 67.
  mutating func step(_ name: String, _ up: Bool) {
    guard !isBusy else { return }
    switch name {
    case ElementID.stepperA: scoreA.step(up: up)
    case ElementID.stepperB: scoreB.step(up: up)
    default: break
    }
  }
}

extension FootballGatherModel {
  // Rows 58 to 60, 63 to 66 and 68.
  mutating func tapInGather(_ name: String) {
    guard case .confirm(_, let gather?) = upper, !gather.isBusy else { return }
    let isDead = deviations.contains(.d23)
    switch name {
    case ElementID.timerMain: gathering { $0.pressMain() }
    case ElementID.timerSet: gathering { $0.showPicker() }
    case ElementID.timerCancel where !isDead: gathering { $0.stop(at: .initial) }
    case ElementID.pickerCancel where gather.isPickerShown: gathering { $0.hidePicker() }
    case ElementID.pickerDone where gather.isPickerShown: gathering { $0.stop(at: $0.picked) }
    case ElementID.end where !isDead: show(.confirmEndOfGather, by: gather.id, .endGather)
    default: break
    }
  }

  // Row 70.
  mutating func confirmEnd() {
    guard case .confirm(_, let gather?) = upper else { return }
    gathering { [deviations] in
      $0.isBusy = !deviations.contains(.d24)
      $0.hasAsked = true
    }
    let result = GatherResult(scoreA: gather.scoreA.value, scoreB: gather.scoreB.value)
    request(
      .endGather(id: gather.gather, result), by: gather.id,
      isLost: deviations.contains(.d03) && gather.hasAsked)
  }

  // Rows 71, 72 and 30.
  mutating func endAnswered(_ isSuccess: Bool) {
    guard case .confirm(_, let gather?) = upper else { return }
    gathering { $0.isBusy = false }
    guard isSuccess else { return show(.gatherNotEnded, by: gather.id) }
    list?.gatherEnded(deviations)
    upper = .nothing
  }
}

extension GatherState {
  private var buttonTitle: String {
    switch shownClock {
    case .stopped: "Start"
    case .running: "Pause"
    case .paused: "Resume"
    }
  }

  func describe<Sink: ScreenSink>(into sink: inout Sink, _ deviations: Deviations) {
    sink.screen(ElementID.gatherScreen, title: "Gather in progress")
    sink.flag(ElementID.gatherScreen, true)
    sink.label(ElementID.timer, timeText)
    sink.button(ElementID.timerMain, buttonTitle, !isBusy)
    sink.button(ElementID.timerSet, "Set", !isBusy)
    sink.button(ElementID.timerCancel, "Cancel", !isBusy)
    describe(scoreA, ElementID.scoreA, ElementID.stepperA, into: &sink)
    describe(scoreB, ElementID.scoreB, ElementID.stepperB, into: &sink)
    sink.table(ElementID.teams, sections: 2, !isBusy)
    for section in [TeamSection.teamA, .teamB] {
      sink.team(section, teams[section.rawValue], deviations)
    }
    sink.button(ElementID.end, "End gather", !isBusy)
    describePicker(into: &sink)
    sink.flag(ElementID.overlay, isBusy)
  }

  private func describePicker<Sink: ScreenSink>(into sink: inout Sink) {
    sink.flag(ElementID.timePicker, isPickerShown)
    guard isPickerShown else { return }
    sink.flag(ElementID.picker, true)
    for row in [picked.minutes, picked.seconds] {
      sink.number(ElementID.picker, row)
      sink.extra("rows of the picker", 60)
      sink.extra("title in the picker", String(row))
    }
    sink.flag(ElementID.picker, !isBusy)
    sink.button(ElementID.pickerCancel, "Cancel", !isBusy)
    sink.button(ElementID.pickerDone, "Done", !isBusy)
  }

  private func describe<Sink: ScreenSink>(
    _ score: Score, _ label: String, _ stepper: String, into sink: inout Sink
  ) {
    sink.label(label, score.text)
    sink.flag(stepper, true)
    sink.number(stepper, score.value)
    sink.flag(stepper, !isBusy)
  }
}

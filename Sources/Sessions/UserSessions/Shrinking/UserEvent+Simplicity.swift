extension UserEvent {
  /// The event's position in the order of simplicity: its kind, then its arguments.
  ///
  /// Different events have different complexities. The kinds are in the order that is easiest to
  /// read: single touches of visible elements, going back, answers and time, double taps, events
  /// from outside.
  var complexity: [Int] {
    switch self {
    case .tap(let name): [0] + Simplicity.code(name)
    case .tapRow(let name, let section, let row):
      [1] + Simplicity.code(name) + [Simplicity.code(section), Simplicity.code(row)]
    case .type(let text, let name): [2] + Simplicity.code(name) + Simplicity.code(text)
    case .toggle(let name): [3] + Simplicity.code(name)
    case .step(let name, let up): [4] + Simplicity.code(name) + [up ? 0 : 1]
    case .choose(let name, let segment):
      [5] + Simplicity.code(name) + [Simplicity.code(segment)]
    case .slide(let name, let value):
      [6] + Simplicity.code(name) + [value < 0 ? 1 : 0, Int(value.magnitude.bitPattern)]
    case .pick(let name, let rows):
      [7] + Simplicity.code(name) + [rows.count] + rows.map(Simplicity.code)
    case .turnDate(let name, let hours): [36] + Simplicity.code(name) + [Simplicity.code(hours)]
    case .shake: [37]
    case .rotate(let isLandscape): [38, isLandscape ? 0 : 1]
    case .chooseAction(let name, let action):
      [39] + Simplicity.code(name) + [Simplicity.code(action)]
    case .refresh(let name): [41] + Simplicity.code(name)
    case .swipeRow(let name, let section, let row, let action):
      [40] + Simplicity.code(name) + [section, row, action].map(Simplicity.code)
    case .pressRow(let name, let section, let row, let action):
      [43] + Simplicity.code(name) + [section, row, action].map(Simplicity.code)
    case .tapRowControl(let name, let section, let row):
      [42] + Simplicity.code(name) + [section, row].map(Simplicity.code)
    case .pressReturn(let name): [8] + Simplicity.code(name)
    case .alertButton(let index): [9, Simplicity.code(index)]
    case .back: [10]
    case .tab(let index): [11, Simplicity.code(index)]
    case .swipeBack(let isFinished): [12, isFinished ? 0 : 1]
    case .backMenu(let depth): [13, Simplicity.code(depth)]
    case .deleteRow(let name, let section, let row):
      [14] + Simplicity.code(name) + [Simplicity.code(section), Simplicity.code(row)]
    case .moveRow(let name, let from, let to):
      [15] + Simplicity.code(name)
        + [from.section, from.row, to.section, to.row].map(Simplicity.code)
    case .swipeSheet(let isFinished): [16, isFinished ? 0 : 1]
    case .tapOutside: [17]
    case .turnPage(let isForward): [18, isForward ? 0 : 1]
    case .gesture(let name): [19] + Simplicity.code(name)
    case .answer(let request, let isSuccess): [20, Simplicity.code(request), isSuccess ? 0 : 1]
    case .wait(let seconds): [21, Simplicity.code(seconds)]
    case .doubleTap(let name): [22] + Simplicity.code(name)
    case .doubleTapRow(let name, let section, let row):
      [23] + Simplicity.code(name) + [Simplicity.code(section), Simplicity.code(row)]
    case .tapBurst(let name, let count): [24] + Simplicity.code(name) + [Simplicity.code(count)]
    case .tapTogether(let names): [25, names.count] + names.flatMap(Simplicity.code)
    case .tapDuringSwipe(let name, let isFinished):
      [26] + Simplicity.code(name) + [isFinished ? 0 : 1]
    case .openURL(let link): [27] + Simplicity.code(link)
    case .openURLs(let links): [28, links.count] + links.flatMap(Simplicity.code)
    case .universalLink(let link): [29] + Simplicity.code(link)
    case .notification(let link): [30] + Simplicity.code(link)
    case .background: [31]
    case .interruption: [32]
    case .memoryWarning: [33]
    case .tapThenOpenURL(let name, let link):
      [34] + Simplicity.code(name) + Simplicity.code(link)
    case .backThenOpenURL(let link): [35] + Simplicity.code(link)
    }
  }

  /// Whether the event comes before another in the order of simplicity.
  func isSimpler(than other: UserEvent) -> Bool {
    complexity.lexicographicallyPrecedes(other.complexity)
  }

  /// Simpler events to try instead of this one in any app, in addition to the app's proposals.
  var simplerEvents: [UserEvent] {
    switch self {
    case .type(let text, let name):
      Simplicity.simpler(than: text).map { .type($0, into: name) }
    case .doubleTap(let name): [.tap(name)]
    case .tapBurst(let name, let count):
      [.tap(name), .doubleTap(name)]
        + Simplicity.smaller(than: count).map { .tapBurst(name, count: $0) }
    case .tapTogether(let names):
      names.map { .tap($0) }
        + names.indices.map { left in
          .tapTogether(names.indices.filter { $0 != left }.map { names[$0] })
        }
    case .tapDuringSwipe(let name, let isFinished):
      [.tap(name), .back, .swipeBack(isFinished: isFinished)]
        + (isFinished ? [] : [.tapDuringSwipe(name, isFinished: true)])
    case .openURLs(let links):
      links.map { .openURL($0) }
        + links.indices.map { left in
          .openURLs(links.indices.filter { $0 != left }.map { links[$0] })
        }
    case .tapThenOpenURL(let name, let link): [.tap(name), .openURL(link)]
    case .backThenOpenURL(let link): [.back, .openURL(link)]
    case .tapRow(let name, let section, let row):
      places(section, row).map { .tapRow(name, section: $0, row: $1) }
    case .doubleTapRow(let name, let section, let row):
      [.tapRow(name, section: section, row: row)]
        + places(section, row).map { .doubleTapRow(name, section: $0, row: $1) }
    case .deleteRow(let name, let section, let row):
      places(section, row).map { .deleteRow(name, section: $0, row: $1) }
    case .tapRowControl(let name, let section, let row):
      places(section, row).map { .tapRowControl(name, section: $0, row: $1) }
    case .moveRow(let name, let from, let to):
      places(from.section, from.row).map {
        .moveRow(name, from: .init(section: $0, row: $1), to: to)
      }
        + places(to.section, to.row).map {
          .moveRow(name, from: from, to: .init(section: $0, row: $1))
        }
    case .step(let name, up: false): [.step(name, up: true)]
    case .choose(let name, let segment):
      Simplicity.smaller(than: segment).map { .choose(name, segment: $0) }
    case .chooseAction(let name, let action):
      Simplicity.smaller(than: action).map { .chooseAction(name, action: $0) }
    case .swipeRow(let name, let section, let row, let action):
      places(section, row).map { .swipeRow(name, section: $0, row: $1, action: action) }
        + Simplicity.smaller(than: action).map {
          .swipeRow(name, section: section, row: row, action: $0)
        }
    case .pressRow(let name, let section, let row, let action):
      places(section, row).map { .pressRow(name, section: $0, row: $1, action: action) }
        + Simplicity.smaller(than: action).map {
          .pressRow(name, section: section, row: row, action: $0)
        }
    case .slide(let name, let value): value == 0 ? [] : [.slide(name, to: 0), .slide(name, to: 1)]
    case .pick(let name, let rows): simplerRows(rows).map { .pick(name, rows: $0) }
    case .turnDate(let name, let hours):
      Simplicity.smaller(than: hours).map { .turnDate(name, hours: $0) }
    case .alertButton(let index): Simplicity.smaller(than: index).map { .alertButton($0) }
    case .tab(let index): Simplicity.smaller(than: index).map { .tab($0) }
    case .swipeBack(let isFinished): isFinished ? [.back] : [.back, .swipeBack(isFinished: true)]
    case .backMenu(let depth):
      [.back] + Simplicity.smaller(than: depth).map { .backMenu(depth: $0) }
    case .swipeSheet(isFinished: false): [.swipeSheet(isFinished: true)]
    case .turnPage(isForward: false): [.turnPage(isForward: true)]
    case .answer(let request, let isSuccess):
      Simplicity.smaller(than: request).map { .answer($0, isSuccess: isSuccess) }
        + (isSuccess ? [] : [.answer(request, isSuccess: true)])
    case .wait(let seconds): Simplicity.smaller(than: seconds).map { .wait(seconds: $0) }
    case .universalLink(let link): [.openURL(link)]
    case .notification(let link): [.openURL(link), .universalLink(link)]
    case .interruption, .memoryWarning: [.background]
    default: []
    }
  }

  /// Whether the event may cross several screens in one step and thus replace many other events.
  var isJump: Bool {
    switch self {
    case .openURL, .universalLink, .notification, .backMenu: true
    default: false
    }
  }

  /// Whether the event answers a request other than the first in the queue.
  var answersLater: Bool {
    if case .answer(let request, _) = self { request > 0 } else { false }
  }

  /// The answer to the request before the one answered here.
  var answeringEarlier: UserEvent {
    if case .answer(let request, let isSuccess) = self {
      .answer(request - 1, isSuccess: isSuccess)
    } else {
      self
    }
  }

  private func places(_ section: Int, _ row: Int) -> [(section: Int, row: Int)] {
    Simplicity.smaller(than: section).map { ($0, row) }
      + Simplicity.smaller(than: row).map { (section, $0) }
  }

  private func simplerRows(_ rows: [Int]) -> [[Int]] {
    var all = [rows.map { _ in 0 }]
    for index in rows.indices {
      for number in Simplicity.smaller(than: rows[index]) {
        var simpler = rows
        simpler[index] = number
        all.append(simpler)
      }
    }
    return all
  }
}

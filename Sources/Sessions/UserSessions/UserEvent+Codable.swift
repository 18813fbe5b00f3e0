// The format of an event in a session file: an object whose verb is one of its keys, or the verb
// alone if it needs no arguments: `{"tapRow": "players", "section": 0, "row": 2}`,
// `{"answer": 0, "succeeds": false}`, `"back"`.
extension UserEvent: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    // The verbs, and then their arguments.
    case tap, doubleTap, tapBurst, tapTogether, type, toggle, step, pick, turnDate, tapRow
    case doubleTapRow, deleteRow, swipeRow, pressRow, tapRowControl, moveRow, swipeBack
    case tapDuringSwipe
    case backMenu, tab, swipeSheet, turnPage, gesture, choose, chooseAction, slide, pressReturn
    case alertButton, openURL, openURLs, tapThenOpenURL, backThenOpenURL, universalLink
    case notification, answer, refresh, rotate, wait
    case into, up, hours, rows, section, row, from, to, succeeds, segment, count, finishes, link
    case action

    static let verbs = Array(allCases.prefix { $0 != .into })
  }

  /// The longest wait, one day in seconds; with a running timer, every second costs real time.
  private static let longestWait = 86_400

  private static let words: [String: UserEvent] = [
    "back": .back, "background": .background, "interruption": .interruption,
    "memoryWarning": .memoryWarning, "shake": .shake, "tapOutside": .tapOutside,
  ]

  public init(from decoder: any Decoder) throws {
    if let word = try? decoder.singleValueContainer().decode(String.self) {
      guard let event = UserEvent.words[word] else { throw UserEvent.unknown(word, decoder) }
      self = event
      return
    }
    let values = try decoder.container(keyedBy: Key.self)
    let verbs = Key.verbs.filter(values.contains)
    guard let verb = verbs.first, verbs.count == 1 else {
      throw UserEvent.unknown(verbs.map(\.rawValue).joined(separator: " and "), decoder)
    }
    self = try UserEvent(verb, values)
  }

  private init(_ verb: Key, _ values: KeyedDecodingContainer<Key>) throws {
    func text(_ key: Key) throws -> String { try values.decode(String.self, forKey: key) }
    func number(_ key: Key) throws -> Int { try values.decode(Int.self, forKey: key) }
    func place(_ key: Key) throws -> RowPosition {
      let pair = try values.decode([Int].self, forKey: key)
      guard pair.count == 2 else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: values, debugDescription: "found \(pair), expected [section, row]")
      }
      return RowPosition(section: pair[0], row: pair[1])
    }
    switch verb {
    case .tap: self = .tap(try text(.tap))
    case .doubleTap: self = .doubleTap(try text(.doubleTap))
    case .tapBurst: self = .tapBurst(try text(.tapBurst), count: try number(.count))
    case .tapTogether:
      self = .tapTogether(try values.decode([String].self, forKey: .tapTogether))
    case .type: self = .type(try text(.type), into: try text(.into))
    case .toggle: self = .toggle(try text(.toggle))
    case .step: self = .step(try text(.step), up: try values.decode(Bool.self, forKey: .up))
    case .pick: self = .pick(try text(.pick), rows: try values.decode([Int].self, forKey: .rows))
    case .turnDate: self = .turnDate(try text(.turnDate), hours: try number(.hours))
    case .tapRow:
      self = .tapRow(try text(.tapRow), section: try number(.section), row: try number(.row))
    case .doubleTapRow:
      self = .doubleTapRow(
        try text(.doubleTapRow), section: try number(.section), row: try number(.row))
    case .deleteRow:
      self = .deleteRow(try text(.deleteRow), section: try number(.section), row: try number(.row))
    case .swipeRow:
      self = .swipeRow(
        try text(.swipeRow), section: try number(.section), row: try number(.row),
        action: try number(.action))
    case .pressRow:
      self = .pressRow(
        try text(.pressRow), section: try number(.section), row: try number(.row),
        action: try number(.action))
    case .tapRowControl:
      self = .tapRowControl(
        try text(.tapRowControl), section: try number(.section), row: try number(.row))
    case .moveRow: self = .moveRow(try text(.moveRow), from: try place(.from), to: try place(.to))
    case .swipeBack: self = .swipeBack(isFinished: try values.decode(Bool.self, forKey: .swipeBack))
    case .tapDuringSwipe:
      self = .tapDuringSwipe(
        try text(.tapDuringSwipe), isFinished: try values.decode(Bool.self, forKey: .finishes))
    case .backMenu: self = .backMenu(depth: try number(.backMenu))
    case .tab: self = .tab(try number(.tab))
    case .swipeSheet:
      self = .swipeSheet(isFinished: try values.decode(Bool.self, forKey: .swipeSheet))
    case .turnPage: self = .turnPage(isForward: try values.decode(Bool.self, forKey: .turnPage))
    case .refresh: self = .refresh(try text(.refresh))
    case .gesture: self = .gesture(try text(.gesture))
    case .choose: self = .choose(try text(.choose), segment: try number(.segment))
    case .chooseAction:
      self = .chooseAction(try text(.chooseAction), action: try number(.action))
    case .slide: self = .slide(try text(.slide), to: try values.decode(Double.self, forKey: .to))
    case .pressReturn: self = .pressReturn(try text(.pressReturn))
    case .universalLink: self = .universalLink(try text(.universalLink))
    case .alertButton: self = .alertButton(try number(.alertButton))
    case .openURL: self = .openURL(try text(.openURL))
    case .openURLs: self = .openURLs(try values.decode([String].self, forKey: .openURLs))
    case .tapThenOpenURL: self = .tapThenOpenURL(try text(.tapThenOpenURL), try text(.link))
    case .backThenOpenURL: self = .backThenOpenURL(try text(.backThenOpenURL))
    case .notification: self = .notification(try text(.notification))
    case .answer:
      self = .answer(
        try number(.answer), isSuccess: try values.decode(Bool.self, forKey: .succeeds))
    case .rotate:
      self = .rotate(isLandscape: try values.decode(Bool.self, forKey: .rotate))
    case .wait:
      let seconds = try number(.wait)
      guard (0...UserEvent.longestWait).contains(seconds) else {
        throw DecodingError.dataCorruptedError(
          forKey: .wait, in: values,
          debugDescription: "found \(seconds), expected 0 to \(UserEvent.longestWait) seconds")
      }
      self = .wait(seconds: seconds)
    case .into, .up, .hours, .rows, .section, .row, .from, .to, .succeeds, .segment, .count,
      .finishes, .link, .action:
      preconditionFailure("'\(verb)' is not a verb")
    }
  }

  private static func unknown(_ found: String, _ decoder: any Decoder) -> DecodingError {
    let known = (Key.verbs.map(\.rawValue) + words.keys).sorted().joined(separator: ", ")
    return .dataCorrupted(
      .init(
        codingPath: decoder.codingPath,
        debugDescription: "found event '\(found)', expected exactly one of \(known)"))
  }

  public func encode(to encoder: any Encoder) throws {
    if let word = UserEvent.words.first(where: { $0.value == self })?.key {
      var value = encoder.singleValueContainer()
      return try value.encode(word)
    }
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .tap(let name): try values.encode(name, forKey: .tap)
    case .doubleTap(let name): try values.encode(name, forKey: .doubleTap)
    case .tapBurst(let name, let count):
      try values.encode(name, forKey: .tapBurst)
      try values.encode(count, forKey: .count)
    case .tapTogether(let names): try values.encode(names, forKey: .tapTogether)
    case .type(let text, let name):
      try values.encode(text, forKey: .type)
      try values.encode(name, forKey: .into)
    case .toggle(let name): try values.encode(name, forKey: .toggle)
    case .step(let name, let up):
      try values.encode(name, forKey: .step)
      try values.encode(up, forKey: .up)
    case .pick(let name, let rows):
      try values.encode(name, forKey: .pick)
      try values.encode(rows, forKey: .rows)
    case .turnDate(let name, let hours):
      try values.encode(name, forKey: .turnDate)
      try values.encode(hours, forKey: .hours)
    case .tapRow(let name, let section, let row):
      try values.encode(name, forKey: .tapRow)
      try values.encode(section, forKey: .section)
      try values.encode(row, forKey: .row)
    case .doubleTapRow(let name, let section, let row):
      try values.encode(name, forKey: .doubleTapRow)
      try values.encode(section, forKey: .section)
      try values.encode(row, forKey: .row)
    case .deleteRow(let name, let section, let row):
      try values.encode(name, forKey: .deleteRow)
      try values.encode(section, forKey: .section)
      try values.encode(row, forKey: .row)
    case .swipeRow(let name, let section, let row, let action):
      try values.encode(name, forKey: .swipeRow)
      try values.encode(section, forKey: .section)
      try values.encode(row, forKey: .row)
      try values.encode(action, forKey: .action)
    case .pressRow(let name, let section, let row, let action):
      try values.encode(name, forKey: .pressRow)
      try values.encode(section, forKey: .section)
      try values.encode(row, forKey: .row)
      try values.encode(action, forKey: .action)
    case .tapRowControl(let name, let section, let row):
      try values.encode(name, forKey: .tapRowControl)
      try values.encode(section, forKey: .section)
      try values.encode(row, forKey: .row)
    case .moveRow(let name, let from, let to):
      try values.encode(name, forKey: .moveRow)
      try values.encode([from.section, from.row], forKey: .from)
      try values.encode([to.section, to.row], forKey: .to)
    case .swipeBack(let isFinished): try values.encode(isFinished, forKey: .swipeBack)
    case .tapDuringSwipe(let name, let isFinished):
      try values.encode(name, forKey: .tapDuringSwipe)
      try values.encode(isFinished, forKey: .finishes)
    case .backMenu(let depth): try values.encode(depth, forKey: .backMenu)
    case .tab(let index): try values.encode(index, forKey: .tab)
    case .swipeSheet(let isFinished): try values.encode(isFinished, forKey: .swipeSheet)
    case .turnPage(let isForward): try values.encode(isForward, forKey: .turnPage)
    case .refresh(let name): try values.encode(name, forKey: .refresh)
    case .gesture(let name): try values.encode(name, forKey: .gesture)
    case .choose(let name, let segment):
      try values.encode(name, forKey: .choose)
      try values.encode(segment, forKey: .segment)
    case .chooseAction(let name, let action):
      try values.encode(name, forKey: .chooseAction)
      try values.encode(action, forKey: .action)
    case .slide(let name, let value):
      try values.encode(name, forKey: .slide)
      try values.encode(value, forKey: .to)
    case .pressReturn(let name): try values.encode(name, forKey: .pressReturn)
    case .universalLink(let link): try values.encode(link, forKey: .universalLink)
    case .alertButton(let index): try values.encode(index, forKey: .alertButton)
    case .openURL(let link): try values.encode(link, forKey: .openURL)
    case .openURLs(let links): try values.encode(links, forKey: .openURLs)
    case .tapThenOpenURL(let name, let link):
      try values.encode(name, forKey: .tapThenOpenURL)
      try values.encode(link, forKey: .link)
    case .backThenOpenURL(let link): try values.encode(link, forKey: .backThenOpenURL)
    case .notification(let link): try values.encode(link, forKey: .notification)
    case .answer(let request, let isSuccess):
      try values.encode(request, forKey: .answer)
      try values.encode(isSuccess, forKey: .succeeds)
    case .rotate(let isLandscape): try values.encode(isLandscape, forKey: .rotate)
    case .wait(let seconds): try values.encode(seconds, forKey: .wait)
    case .back, .tapOutside, .background, .interruption, .memoryWarning, .shake: break
    }
  }
}

extension UserEvent {
  /// The verbs of all events in a session file.
  package static var codedNames: [String] { Key.verbs.map(\.rawValue) + words.keys.sorted() }
}

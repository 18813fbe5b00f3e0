extension UserEvent {
  /// The event in plain words, such as `tap row 1 of players`; positions count from one.
  public var words: String {
    switch self {
    case .tap(let name): "tap \(name)"
    case .doubleTap(let name): "tap \(name) twice in quick succession"
    case .tapBurst(let name, let count): "tap \(name) \(count) times in quick succession"
    case .tapTogether(let names): "tap \(list(names)) at once"
    case .type(let text, let name): "type '\(text)' into \(name)"
    case .toggle(let name): "flip \(name)"
    case .step(let name, let up): "press \(up ? "plus" : "minus") on \(name)"
    case .pick(let name, let rows): "turn \(name) to rows \(list(rows.map { "\($0 + 1)" }))"
    case .turnDate(let name, let hours):
      "turn \(name) \(hours < 0 ? "back" : "forward") by \(counted(hours.magnitude, "hour"))"
    case .refresh(let name): "pull down to refresh \(name)"
    case .gesture(let name): "perform the gesture on \(name)"
    case .choose(let name, let segment): "choose segment \(segment + 1) of \(name)"
    case .chooseAction(let name, let action): "choose action \(action + 1) in the menu of \(name)"
    case .slide(let name, let value): "slide \(name) to \(value)"
    case .pressReturn(let name): "press return in \(name)"
    case .alertButton(let index): "tap button \(index + 1) of the alert"
    case .tab(let index): "tap tab \(index + 1)"
    case .tapOutside: "tap outside"
    case .turnPage(let isForward): "turn to the \(isForward ? "next" : "previous") page"
    case .wait(let seconds): "wait \(counted(seconds, "second"))"
    case .answer(let request, let isSuccess):
      "\(isSuccess ? "good" : "failed") answer to request \(request + 1)"
    case .background: "leave the app and come back"
    case .interruption: "a call covers the app for a moment"
    case .memoryWarning: "a memory warning"
    case .shake: "shake the device"
    case .rotate(let isLandscape): "turn the device to \(isLandscape ? "landscape" : "portrait")"
    case .tapRow, .doubleTapRow, .deleteRow, .swipeRow, .pressRow, .tapRowControl, .moveRow:
      rowWords
    case .back, .swipeBack, .tapDuringSwipe, .backMenu, .swipeSheet: wayBackWords
    case .openURL, .openURLs, .tapThenOpenURL, .backThenOpenURL, .universalLink, .notification:
      linkWords
    }
  }

  private var rowWords: String {
    switch self {
    case .tapRow(let name, let section, let row): "tap \(place(section, row)) of \(name)"
    case .doubleTapRow(let name, let section, let row):
      "tap \(place(section, row)) of \(name) twice in quick succession"
    case .deleteRow(let name, let section, let row): "delete \(place(section, row)) of \(name)"
    case .swipeRow(let name, let section, let row, let action):
      "swipe over \(place(section, row)) of \(name) and tap action \(action + 1)"
    case .pressRow(let name, let section, let row, let action):
      "press \(place(section, row)) of \(name) for long and choose action \(action + 1)"
    case .tapRowControl(let name, let section, let row):
      "tap the button of \(place(section, row)) of \(name)"
    case .moveRow(let name, let from, let to):
      "move \(place(from.section, from.row)) of \(name) to \(place(to.section, to.row))"
    default: kind
    }
  }

  private var wayBackWords: String {
    switch self {
    case .back: "tap the back button"
    case .swipeBack(let isFinished): isFinished ? "swipe back" : "begin to swipe back, and let go"
    case .tapDuringSwipe(let name, let isFinished):
      "tap \(name) while swiping back\(isFinished ? "" : ", and let go")"
    case .backMenu(let depth):
      depth == 0
        ? "choose the root in the back menu" : "choose screen \(depth + 1) in the back menu"
    case .swipeSheet(let isFinished):
      isFinished ? "swipe the sheet away" : "drag the sheet a little"
    default: kind
    }
  }

  private var linkWords: String {
    switch self {
    case .openURL(let link): "open link \(link)"
    case .openURLs(let links): "open links \(list(links)) at once"
    case .tapThenOpenURL(let name, let link): "tap \(name) and immediately open link \(link)"
    case .backThenOpenURL(let link): "tap the back button and immediately open link \(link)"
    case .universalLink(let link): "follow universal link \(link)"
    case .notification(let link): "tap a notification with link \(link)"
    default: kind
    }
  }

  private func counted(_ count: some BinaryInteger, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func place(_ section: Int, _ row: Int) -> String {
    section == 0 ? "row \(row + 1)" : "row \(row + 1) of section \(section + 1)"
  }

  private func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}

import ArgumentParser
import BenchmarkReports
import Foundation

/// Whether there is emphasis.
enum ColourChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never
}

/// What standard output is, and what its reader wishes.
enum Terminal {
  /// Emphasis is for people: on a terminal that can show it, unless they wish otherwise (no-color.org, force-color.org).
  static func usesColour(_ choice: ColourChoice = .auto) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if isSet("NO_COLOR") { return false }
      if isSet("FORCE_COLOR") { return true }
      return isatty(1) != 0 && environment["TERM"] != "dumb"
    }
  }

  /// How many letters a line has: what COLUMNS says, or as many as the terminal has; `nil` elsewhere, where a program may
  /// be reading.
  static var width: Int? {
    if let wish = environment["COLUMNS"].flatMap({ Int($0) }), wish > 0 {
      return max(wish, narrowest)
    }
    var size = winsize()
    guard isatty(1) != 0, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return max(Int(size.ws_col), narrowest)
  }

  // In less, the figures of one subject have no room.
  private static let narrowest = 60

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
}

extension ConsoleReport {
  /// For standard output, as it is.
  static func forTerminal(_ choice: ColourChoice) -> ConsoleReport {
    ConsoleReport(usesColour: Terminal.usesColour(choice), width: Terminal.width)
  }
}

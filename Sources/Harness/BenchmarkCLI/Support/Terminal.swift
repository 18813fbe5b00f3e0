import BenchmarkKit
import ArgumentParser
import BenchmarkReports
import Foundation

/// The use of emphasis in output.
enum ColourChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never
}

/// The properties of standard output, and the user's preferences.
enum Terminal {
  /// Whether to use emphasis: by default on a terminal that supports it.
  ///
  /// The environment can change the default (no-color.org, force-color.org).
  static func usesColour(_ choice: ColourChoice = .auto) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if isSet("NO_COLOR") { return false }
      if isSet("FORCE_COLOR") { return true }
      return isatty(Invocation.current.output) != 0 && environment["TERM"] != "dumb"
    }
  }

  /// The number of columns in a line, set by COLUMNS or the terminal.
  ///
  /// `nil` for other destinations, which a program may read.
  static var width: Int? {
    if let wish = environment["COLUMNS"].flatMap({ Int($0) }), wish > 0 {
      return max(wish, narrowest)
    }
    let output = Invocation.current.output
    var size = winsize()
    guard isatty(output) != 0, ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return max(Int(size.ws_col), narrowest)
  }

  // A narrower line has no room for the metrics of one subject.
  private static let narrowest = 60

  private static var environment: [String: String] { Invocation.current.environment }
}

extension ConsoleReport {
  /// A report suited to standard output.
  static func forTerminal(_ choice: ColourChoice, isBrief: Bool) -> ConsoleReport {
    ConsoleReport(
      usesColour: Terminal.usesColour(choice), width: Terminal.width, isBrief: isBrief)
  }
}

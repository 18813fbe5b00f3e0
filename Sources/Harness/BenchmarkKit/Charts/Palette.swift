/// The page's colours in light and dark mode, all defined here.
///
/// No hue stands for a subject or a part: every mark has its name beside it. Marks have a contrast
/// of 3 : 1 with the page, and text has one of 4.5 : 1 (WCAG 2.1, 1.4.3 and 1.4.11).
package enum Palette: String, CaseIterable {
  case page, panel, ink, muted, link, rule, band, alarm, caution
  case mark, faint

  /// The reference to the colour in styles.
  package var variable: String { "var(--\(rawValue))" }

  package var light: String {
    switch self {
    case .page: "#ffffff"
    case .panel: "#f5f6f8"
    case .ink: "#1b1f24"
    case .muted: "#57606a"
    case .link: "#0b5cad"
    case .rule: "#d5d9de"
    case .band: "#e3e7ec"
    case .alarm: "#a8201a"
    case .caution: "#7a4b00"
    case .mark: "#0072b2"
    case .faint: "#6b7280"
    }
  }

  package var dark: String {
    switch self {
    case .page: "#14171a"
    case .panel: "#1d2126"
    case .ink: "#e6e9ed"
    case .muted: "#a3acb6"
    case .link: "#7ab8ff"
    case .rule: "#363c44"
    case .band: "#2b3139"
    case .alarm: "#ff9c94"
    case .caution: "#f0c674"
    case .mark: "#56b4e9"
    case .faint: "#9aa4b0"
    }
  }

  /// The colours of marks in plots.
  package static let marks: [Palette] = [.mark, .faint, .alarm]

  /// The CSS declarations of all variables, in light or dark mode.
  package static func declarations(_ colour: KeyPath<Palette, String>) -> String {
    allCases.map { "--\($0.rawValue): \($0[keyPath: colour]);" }.joined(separator: " ")
  }
}

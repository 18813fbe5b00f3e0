/// The page's colours in light and dark mode, all defined here.
///
/// Series use the hues of Okabe and Ito (*Color Universal Design*, 2008), darkened or lightened to
/// a contrast of 3 : 1 with the page; text has a contrast of 4.5 : 1 (WCAG 2.1, 1.4.3 and 1.4.11).
package enum Palette: String, CaseIterable {
  case page, panel, ink, muted, link, rule, band, alarm, caution
  case first, second, third, fourth, fifth, sixth, seventh

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
    case .first: "#0072b2"
    case .second: "#c2570c"
    case .third: "#00805f"
    case .fourth: "#a4508b"
    case .fifth: "#6b7280"
    case .sixth: "#2f8fc4"
    case .seventh: "#8a6d00"
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
    case .first: "#56b4e9"
    case .second: "#e69f00"
    case .third: "#2cc59b"
    case .fourth: "#d58fc0"
    case .fifth: "#9aa4b0"
    case .sixth: "#3d8fd1"
    case .seventh: "#c9b458"
    }
  }

  /// The colours of series, in order.
  package static let series: [Palette] = [
    .first, .second, .third, .fourth, .fifth, .sixth, .seventh,
  ]

  /// The colour of the series at an index.
  package static func series(_ index: Int) -> Palette { series[index % series.count] }

  /// The CSS declarations of all variables, in light or dark mode.
  package static func declarations(_ colour: KeyPath<Palette, String>) -> String {
    allCases.map { "--\($0.rawValue): \($0[keyPath: colour]);" }.joined(separator: " ")
  }
}

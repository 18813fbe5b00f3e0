import Foundation
import Testing

@testable import BenchmarkKit
@testable import BenchmarkMetrics
@testable import BenchmarkReports

@Suite("Colour contrast") struct PaletteTests {
  /// The colours that the style sheet declares, first for light mode, then for dark mode.
  private let schemes: [[String: String]] = StyleSheet.text.matches(of: /:root \{([^}]*)\}/)
    .prefix(2).map { scheme in
      Dictionary(
        scheme.1.matches(of: /--(\w+): (#[0-9a-f]{6});/).map { (String($0.1), String($0.2)) },
        uniquingKeysWith: { $1 })
    }

  @Test("text has a contrast of at least 4.5 to 1 on every background, in light and dark mode")
  func text() throws {
    let page = HTMLReport().render(try .everything())
    let texts = Set(
      page.matches(of: /[ {;"](?:color|fill): var\(--(\w+)\)/).map { String($0.1) }
    ).subtracting(["page"])
    let grounds = Set(
      StyleSheet.text.matches(of: /background: var\(--(\w+)\)/).map { String($0.1) })

    #expect(schemes.count == 2 && schemes.allSatisfy { $0.count == Palette.allCases.count })
    #expect(texts.isSuperset(of: ["ink", "muted", "link", "alarm", "caution"]))
    #expect(grounds == ["page", "panel", "band"])
    for scheme in schemes {
      for text in texts {
        for ground in grounds {
          let contrast = contrast(try #require(scheme[text]), try #require(scheme[ground]))
          #expect(contrast >= 4.5, "\(text) on \(ground): \(contrast)")
        }
      }
      // The navigation graph shows numbers inside its dots.
      #expect(contrast(try #require(scheme["page"]), try #require(scheme["mark"])) >= 4.5)
    }
  }

  @Test("marks in plots have a contrast of at least 3 to 1, in light and dark mode")
  func marks() throws {
    for scheme in schemes {
      for mark in Palette.marks {
        let contrast = contrast(try #require(scheme[mark.rawValue]), try #require(scheme["page"]))
        #expect(contrast >= 3, "\(mark): \(contrast)")
      }
    }
  }

  @Test("contrast ratios match WCAG: 21 for black on white, 4.48 for grey on white")
  func formula() {
    #expect(contrast("#000000", "#ffffff") == 21)
    #expect(abs(contrast("#777777", "#ffffff") - 4.48) < 0.01)
  }

  /// The contrast ratio of WCAG 2.1.
  private func contrast(_ one: String, _ other: String) -> Double {
    let (dark, light) = (luminance(one), luminance(other))
    return (max(dark, light) + 0.05) / (min(dark, light) + 0.05)
  }

  private func luminance(_ colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double((value >> shift) & 0xFF) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}

@testable import BenchmarkKit
import BenchmarkMetrics
import CountedSections
import FootballGatherCatalog
import Foundation
import Testing

@Suite("Callgrind profiles") struct CallgrindProfileTests {
  /// A C program in which `body` calls `a` and `b`.
  ///
  /// `a` calls `leaf` twice, and `b` calls it once. The profile lists a function separately for
  /// each pair of nearest callers.
  static func small() throws -> Data {
    try Data(
      contentsOf: #require(
        Bundle.module.url(forResource: "Fixtures/small", withExtension: "callgrind")))
  }

  @Test("instructions and calls of a function are counted separately for each caller")
  func functions() throws {
    let profile = try CallgrindProfile(Self.small())
    func figures(_ name: String) -> [String] {
      profile.functions.filter { $0.name == name }
        .map { "\($0.callers.joined(separator: "<")): \($0.instructions) in \($0.calls)" }.sorted()
    }

    // The numbers match the output of callgrind_annotate.
    #expect(figures("leaf") == ["a<body: 136 in 2", "b<body: 245 in 1"])
    #expect(figures("a") == ["body<nb_counted_section: 11 in 1"])
    #expect(figures("b") == ["body<nb_counted_section: 3 in 1"])
    #expect(figures("body") == ["nb_counted_section<main: 13 in 1"])
    #expect(figures("nb_counted_section") == ["main<(below main): 6 in 1"])
    #expect(profile.total == 414)
    #expect(profile.trigger == "Program termination")
  }

  @Test(
    "the error for an inconsistent or malformed profile quotes what was found",
    arguments: [
      (
        "0 245", "0 244",
        "found 413 instructions in all functions, expected the file's total of 414"
      ),
      ("events: Ir", "events: Dr Ir", "found 'events: Dr Ir'"),
      ("totals: 414", "totals: ?", "found 'totals: ?'"),
      ("calls=1 0", "calls=x 0", "found 'calls=x 0 '"),
      ("fn=(1140) leaf'b'body", "fn=leaf", "found 'leaf'"),
    ])
  func malformed(_ found: String, _ replacement: String, _ message: String) throws {
    let text = String(decoding: try Self.small(), as: UTF8.self)
    let place = try #require(text.firstRange(of: found))
    let changed = text.replacingCharacters(in: place, with: replacement)

    let error = #expect(throws: CallgrindProfile.Malformed.self) {
      try CallgrindProfile(Data(changed.utf8))
    }

    #expect(error?.description.contains(message) == true, "\(error.map { "\($0)" } ?? "none")")
  }

  @Test("an empty file is rejected")
  func empty() {
    #expect(throws: CallgrindProfile.Malformed.self) { try CallgrindProfile(Data()) }
  }
}

@Suite("Layers") struct LayerTests {
  private func function(_ context: String) throws -> CallgrindProfile.Function {
    let text = "positions: line\nevents: Ir\nfn=(1) \(context)\n0 1\ntotals: 1\n"
    return try #require(try CallgrindProfile(Data(text.utf8)).functions.first)
  }

  @Test(
    "a function belongs to the module that declares it",
    arguments: [
      ("$s4MVPC21PlayerListCoordinatorC", .architecture),
      // A conformance to a UIKit protocol, and an extension of a UIKit class.
      (
        """
        $s4MVPC16PlayerDetailViewC5UIKit07UITableD10DataSourceAadEP16numberOfSections2inSiAD0fD0C_\
        tFTW
        """,
        .architecture
      ),
      (
        """
        $s5UIKit16UIViewControllerC4MVPCE9showAlert_5style9onConfirmy14FootballGather0F4TextV_AA13\
        UIAlertActionC5StyleOyycSgtF
        """,
        .architecture
      ),
      ("$s5UIKit22UINavigationControllerC08pushViewC0_8animatedyAA06UIViewC0C_SbtF", .uikit),
      (
        """
        $s10Foundation6BundleC5UIKitE12loadNibNamed_5owner7optionsSayypGSgSS_ypSgSDys11AnyHashable\
        VypGSgtF
        """,
        .uikit
      ),
      ("nb_make_object", .uikit),
      ("$s16FootballGatherUI12PlayerScreenC", .screens),
      ("$s14FootballGather6PlayerV", .domain),
      ("$s12UserSessions6DriverV", .harness),
      ("nb_counted_section", .harness),
      // An architecture other than the subject's.
      ("$s3MVC21PlayerListViewControllerC", nil),
      // The standard library, specialised for a UIKit type; Foundation; the runtime and the C
      // library.
      (
        """
        $sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit6UIViewC_s15Collect\
        ionOfOneVyAHGTg5Tf4ngn_n
        """,
        nil
      ),
      ("$s20FoundationEssentials9IndexPathV12arrayLiteralACSid_tcfC", nil),
      ("swift_release", nil), ("malloc", nil), ("0x00000000003d8c20", nil),
    ] as [(String, Instructions.Layer?)])
  func declared(_ symbol: String, _ layer: Instructions.Layer?) throws {
    var attribution = LayerAttribution(architecture: "MVPC", in: FootballGatherApp().sources)

    #expect(attribution.layer(of: symbol) == layer)
    // The second lookup is cached.
    #expect(attribution.layer(of: symbol) == layer)
  }

  @Test("the cost of a runtime function is attributed to the nearest caller in a layer")
  func payer() throws {
    let ui = "$s5UIKit22UINavigationControllerC08pushViewC0_8animatedyAA06UIViewC0C_SbtF"
    let own = "$s4MVPC21PlayerListCoordinatorCfD"
    var attribution = LayerAttribution(architecture: "MVPC", in: FootballGatherApp().sources)

    #expect(
      attribution.payer(of: try function("_int_free'free'swift_release'\(own)'\(ui)"))
        == .architecture)
    #expect(attribution.payer(of: try function("swift_release'\(ui)'\(own)")) == .uikit)
    #expect(attribution.payer(of: try function("\(own)'swift_release'\(ui)")) == .architecture)
    #expect(attribution.payer(of: try function("_int_free'free")) == .unknown)
  }
}

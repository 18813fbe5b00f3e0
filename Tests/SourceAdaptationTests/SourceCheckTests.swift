import PlatformInterfaces
import Testing

@testable import SourceAdaptation

struct SourceCheckTests {
  private func check(_ texts: String..., folder: String = "/App/") -> SourceCheck {
    SourceCheck(
      texts.enumerated().map { Input(path: "\(folder)File\($0 + 1).swift", text: $1) },
      platform: PlatformInterfaces.all)
  }

  private func names(_ texts: String...) -> [String] {
    SourceCheck(
      texts.enumerated().map { Input(path: "/App/File\($0 + 1).swift", text: $1) },
      platform: PlatformInterfaces.all
    ).missing.map(\.name)
  }

  @Test func `Missing names are counted by file, the most frequent first`() throws {
    let check = check(
      "import SwiftUI\nlet a = UIMadeUp()\n", "import UIKit\n\nlet b = UIMadeUp()\n_ = UIMadeUp.c()"
    )
    #expect(check.missing.map(\.name) == ["UIMadeUp", "SwiftUI"])
    let first = try #require(check.missing.first)
    #expect(first.kind == .type && first.files == 2)
    #expect(
      first.places == [
        .init(path: "/App/File1.swift", line: 2, name: "UIMadeUp"),
        .init(path: "/App/File2.swift", line: 3, name: "UIMadeUp"),
        .init(path: "/App/File2.swift", line: 4, name: "UIMadeUp"),
      ])
    #expect(!check.isClean)
  }

  @Test(arguments: [
    "import UIKit\nimport Foundation\nclass A: UIViewController { let b = UIView() }",
    "import UIKit.UIColor\nimport os.log\nlet a: URLRequest? = nil",
    "class UIOwn {}\ntypealias NSMine = Int\nfunc a<UIKind>(_ b: UIKind) -> [UIOwn: NSMine]",
    "#if canImport(SwiftUI)\nimport SwiftUI\nlet a = UIHostingController(rootView: b)\n#endif",
    "#if os(iOS) && !DEBUG\nlet a = UIMadeUp()\n#elseif os(macOS)\nimport AppKit\n#endif",
    "#if DEBUG\nlet a = 1\n#else\nlet a = UIMadeUp()\n#endif",
    "// UIMadeUp\nlet a = \"UIMadeUp\", b = [1.0, 2.5]\n@UIApplicationMain class B {}",
    "let a = NSStringFromClass(B.self), b = UInt8.max, c = CGRect.zero.width",
  ])
  func `Nothing is missing in sources that compile`(source: String) {
    let check = check(source)
    #expect(check.missing == [])
    #expect(check.isClean)
  }

  @Test func `Nothing is missing in the main file, which the adaptation leaves out`() {
    let main = Input(path: "/App/main.swift", text: "import UIMadeUp\nUIApplicationMain(0)")
    let check = SourceCheck([main], platform: PlatformInterfaces.all)
    #expect(check.missing == [])
    #expect(check.files == 1)
  }

  @Test(arguments: [
    ("let a = UIColor.madeUp", "UIColor.madeUp"),
    ("let a = UIApplication.shared.delegate?.window??.madeUp", "UIWindow.madeUp"),
    ("func a(b: UITableView) { b.madeUp = 1 }", "UITableView.madeUp"),
    ("let a = UIButton(type: .system)\na.isEnabled = a.madeUp", "UIButton.madeUp"),
    ("class A: UIViewController { func a() { view.layer.madeUp = 1 } }", "CALayer.madeUp"),
    (
      "class A: B { @IBOutlet var b: UILabel! }\nclass B: UIViewController {}\n"
        + "extension A { func c() { self.b!.madeUp() ; title?.count } }", "UILabel.madeUp"
    ),
    ("UserDefaults.standard.makeUp(1, forKey: \"a\")", "UserDefaults.makeUp"),
    ("let a: UIControl.Event = .touchMadeUp", ".touchMadeUp"),
    ("let a: UITableView.MadeUp", "UITableView.MadeUp"),
    (
      "class A: UIViewController { override func viewDidMakeUp(_ a: Int) {} }",
      "override viewDidMakeUp(_:)"
    ),
  ])
  func `A member that its type does not have is missing`(source: String, name: String) {
    #expect(names("import UIKit\n" + source) == [name])
  }

  @Test(arguments: [
    "func a(view: UIView) { view.own }\nextension UIView { var own: Int { 1 } }",
    "func a(view: Own) { view.b }\nstruct Own { let b: Int }\nclass C { let view: UIView }",
    "for view in views { view.count }",
    "if let a = b as? UIView, case let (view, _) = c { view.id }",
    "class A: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }",
    "class A: Base { override func own() {} }\nclass Base: UIView { func own() {} }",
    "class A: Unknown { override func other() {} }",
    "enum E { case one(two: Int), three }\nlet a: E = .three, b = E.one(two: 1)",
    "let names = [\"a\"].map { $0.count }.sorted().first?.description",
    "UIView.animate(withDuration: 1) { a in a.self }",
  ])
  func `A member that may be declared is not reported`(source: String) {
    #expect(names("import UIKit\n" + source) == [])
  }

  @Test func `A class that is created without arguments needs an initialiser that takes none`() {
    var kit = ModuleInterface(name: "UIKit")
    kit.add(TypeInterface(.class, members: ["init": ""]), named: "Timer")
    kit.add(TypeInterface(.class, members: ["init": "", "init()": ""]), named: "UIView")
    kit.add(TypeInterface(.class, inherited: ["UIView"], members: ["init": ""]), named: "UILabel")
    kit.add(TypeInterface(.class, inherited: ["UIView"]), named: "UIButton")
    let source = "let a = Timer(), b = UILabel(), c = UIButton(), d = Timer(1), e = UIView()"
    let check = SourceCheck([Input(path: "A.swift", text: source)], platform: [kit])
    #expect(check.missing.map(\.name) == ["Timer.init()"])
  }

  @Test func `What Foundation lacks on Linux is found, whatever its prefix`() {
    let source = """
      import Foundation
      let a = NSPredicate(format: "SELF MATCHES %@", "a"), b = NSPredicate { _, _ in true }
      let c = NSSortDescriptor(key: "name", ascending: true), d = RelativeDateTimeFormatter()
      """
    let check = SourceCheck([Input(path: "A.swift", text: source)], platform: [])
    let missing = check.missing.sorted { $0.name < $1.name }
    #expect(
      missing.map(\.name) == [
        "NSPredicate.init(format:)", "NSSortDescriptor.init(key:)", "RelativeDateTimeFormatter",
      ])
    #expect(missing[0].remedy == "absent by design: compare in a closure, or match a Regex")
  }

  @Test func `Members are not checked where a package may declare them`() {
    #expect(names("import UIKit\nimport SnapKit\nfunc a(b: UIView) { b.snp.make() }") == [])
    #expect(names("import UIKit\nfunc a() { b.rx.tap }", "import RxSwift") == [])
    #expect(names("import Combine\nfunc a() { b.sink() }") == ["Combine"])
  }

  @Test func `A member that an imported module may declare is listed once`() throws {
    let check = check(
      "import SnapKit", "import UIKit\nfunc a(b: UIView) { b.snp.make() }",
      "import UIKit\nfunc a(b: UILabel, c: UIImage) { b.snp.make(); _ = c.madeUp }")
    #expect(check.missing.map(\.name) == [".snp", "UIImage.madeUp"])
    #expect(check.missing.map(\.kind) == [.extensionMember, .extensionMember])
    #expect(check.missing[0].places.map(\.name) == ["UIView.snp", "UILabel.snp"])
    #expect(
      check.missing.map(\.remedy) == [
        "nothing, if an imported module declares it; otherwise declare it in an extension of its "
          + "type, in a file of your own",
        "nothing, if an imported module declares it; otherwise declare it in 'extension UIImage', "
          + "in a file of your own",
      ])
  }

  @Test func `Names that a missing module declares are listed as its parts`() throws {
    let check = check("import CoreData\nimport MapKit\nlet a = MKMapView.self")
    #expect(check.missing.map(\.name) == ["MapKit", "CoreData"])
    #expect(check.missing.map(\.parts) == [[.init(name: "MKMapView", uses: 1)], []])
    let security = ModuleInterface(name: "UIKit")
    let missing = SourceCheck(
      [Input(path: "A.swift", text: "import Security\nlet a = [kSecClass: 1]\nSecItemAdd(a)")],
      platform: [security]
    ).missing
    #expect(missing.map(\.name) == ["Security"])
    #expect(missing.first?.parts.map(\.name) == ["SecItemAdd", "kSecClass"])
    #expect(missing.first?.places.map(\.line) == [1, 2, 3])
  }

  @Test(arguments: [
    ("MapKit", "MKMapView(a, MKMapType.hybrid)", "MKMapType", "MKMapView"),
    ("ARKit", "[ARSession(b), SCNNode()]", "ARSession", "SCNNode"),
    (
      "CoreData", "b as! NSManagedObject, c = NSFetchRequest<D>(e)", "NSFetchRequest",
      "NSManagedObject"
    ),
    (
      "EventKitUI", "EKEventEditViewController(b: EKCalendarChooser())", "EKCalendarChooser",
      "EKEventEditViewController"
    ),
    ("Combine", "Just(AnyCancellable.self)", "AnyCancellable", "Just"),
    (
      "ExposureNotification", "ENManager().exposureWindows as [ENExposureWindow]",
      "ENExposureWindow", "ENManager"
    ),
    (
      "ImageIO", "CGImageSourceCreateWithURL(b, kCGImageSourceShouldCache)",
      "CGImageSourceCreateWithURL", "kCGImageSourceShouldCache"
    ),
  ])
  func `The names of a missing framework are known`(
    module: String, value: String, first: String, second: String
  ) {
    let missing = check("import \(module)\nlet a = \(value)").missing
    #expect(missing.map(\.name) == [module])
    #expect(missing.first?.parts.map(\.name) == [first, second])
  }

  @Test(arguments: [
    ("AVFoundation", "AVAssetExportSession(asset: b)", "AVAssetExportSession"),
    ("AVKit", "AVRoutePickerView()", "AVRoutePickerView"),
    ("Contacts", "CNMutableContact()", "CNMutableContact"),
    ("EventKit", "EKReminder(eventStore: b)", "EKReminder"),
    ("Network", "NWConnection(to: b)", "NWConnection"),
    ("Photos", "PHImageManager.default()", "PHImageManager"),
    ("PhotosUI", "PHLivePhotoView()", "PHLivePhotoView"),
  ])
  func `A type that a product lacks is missing`(module: String, value: String, name: String) {
    #expect(check("import \(module)\nlet a = \(value)").missing.map(\.name) == [name])
  }

  @Test func `The names of a framework are looked up only in files that import it`() {
    let missing = check(
      "import CoreBluetooth\nimport CoreTelephony\nlet a = CBPeripheral(), b = CTCarrier()",
      "import CoreText\nlet c = CTLine.zero, d = CBOwn(), e = MKMadeUp()\nstruct CBOwn {}",
      "import Package\nlet f = CBClient()",
      "import HealthKit\nimport HealthKitUI\nlet g = HKUnit()",
      "import HealthKit\nimport HealthKitUI\nlet h: HKActivityRingView"
    ).missing
    let parts = Dictionary(uniqueKeysWithValues: missing.map { ($0.name, $0.parts.map(\.name)) })
    #expect(
      parts == [
        "CoreBluetooth": ["CBPeripheral"], "CoreTelephony": ["CTCarrier"], "CoreText": ["CTLine"],
        "HealthKit": ["HKUnit"], "HealthKitUI": ["HKActivityRingView"],
      ])
  }

  @Test(arguments: [
    ("StoreKit", "Product"), ("StoreKit", "Transaction"), ("Combine", "Future"),
    ("RealityKit", "Entity"), ("ActivityKit", "Activity"), ("TipKit", "Tip"),
    ("SwiftData", "Schema"),
  ])
  func `A word is taken for a framework's only in a file that imports no unknown module`(
    framework: String, word: String
  ) {
    func found(_ imports: String) -> [String] {
      let missing = check(imports + "\nimport UIKit\nlet a: \(word)").missing
      return missing.flatMap { Set($0.places.map(\.name)) }.filter { $0 == word }
    }
    #expect(found("import \(framework)") == [word])
    #expect(found("import \(framework)\nimport Models") == [])
  }

  @Test func `A longer name of a framework is known beside any module`() {
    let missing = check(
      "import Combine\nimport Models\nlet a = AnyCancellable(b), c: Subject",
      "import CoreData\nimport Models\nlet a = NSDeleteRule.deny",
      "import TipKit\nimport Models"
    ).missing
    let parts = Dictionary(uniqueKeysWithValues: missing.map { ($0.name, $0.parts.map(\.name)) })
    #expect(
      parts == [
        "Combine": ["AnyCancellable"], "CoreData": ["NSDeleteRule"],
        "TipKit": [],
      ])
    #expect(
      missing.first { $0.name == "TipKit" }?.remedy
        == "exclude these files, or add an empty target 'TipKit' if they only import it")
  }

  @Test func `A name of a framework that this build has in part is missing by itself`() {
    let source = "import StoreKit\nlet a = SKPaymentQueue(), b = SKStoreReviewController.self"
    #expect(names(source) == ["SKPaymentQueue"])
  }

  @Test func `An extension does not declare the type that it extends`() {
    #expect(names("import UIKit\nextension UIMadeUp {}") == ["UIMadeUp"])
  }

  @Test(arguments: [
    (
      "import CoreBluetooth\nimport UIKit\nlet a = 1",
      "add an empty target 'CoreBluetooth': these files name none of its declarations"
    ),
    (
      "import Charts", "exclude these files, or add an empty target 'Charts' if they only import it"
    ),
    (
      "import MapKit\nlet a = [MKMapView(), MKMapView()], b = MKRoute()",
      "exclude these files, or add a target 'MapKit' that declares MKMapView (2 uses), "
        + "MKRoute (1 use)"
    ),
    (
      "import MapKit\nlet a = (MKA(), MKB(), MKC(), MKD(), MKE(), MKE())",
      "exclude these files, or add a target 'MapKit' that declares MKE (2 uses), MKA (1 use), "
        + "MKB (1 use) and 2 more names (--detail)"
    ),
    (
      "import CoreData\nclass A: NSManagedObject {}",
      "absent by design: exclude these files, or replace the store in a file of your own; "
        + "used here: NSManagedObject (1 use)"
    ),
  ])
  func `The remedy for a missing module depends on the names used`(source: String, remedy: String) {
    #expect(check(source).missing.map(\.remedy) == [remedy])
  }

  @Test func `The source of each import is listed`() {
    let check = check(
      "import UIKit\nimport UserNotifications\nimport Foundation\nimport RxSwift\nimport SwiftUI",
      "import UIKit\n@testable import App\nimport os", folder: "/Root/Kit/")
    let sources = Dictionary(uniqueKeysWithValues: check.imports.map { ($0.module, $0.source) })
    #expect(check.imports.first?.module == "UIKit")
    #expect(
      sources == [
        "UIKit": "add .product(name: \"UIKit\", package: \"NavBench\")",
        "UserNotifications": "add .product(name: \"UIKit\", package: \"NavBench\")",
        "os": "add .product(name: \"os\", package: \"NavBench\")",
        "Foundation": "Swift's toolchain",
        "RxSwift": "add it to the target's dependencies; it works if it builds on Linux",
        "SwiftUI": "missing", "App": "these sources",
      ])
  }

  @Test(arguments: [
    ("public func log() {}", SourceCheck.Import.Origin.ownModule), ("func log() {}", .package),
    ("import Logging\npublic func log() {}", .package),
  ])
  func `A folder is a module if it declares something for others and does not import itself`(
    source: String, origin: SourceCheck.Import.Origin
  ) {
    let files = [
      "App/A.swift": "import Logging", "Logging/Tests/T.swift": "import Logging",
      "Logging/Sources/Logging/B.swift": source,
    ]
    let check = SourceCheck(
      files.map { Input(path: "/Root/" + $0, text: $1) }, platform: PlatformInterfaces.all)
    #expect(check.imports.map(\.origin) == [origin])
  }

  @Test func `Files that an Xcode project does not compile are left out`() {
    let project = XcodeProject(
      """
      A1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = A2 /* A.swift */; };
      B2 /* B.swift */ = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
      files = ( A1 /* A.swift in Sources */, C1 /* C+D.swift in Sources */, );
      """)
    func leftOut(_ names: String...) -> [String]? {
      project.leftOut(of: names.map { Input(path: "/App/" + $0, text: "") })?.map(\.fileName)
    }
    #expect(leftOut("A.swift", "B.swift", "C+D.swift", "Main.storyboard") == ["B.swift"])
    // A project that compiles none of the files is not theirs, or lists folders only.
    #expect(leftOut("B.swift") == nil)
  }

  @Test func `Missing names that a storyboard uses are located in the storyboard`() {
    let storyboard = Input(
      path: "/App/Main.storyboard",
      text: """
        <document><scenes><scene sceneID="a"><objects>
        <viewController id="b" sceneMemberID="viewController"><view key="view" id="c"><subviews>
        <button id="d"><connections>
        <action selector="e" destination="b" eventType="touchMadeUp" id="f"/>
        </connections></button></subviews></view></viewController>
        </objects></scene></scenes></document>
        """)
    let missing = SourceCheck([storyboard], platform: PlatformInterfaces.all).missing
    #expect(missing.map(\.name) == [".touchMadeUp"])
    #expect(
      missing.first?.places == [.init(path: "/App/Main.storyboard", line: 4, name: ".touchMadeUp")])
  }

  @Test func `Names of C headers are known, those of the Objective-C runtime are absent`() {
    let crypto = ModuleInterface(
      name: "CommonCrypto", sources: [],
      headers: [
        Input(
          path: "CommonCrypto.h",
          text: """
            #define CC_LENGTH 16  // Not CC_NOTHING.
            typedef uint32_t CC_LONG;
            typedef struct {
              int a;
            } CC_CONTEXT;
            enum { kCCFirst, kCCSecond };
            int CC_Digest(const void *data, CC_LONG length);
            """)
      ])
    #expect(
      crypto.globals == [
        "CC_LENGTH", "CC_LONG", "CC_CONTEXT", "kCCFirst", "kCCSecond", "CC_Digest",
      ])
    let source = "let a = CC_LENGTH, b = CC_MADE_UP, c = class_getInstanceMethod(B.self, d)"
    let missing = SourceCheck([Input(path: "A.swift", text: source)], platform: [crypto]).missing
    #expect(missing.map(\.name) == ["CC_MADE_UP", "class_getInstanceMethod"])
    #expect(missing.last?.remedy.hasPrefix("absent by design") == true)
  }

  @Test func `Views that wrap UIKit for SwiftUI are part of it`() {
    let missing = check("import SwiftUI\nstruct A: UIViewControllerRepresentable {}").missing
    #expect(missing.map(\.name) == ["SwiftUI"])
    #expect(missing.first?.parts.map(\.name) == ["UIViewControllerRepresentable"])
  }

  @Test(arguments: [
    ("SwiftUI", "absent by design: exclude these files"),
    ("UIMadeUp", "declare it in a file of your own: 'class UIMadeUp {}'"),
    (
      "UIMadeUpDelegate",
      "declare it in a file of your own: 'protocol UIMadeUpDelegate: AnyObject {}'"
    ),
    ("CGMadeUpMake", "declare it in a file of your own"),
    ("CFLocale", "declare it in a file of your own: 'typealias CFLocale = NSLocale'"),
    ("CFMadeUp", "declare it in a file of your own: 'class CFMadeUp {}'"),
  ])
  func `Each missing name has a remedy`(name: String, remedy: String) {
    let missing = check(
      "import SwiftUI\nlet a = UIMadeUp(), c = CGMadeUpMake(1, 2)\nvar u: CFLocale?, m: CFMadeUp?\n"
        + "class D: NSObject, UIMadeUpDelegate {}"
    ).missing
    let found = missing.first { $0.name == name }?.remedy
    #expect(found?.hasPrefix(remedy) == true)
    // The remedy for a function declares no class.
    #expect(name != "CGMadeUpMake" || found == remedy)
    #expect(!missing.contains { $0.remedy.isEmpty })
  }

  @Test func `The errors of the adaptation are part of the check`() {
    let check = check("extension UIView { override func becomeFirstResponder() {} }")
    #expect(check.diagnostics.count == 1)
    #expect(!check.isClean)
  }
}

@testable import RandomUsers
import Testing
import UIKit

@Suite("Coverage") @MainActor struct CoverageTests {
  private let modules = ["RandomUsersTests"]

  private func app(_ gate: Gate = .form) -> AppLaunch {
    .window { window in
      let start = CorridorViewController()
      start.gate = gate
      window.rootViewController = UINavigationController(rootViewController: start)
      return start
    }
  }

  private func users(
    _ sessions: Int = 40, seed: UInt64 = 1, isGuided: Bool = true
  ) -> RandomUsers {
    RandomUsers(
      sessions: sessions, events: 40, seed: seed, isGuided: isGuided, modules: modules, replays: 0)
  }

  @Test("users type the texts that a form three screens deep requires, and get past it")
  func form() throws {
    let report = try users().visit(app())

    #expect(report.screens["TreasureViewController"] != nil, "\(report)")
    #expect(report.lockedControls.isEmpty, "\(report)")
  }

  @Test("users get past a form that accepts only one text if the test provides that text")
  func givenText() throws {
    var users = users()
    #expect(try users.visit(app(.password)).screens["TreasureViewController"] == nil)

    users.texts = ["6-digit code": ["correct horse"]]
    #expect(try users.visit(app(.password)).screens["TreasureViewController"] != nil)
  }

  @Test(
    "users set every kind of control to the value that opens the next screen",
    arguments: [Gate.slider, .stepper, .segments, .picker, .datePicker, .toggle])
  func controls(_ gate: Gate) throws {
    let report = try users().visit(app(gate))

    #expect(report.screens["TreasureViewController"] != nil, "\(report)")
  }

  @Test("coverage-guided sessions reach the screen behind a form more often than unguided ones")
  func guidance() throws {
    func visits(isGuided: Bool) throws -> Int {
      try (1...3).map {
        try users(20, seed: $0, isGuided: isGuided).visit(app()).screens["TreasureViewController"]
          ?? 0
      }.reduce(0, +)
    }

    let (guided, unguided) = (try visits(isGuided: true), try visits(isGuided: false))

    #expect(guided > 2 * unguided, "\(guided) visits against \(unguided)")
  }

  @Test("the same seed gives the same coverage-guided sessions")
  func reproducible() throws {
    let first = try users(15).visit(app())
    let second = try users(15).visit(app())

    #expect(first == second)
  }

  @Test("the report lists screens never shown, with the controls that were never enabled")
  func locked() throws {
    let report = try users(8).visit(app(.locked))

    #expect(report.lockedControls == ["FormViewController": ["Next"]], "\(report)")
    #expect(report.unseenScreens.contains("TreasureViewController"))
    #expect("\(report)".contains("never enabled: Next on FormViewController"))
    #expect(report.obstacles["TreasureViewController"] == "Next on FormViewController")
    #expect(report.obstacles["VaultViewController"] == "Next on FormViewController")
    #expect(report.obstacles["VaultCoordinator"] == "Next on FormViewController")
    #expect("\(report)".contains("TreasureViewController (behind Next on FormViewController)"))
  }

  @Test("a screen that no locked control leads to has no obstacle")
  func unlockedScreens() throws {
    let report = try users(8).visit(app(.locked))

    #expect(report.unseenScreens.contains("ListViewController"), "\(report)")
    #expect(report.obstacles["ListViewController"] == nil)
    #expect(report.obstacles["UnvisitedCoordinator"] == nil)
  }

  @Test("a control that locks nothing, and one that crashes when enabled, are no obstacles")
  func harmlessLocks() throws {
    let report = try users(4).visit(
      .window { window in
        let start = LockedViewController()
        window.rootViewController = UINavigationController(rootViewController: start)
        return start
      })

    #expect(
      report.lockedControls == ["LockedViewController": ["Crash", "Edit", "Nothing", "Save"]])
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.obstacles == ["TreasureViewController": "Edit on LockedViewController"])
  }

  @Test("the report lists coordinators never created, but none whose subclass was")
  func unmadeCoordinators() throws {
    let report = try users(4).visit(
      .window { window in
        let flow = VisitedCoordinator()
        window.rootViewController = UINavigationController(rootViewController: UIViewController())
        return flow
      })

    #expect(report.unmadeCoordinators.contains("UnvisitedCoordinator"), "\(report)")
    #expect(!report.unmadeCoordinators.contains("VisitedCoordinator"))
    #expect(!report.unmadeCoordinators.contains("CommonCoordinator"))
    #expect("\(report)".contains("never created: "))
  }

  @Test("a visit ends when a given number of consecutive sessions have reached nothing new")
  func untilCovered() throws {
    var users = users(200)
    users.untilCovered = 5

    let report = try users.visit(app(.locked))

    #expect(report.stopsEarly && report.sessions < 100, "\(report)")
    #expect(report.lastNewSession == report.sessions - 6)
    #expect("\(report)".contains("(nothing new after session \(report.sessions - 6))"))
  }

  @Test("a visit whose sessions keep reaching something new ends at the limit")
  func limit() throws {
    var users = users(3)
    users.untilCovered = 50

    let report = try users.visit(app())

    #expect(!report.stopsEarly && report.sessions == 3, "\(report)")
  }

  @Test("the first three texts with the same effect are remembered for their screen")
  func accepted() {
    func form(_ name: String) -> AcceptedTexts.Form {
      .init(screen: "A", effect: "enabled: Next", texts: ["Name": name])
    }
    var texts = AcceptedTexts()

    let isNew = ["Ann", "Ann", "Bob", "Cid", "Dan"].map { texts.add(form($0)) }

    #expect(isNew == [true, false, true, true, false])
    #expect(texts.forms(on: "A") == ["Ann", "Bob", "Cid"].map(form))
    #expect(texts.forms(on: "B").isEmpty)
  }

  @Test("texts are forgotten if empty fields turn out to have the same effect")
  func effortless() {
    func form(_ effect: String, _ texts: [String: String]) -> AcceptedTexts.Form {
      .init(screen: "A", effect: effect, texts: texts)
    }
    let kept = form("tap log in: B", ["Name": "Ann"])
    var texts = AcceptedTexts()

    texts.add(form("tap cancel: B", ["Name": "Ann"]))
    texts.add(kept)
    texts.add(form("tap cancel: B", [:]))
    texts.add(form("tap cancel: B", ["Name": "Bob"]))

    #expect(texts.forms(on: "A") == [kept])
  }

  @Test(
    "a field's candidates suit its keyboard and placeholder",
    arguments: [
      ("E-mail", UIKeyboardType.default, "anna@example.com"),
      ("", .emailAddress, "anna@example.com"),
      ("8-digit number", .default, "11111111"), ("e.g. AB-12", .default, "AB-12"),
      ("", .phonePad, "5550123456"), ("Your name", .default, "Anna Smith"),
    ])
  func candidates(_ placeholder: String, _ keyboard: UIKeyboardType, _ expected: String) throws {
    let field = UITextField(frame: .zero)
    field.placeholder = placeholder
    field.keyboardType = keyboard

    let candidates = try #require(VisibleField(field, named: "field")).candidates

    #expect(candidates.contains(expected), "\(candidates)")
  }
}

/// The condition that enables the button of the form below.
enum Gate: CaseIterable {
  case form, password, slider, stepper, segments, picker, datePicker, toggle, locked
}

/// Three screens, the last of which is a form.
private final class CorridorViewController: UIViewController {
  var gate = Gate.form
  var depth = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["Left", "Middle", "Right"] {
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.walk(isRight: name == "Middle") }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  private func walk(isRight: Bool) {
    guard isRight else { return title = (title ?? "") + "." }
    if depth == 2 {
      let form = FormViewController()
      form.gate = gate
      navigationController?.pushViewController(form, animated: true)
    } else {
      let next = CorridorViewController()
      (next.gate, next.depth) = (gate, depth + 1)
      navigationController?.pushViewController(next, animated: true)
    }
  }
}

/// A form whose button is disabled until its values are valid.
private final class FormViewController: UIViewController, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  var gate = Gate.form
  private let mail = UITextField(frame: .zero)
  private let code = UITextField(frame: .zero)
  private let proceed = UIButton(type: .system)
  private let slider = UISlider(frame: .zero)
  private let stepper = UIStepper(frame: .zero)
  private let segments = UISegmentedControl(items: ["a", "b", "c", "d"])
  private let picker = UIPickerView(frame: .zero)
  private let date = UIDatePicker(frame: .zero)
  private let toggle = UISwitch(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    mail.placeholder = "E-mail"
    code.placeholder = "6-digit code"
    slider.maximumValue = 50
    proceed.setTitle("Next", for: .normal)
    proceed.isEnabled = false
    proceed.addAction(
      UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(TreasureViewController(), animated: true)
      }, for: .touchUpInside)
    picker.dataSource = self
    picker.delegate = self
    let controls: [UIControl] =
      switch gate {
      case .form, .password, .locked: [mail, code]
      case .slider: [slider]
      case .stepper: [stepper]
      case .segments: [segments]
      case .datePicker: [date]
      case .toggle: [toggle]
      case .picker: []
      }
    for control in controls {
      control.addAction(
        UIAction { [weak self] _ in self?.validate() }, for: [.editingChanged, .valueChanged])
      view.addSubview(control)
    }
    if gate == .picker { view.addSubview(picker) }
    view.addSubview(proceed)
  }

  private func validate() {
    proceed.isEnabled =
      switch gate {
      case .form:
        mail.text?.contains("@") == true && mail.text?.hasSuffix(".com") == true
          && code.text?.count == 6 && code.text?.allSatisfy(\.isNumber) == true
      case .password: code.text == "correct horse"
      case .slider: slider.value == 50
      case .stepper: stepper.value >= 2
      case .segments: segments.selectedSegmentIndex == 3
      case .picker: picker.selectedRow(inComponent: 1) == 11
      case .datePicker: date.date < Date(timeIntervalSinceReferenceDate: -86_400 * 365 * 18)
      case .toggle: toggle.isOn
      case .locked: false
      }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 2 : 12
  }
  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { validate() }
}

/// The vault is two touches and a coordinator away.
final class TreasureViewController: UIViewController {
  private var coordinator: VaultCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Vault",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        coordinator = VaultCoordinator()
        coordinator?.start(from: self)
      })
  }
}

final class VaultCoordinator {
  @MainActor func start(from controller: UIViewController) {
    controller.present(VaultViewController(), animated: true)
  }
}

final class VaultViewController: UIViewController {}

/// Three controls that stay disabled, and a bar button that does and opens a screen after a delay.
private final class LockedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction { [weak self] _ in self?.edit() })
    navigationItem.rightBarButtonItem?.isEnabled = false
    for name in ["Nothing", "Save", "Crash", "Help"] {
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      button.isEnabled = name == "Help"
      button.addAction(
        UIAction { [weak self] _ in
          if name == "Crash" { fatalError("crashed") }
          if name != "Nothing" { self?.title = (self?.title ?? "") + name }
        }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  private func edit() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      self.navigationController?.pushViewController(TreasureViewController(), animated: true)
    }
  }
}

class CommonCoordinator {}
final class VisitedCoordinator: CommonCoordinator {}
final class UnvisitedCoordinator: CommonCoordinator {}

import UIKit
import UserSessions

/// One screen of a model: fills the app's own view with the model's facts, and reports touches.
///
/// The subclass names the screen, as in most apps: random users tell screens apart by class.
@MainActor class ModelScreen: UIViewController {
  /// The screen's ID in the model.
  let id: Int
  private let touched: (UserEvent) -> Void
  private var barItems: [String: UIBarButtonItem] = [:]
  private var tables: [ObjectIdentifier: [Section]] = [:]
  private var wheels: [ObjectIdentifier: [Wheel]] = [:]
  /// The values of steppers before the next touch.
  private var steps: [ObjectIdentifier: Double] = [:]
  private weak var screen: UIView?
  /// The elements that can be enabled and disabled, with functions to do so; complete after `fill`.
  private var elements: [(isEnabled: Bool, enable: (Bool) -> Void)] = []

  private struct Section {
    let header: String
    let rows: [Row]
  }

  private struct Wheel {
    let selected: Int
    let rows: Int
    /// The title of the selected row.
    let title: String
  }

  private struct Row {
    let texts: [String]
    let isTicked: Bool
  }

  required init(id: Int, touched: @escaping (UserEvent) -> Void) {
    self.id = id
    self.touched = touched
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code.") }

  /// Shows the facts about a screen.
  func show(_ facts: inout FactReader, _ screens: [String: ShownScreen]) {
    let name = facts.text()
    navigationItem.title = facts.text()
    showBar(&facts, until: name)
    if screen?.accessibilityIdentifier != name, let shown = screens[name] {
      screen?.removeFromSuperview()
      let screen = shown.makeView()
      listen(to: screen)
      view.addSubview(screen)
      self.screen = screen
    }
    guard let screen else { return }
    elements = []
    fill(screen, &facts)
    enableElements(of: screen)
  }

  /// Enables and disables the elements; if all are to be disabled, disables the screen's content,
  /// its first subview, instead.
  private func enableElements(of screen: UIView) {
    let isOn = elements.contains(where: \.isEnabled)
    screen.subviews.first?.isUserInteractionEnabled = isOn
    if isOn { for element in elements { element.enable(element.isEnabled) } }
  }

  private func showBar(_ facts: inout FactReader, until screen: String) {
    var items: [UIBarButtonItem] = []
    while facts.name != screen {
      let item = barItem(facts.name)
      item.title = facts.text()
      item.isEnabled = facts.flag()
      items.append(item)
    }
    if navigationItem.rightBarButtonItems ?? [] != items {
      navigationItem.rightBarButtonItems = items
    }
  }

  private func barItem(_ name: String) -> UIBarButtonItem {
    if let item = barItems[name] { return item }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [touched] _ in touched(.tap(name)) })
    item.accessibilityIdentifier = name
    barItems[name] = item
    return item
  }

  // MARK: Facts to views, the inverse of `WindowReader`

  private func fill(_ view: UIView, _ facts: inout FactReader) {
    guard let name = view.accessibilityIdentifier else {
      for child in view.subviews { fill(child, &facts) }
      return
    }
    precondition(facts.name == name, "\(facts.name) is described where \(name) is")
    view.isHidden = !facts.flag()
    if !view.isHidden { fillVisible(view, &facts) }
  }

  private func fillVisible(_ view: UIView, _ facts: inout FactReader) {
    switch view {
    case let control as UIControl:
      fill(control, &facts)
      elements.append((facts.flag(), { control.isEnabled = $0 }))
    case let label as UILabel: label.text = facts.text()
    case let table as UITableView: fill(table, &facts)
    case let picker as UIPickerView: fill(picker, &facts)
    default: for child in view.subviews { fill(child, &facts) }
    }
  }

  private func fill(_ control: UIControl, _ facts: inout FactReader) {
    switch control {
    case let button as UIButton: button.setTitle(facts.text(), for: .normal)
    case let field as UITextField:
      field.text = facts.text()
      field.placeholder = facts.text()
    case let toggle as UISwitch: toggle.isOn = facts.flag()
    case let stepper as UIStepper:
      stepper.value = Double(facts.number())
      steps[ObjectIdentifier(stepper)] = stepper.value
    case let segments as UISegmentedControl: segments.selectedSegmentIndex = facts.number()
    default: break
    }
  }

  private func fill(_ table: UITableView, _ facts: inout FactReader) {
    elements.append((facts.flag(), { table.isUserInteractionEnabled = $0 }))
    tables[ObjectIdentifier(table)] = (0..<facts.number()).map { _ in
      let header = facts.text()
      return Section(header: header, rows: (0..<facts.number()).map { _ in row(&facts) })
    }
    table.reloadData()
  }

  private func row(_ facts: inout FactReader) -> Row {
    var texts: [String] = []
    while facts.isText { texts.append(facts.text()) }
    return Row(texts: texts, isTicked: facts.flag())
  }

  private func fill(_ picker: UIPickerView, _ facts: inout FactReader) {
    var all: [Wheel] = []
    while facts.isNumber {
      all.append(Wheel(selected: facts.number(), rows: facts.number(), title: facts.text()))
    }
    elements.append((facts.flag(), { picker.isUserInteractionEnabled = $0 }))
    wheels[ObjectIdentifier(picker)] = all
    picker.reloadAllComponents()
    for (component, wheel) in all.enumerated() {
      picker.selectRow(wheel.selected, inComponent: component, animated: false)
    }
  }

  // MARK: Touches to events

  private func listen(to view: UIView) {
    switch view {
    case let control as UIControl:
      if let name = view.accessibilityIdentifier { listen(to: control, name) }
    case let table as UITableView:
      table.dataSource = self
      table.delegate = self
    case let picker as UIPickerView:
      picker.dataSource = self
      picker.delegate = self
    default: for child in view.subviews { listen(to: child) }
    }
  }

  private func listen(to control: UIControl, _ name: String) {
    switch control {
    case let field as UITextField:
      field.addAction(
        UIAction { [touched, weak field] _ in touched(.type(field?.text ?? "", into: name)) },
        for: .editingChanged)
    case is UISwitch: add(.toggle(name), to: control, for: .valueChanged)
    case let stepper as UIStepper:
      stepper.addAction(
        UIAction { [weak self, weak stepper] _ in
          guard let self, let stepper else { return }
          let last = steps.updateValue(stepper.value, forKey: ObjectIdentifier(stepper)) ?? 0
          touched(.step(name, up: stepper.value > last))
        }, for: .valueChanged)
    case let segments as UISegmentedControl:
      segments.addAction(
        UIAction { [touched, weak segments] _ in
          touched(.choose(name, segment: segments?.selectedSegmentIndex ?? 0))
        }, for: .valueChanged)
    default: add(.tap(name), to: control, for: .touchUpInside)
    }
  }

  private func add(_ event: UserEvent, to control: UIControl, for trigger: UIControl.Event) {
    control.addAction(UIAction { [touched] _ in touched(event) }, for: trigger)
  }
}

/// The screen with this view.
final class Screen<Content: UIView>: ModelScreen {}

extension ModelScreen: UITableViewDataSource, UITableViewDelegate {
  private func sections(of table: UITableView) -> [Section] {
    tables[ObjectIdentifier(table)] ?? []
  }

  func numberOfSections(in table: UITableView) -> Int { sections(of: table).count }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections(of: table)[section].rows.count
  }

  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections(of: table)[section].header
  }

  func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections(of: table)[indexPath.section].rows[indexPath.row]
    let cell = row.texts.count == 2 ? UITableViewCell() : LabelledCell(row.texts.count)
    cell.accessoryType = row.isTicked ? .checkmark : .none
    if let cell = cell as? LabelledCell {
      for (label, text) in zip(cell.labels, row.texts) { label.text = text }
    } else {
      cell.textLabel?.text = row.texts[0]
      cell.detailTextLabel?.text = row.texts[1]
    }
    return cell
  }

  func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {
    touched(
      .tapRow(
        table.accessibilityIdentifier ?? "", section: indexPath.section, row: indexPath.row))
  }

  func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    touched(
      .deleteRow(
        table.accessibilityIdentifier ?? "", section: indexPath.section, row: indexPath.row))
  }

  func tableView(
    _ table: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { table.isEditing ? .none : .delete }

  func tableView(_ table: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    table.isEditing
  }

  func tableView(_ table: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
    touched(
      .moveRow(
        table.accessibilityIdentifier ?? "", from: .init(section: from.section, row: from.row),
        to: .init(section: to.section, row: to.row)))
  }
}

extension ModelScreen: UIPickerViewDataSource, UIPickerViewDelegate {
  private func wheels(of picker: UIPickerView) -> [Wheel] {
    wheels[ObjectIdentifier(picker)] ?? []
  }

  func numberOfComponents(in picker: UIPickerView) -> Int { wheels(of: picker).count }

  func pickerView(_ picker: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels(of: picker)[component].rows
  }

  func pickerView(
    _ picker: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    let wheel = wheels(of: picker)[component]
    return row == wheel.selected ? wheel.title : String(row)
  }

  func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    touched(
      .pick(
        picker.accessibilityIdentifier ?? "",
        rows: wheels(of: picker).indices.map { picker.selectedRow(inComponent: $0) }))
  }
}

/// A cell with labels of its own.
private final class LabelledCell: UITableViewCell {
  let labels: [UILabel]

  init(_ count: Int) {
    labels = (0..<count).map { _ in UILabel() }
    super.init(style: .default, reuseIdentifier: nil)
    labels.forEach(contentView.addSubview)
  }

  required init?(coder: NSCoder) { fatalError("Cells are made in code.") }
}

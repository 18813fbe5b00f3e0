import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Pickers") struct PickerTests {
  let stage = Stage()

  private final class Wheels: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    var minutes: Int?
    var questions = 0
    let picker = UIPickerView()
    override func loadView() {
      view = UIView()
      view.addSubview(picker)
      picker.dataSource = self
      picker.delegate = self
    }
    override func viewDidLoad() { minutes = 60 }
    func numberOfComponents(in pickerView: UIPickerView) -> Int {
      questions += 1
      return minutes == nil ? 0 : 1
    }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      minutes ?? 0
    }
  }

  @Test("a picker queries its data source at layout, after the screen has loaded")
  func layout() {
    _ = stage.device
    let wheels = Wheels()

    wheels.loadViewIfNeeded()
    #expect(wheels.questions == 0)
    stage.show(wheels)

    let picker = wheels.picker
    #expect(wheels.questions == 1 && picker.numberOfComponents == 1)
    #expect(
      stage.device.pick([59], in: picker).isDelivered && picker.selectedRow(inComponent: 0) == 59)
  }

  @Test("a row can be selected before the picker is laid out")
  func early() {
    _ = stage.device
    let wheels = Wheels()
    wheels.minutes = 10
    let picker = UIPickerView()
    picker.dataSource = wheels

    picker.selectRow(7, inComponent: 0, animated: false)

    #expect(picker.selectedRow(inComponent: 0) == 7)
    wheels.minutes = 5
    picker.reloadComponent(0)
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 0) == 4)
  }

  @Test("a visible picker queries a new data source in the next turn")
  func replaced() {
    let screen = stage.controller("A")
    let picker = UIPickerView()
    let (first, second) = (Wheels(), Wheels())
    (first.minutes, second.minutes) = (60, 10)
    picker.dataSource = first
    screen.view.addSubview(picker)
    stage.show(screen)
    picker.selectRow(40, inComponent: 0, animated: false)

    picker.dataSource = second
    #expect(second.questions == 0)
    stage.settle()

    #expect(second.questions == 1 && picker.selectedRow(inComponent: 0) == 9)
  }
}

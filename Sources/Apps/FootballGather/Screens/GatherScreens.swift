public import UIKit

/// The teams screen: three lists between which players are moved.
open class ConfirmPlayersScreen: Screen {
  /// Always in editing mode, so that rows can be moved.
  public private(set) var tableView: UITableView!
  public private(set) var startButton: UIButton!

  /// Creates a screen without players, with the start button disabled.
  public init() {
    super.init(identifier: ElementID.confirmPlayersScreen)
    tableView = add(UITableView(), ElementID.teams)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: BasicRow.reuseIdentifier)
    tableView.isEditing = true
    startButton = addButton("Start gather", ElementID.start)
    startButton.isEnabled = false
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}

/// The gather screen: the clock, the score and both teams.
open class GatherScreen: Screen {
  public private(set) var timerLabel: UILabel!
  public private(set) var timerButton: UIButton!
  public private(set) var setTimeButton: UIButton!
  public private(set) var cancelTimeButton: UIButton!
  public private(set) var scoreALabel: UILabel!
  public private(set) var scoreAStepper: UIStepper!
  public private(set) var scoreBLabel: UILabel!
  public private(set) var scoreBStepper: UIStepper!
  public private(set) var tableView: UITableView!
  public private(set) var endButton: UIButton!
  /// Contains the picker and its two buttons; hidden at first. It covers no other controls.
  public private(set) var timePickerView: UIView!
  /// A picker for minutes and seconds.
  public private(set) var timePicker: UIPickerView!
  public private(set) var pickerCancelButton: UIButton!
  public private(set) var pickerDoneButton: UIButton!

  /// Creates a screen with an empty clock and no players.
  public init() {
    super.init(identifier: ElementID.gatherScreen)
    addClock()
    scoreALabel = add(UILabel(), ElementID.scoreA)
    scoreAStepper = addStepper(ElementID.stepperA)
    scoreBLabel = add(UILabel(), ElementID.scoreB)
    scoreBStepper = addStepper(ElementID.stepperB)
    tableView = add(UITableView(), ElementID.teams)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: BasicRow.reuseIdentifier)
    endButton = addButton("End gather", ElementID.end)
    addTimePicker()
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }

  private func addClock() {
    timerLabel = add(UILabel(), ElementID.timer)
    timerButton = addButton("Start", ElementID.timerMain)
    setTimeButton = addButton("Set", ElementID.timerSet)
    cancelTimeButton = addButton("Cancel", ElementID.timerCancel)
  }

  private func addStepper(_ identifier: String) -> UIStepper {
    let stepper = add(UIStepper(), identifier)
    stepper.minimumValue = 0
    stepper.maximumValue = 100
    stepper.stepValue = 1
    return stepper
  }

  private func addTimePicker() {
    timePickerView = add(UIView(), ElementID.timePicker)
    timePickerView.isHidden = true
    timePicker = add(UIPickerView(), ElementID.picker, to: timePickerView)
    pickerCancelButton = addButton("Cancel", ElementID.pickerCancel, to: timePickerView)
    pickerDoneButton = addButton("Done", ElementID.pickerDone, to: timePickerView)
  }
}

/// A control for choosing a date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Sendable { case time, date, dateAndTime, countDownTimer }

  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime

  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

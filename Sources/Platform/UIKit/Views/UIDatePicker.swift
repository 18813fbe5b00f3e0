/// A control for choosing a date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Sendable { case time, date, dateAndTime, countDownTimer }

  @exclusivity(unchecked) open var date = Date(timeIntervalSinceReferenceDate: 0)
  @exclusivity(unchecked) open var minimumDate: Date?
  @exclusivity(unchecked) open var maximumDate: Date?
  @exclusivity(unchecked) open var datePickerMode = Mode.dateAndTime
  @exclusivity(unchecked) open var calendar = Calendar.current
  @exclusivity(unchecked) open var locale: Locale?
  @exclusivity(unchecked) open var timeZone: TimeZone?

  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

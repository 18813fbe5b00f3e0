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

  /// The style that the app prefers. Ignored: every picker has wheels.
  @exclusivity(unchecked) open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle { .wheels }
  @exclusivity(unchecked) open var minuteInterval = 1
  /// The interval that a picker in the mode `countDownTimer` shows, in seconds: at least a minute,
  /// and less than a day.
  open var countDownDuration: TimeInterval {
    get { interval }
    set { interval = min(max(60, newValue), 86_340) }
  }
  @exclusivity(unchecked) private var interval: TimeInterval = 60

  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// The appearance of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

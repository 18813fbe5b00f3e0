import Testing
import UIKit

@MainActor @Suite("Text input") struct TextInputTests {
  @Test("the cursor is behind the text unless it has been moved")
  func cursor() throws {
    let field = UITextField()
    field.text = "abc"
    let range = try #require(field.selectedTextRange)
    #expect(range.isEmpty && field.offset(from: field.beginningOfDocument, to: range.start) == 3)

    let second = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: second, to: second)
    field.insertText("x")
    #expect(field.text == "axbc")
    #expect(field.selectedTextRange.map { field.offset(from: second, to: $0.end) } == 1)
    field.text = ""
    #expect(field.selectedTextRange?.start == field.endOfDocument)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
  }

  @Test("a view beside the text is a subview while its mode shows it")
  func sideViews() {
    let device = Device()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (field, left, right) = (UITextField(), UIView(), UIButton(type: .system))
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.leftView = left
    field.rightView = right
    #expect(field.subviews.isEmpty)

    field.leftViewMode = .unlessEditing
    field.rightViewMode = .whileEditing
    #expect(field.subviews == [left])
    field.becomeFirstResponder()
    #expect(field.subviews == [right] && device.canTouch(right))
    field.resignFirstResponder()
    #expect(field.subviews == [left])
    field.leftView = nil
    field.rightViewMode = .always
    #expect(field.subviews == [right] && left.superview == nil)
  }

  @Test("links and telephone numbers are found in a text")
  func detector() throws {
    let text = "Call +41 58 123 45 67 or see https://a.ch/b, room 12."
    let whole = NSRange(location: 0, length: text.utf16.count)
    let both = try NSDataDetector(types: 1 << 5 | 1 << 11)
    let found = both.matches(in: text, range: whole).map {
      (text as NSString).substring(with: $0.range)
    }
    #expect(found == ["+41 58 123 45 67", "https://a.ch/b"])
    #expect(try NSDataDetector(types: 1 << 5).numberOfMatches(in: text, range: whole) == 1)
    #expect(try NSDataDetector(types: 0).firstMatch(in: text, range: whole) == nil)
  }

  @Test("the cursor of a text view is behind the text unless it has been moved")
  func cursorOfView() {
    let view = UITextView()
    view.text = "abc"
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.insertText("d")
    view.selectedRange = NSRange(location: 1, length: 2)
    view.insertText("x")
    #expect(view.text == "axd" && view.selectedRange == NSRange(location: 2, length: 0))
    view.deleteBackward()
    #expect(view.text == "ad")
    view.selectedRange = NSRange(location: 0, length: 1)
    view.deleteBackward()
    view.deleteBackward()
    #expect(view.text == "d")
    view.text = "hello"
    view.insertText("!")
    #expect(view.text == "hello!", "a new text moves the cursor")
    view.text = ""
    view.deleteBackward()
    #expect(view.selectedRange.location == 0 && !view.hasText)
  }

  @Test("times before or after another are written in English")
  func relativeTimes() {
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSinceReferenceDate: 0)
    func text(_ seconds: TimeInterval) -> String {
      formatter.localizedString(for: now + seconds, relativeTo: now)
    }
    #expect(text(-90) == "1 minute ago" && text(7200) == "in 2 hours")
    #expect(text(-86_400) == "1 day ago" && text(15 * 86_400) == "in 2 weeks")
    #expect(text(0) == "in 0 seconds")
    formatter.unitsStyle = .short
    #expect(text(7200) == "in 2 hr." && text(-3 * 86_400) == "3 days ago")
    formatter.unitsStyle = .abbreviated
    #expect(text(-7200) == "2h ago" && text(5) == "in 5s")
    formatter.dateTimeStyle = .named
    #expect(text(-86_400) == "yesterday" && text(86_400) == "tomorrow" && text(0) == "now")
    #expect(formatter.localizedString(from: DateComponents(day: -2)) == "2d ago")
    #expect(formatter.localizedString(from: DateComponents(month: 1)) == "next mo.")
    #expect(formatter.localizedString(from: DateComponents(hour: 0)) == "this hour")
    formatter.unitsStyle = .full
    #expect(formatter.localizedString(from: DateComponents(year: -1)) == "last year")
    #expect(formatter.localizedString(from: DateComponents(day: 0)) == "today")
  }

  @Test("durations are written in English")
  func durations() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3725) == "1:02:05" && formatter.string(from: 5) == "0:05")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3660) == "1 hour, 1 minute")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 7260) == "2h 1m")
    let components = DateComponents(hour: 2, minute: 1)
    #expect(
      DateComponentsFormatter.localizedString(from: components, unitsStyle: .spellOut)
        == "two hours, one minute")
  }

  @Test("a picker of durations stays within a day")
  func countDown() {
    let picker = UIDatePicker()
    picker.countDownDuration = 0
    #expect(picker.countDownDuration == 60)
    picker.countDownDuration = 100_000
    #expect(picker.countDownDuration == 86_340)
  }
}

@MainActor @Suite("Printing") struct PrintingTests {
  @Test("the user prints or cancels on a sheet", arguments: ["Print", "Cancel"])
  func panel(choice: String) throws {
    let device = Device()
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    device.loop.runUntilIdle()
    var results: [Bool] = []
    UIPrintInteractionController.shared.present(animated: true) { _, isPrinted, _ in
      results.append(isPrinted)
    }
    device.loop.runUntilIdle()
    let panel = try #require(window.rootViewController?.presentedViewController)
    let buttons = panel.view.subviews.compactMap { $0 as? UIButton }
    let button = buttons.first { $0.currentTitle == choice }
    device.tap(try #require(button))
    device.loop.runUntilIdle()
    #expect(results == [choice == "Print"])
    #expect(window.rootViewController?.presentedViewController == nil)
  }
}

@MainActor @Suite("Windows of delegates") struct DelegateWindowTests {
  private final class Delegate: UIApplicationDelegate { var window: UIWindow? }

  @Test("read through the protocol, a window is optional once or twice")
  func optionals() {
    let own = Delegate()
    own.window = UIWindow()
    own.window?.rootViewController = UIViewController()
    let delegate: (any UIApplicationDelegate)? = own
    let root = own.window?.rootViewController
    #expect(delegate?.window??.rootViewController === root)
    #expect(delegate?.window?.rootViewController === root)
  }
}

@MainActor @Suite("Attributed texts") struct AttributedTextTests {
  private final class Label: UILabel {
    override var text: String? {
      didSet { attributedText = NSAttributedString(string: text ?? "", attributes: [.kern: 1]) }
    }
  }
  private final class TextView: UITextView {
    override var text: String! {
      didSet { attributedText = NSAttributedString(string: text, attributes: [.kern: 1]) }
    }
  }
  private final class Field: UITextField {
    override var placeholder: String? {
      didSet {
        attributedPlaceholder = placeholder.map {
          NSAttributedString(string: $0, attributes: [.kern: 1])
        }
      }
    }
  }

  @Test("an override of the placeholder may set the attributed placeholder")
  func placeholder() {
    let field = Field()
    field.placeholder = "a"
    #expect(field.placeholder == "a" && field.attributedPlaceholder?.string == "a")
    field.placeholder = nil
    #expect(field.placeholder == nil && field.attributedPlaceholder == nil)
  }

  @Test("a placeholder without attributes replaces an attributed one")
  func placeholderReplacement() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "a")
    field.placeholder = "b"
    #expect(field.placeholder == "b" && field.attributedPlaceholder?.string == "b")
  }

  @Test("an override of the text may set the attributed text")
  func override() {
    let (label, view) = (Label(), TextView())
    label.text = "a"
    view.text = "b"
    #expect(label.text == "a" && label.attributedText?.string == "a")
    #expect(view.text == "b" && view.attributedText.string == "b")
  }

  @Test("a text without attributes replaces an attributed one")
  func replacement() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a")
    label.text = "b"
    #expect(label.text == "b" && label.attributedText?.string == "b")
  }
}

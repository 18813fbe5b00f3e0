/// The clipboard of a device. It keeps what the app puts there until the device is shut down.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The clipboard that all apps share.
  public static var general: UIPasteboard { MainLoop.current.surroundings.generalPasteboard }
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  @exclusivity(unchecked) private var content: [Any] = []
  @exclusivity(unchecked) public private(set) final var changeCount = 0

  open var string: String? {
    get { content.first as? String }
    set { replace(newValue.map { [$0] } ?? []) }
  }
  open var strings: [String]? {
    get { content as? [String] }
    set { replace(newValue ?? []) }
  }
  open var url: URL? {
    get { content.first as? URL }
    set { replace(newValue.map { [$0] } ?? []) }
  }
  open var image: UIImage? {
    get { content.first as? UIImage }
    set { replace(newValue.map { [$0] } ?? []) }
  }
  open var color: UIColor? {
    get { content.first as? UIColor }
    set { replace(newValue.map { [$0] } ?? []) }
  }
  open var hasStrings: Bool { content.contains { $0 is String } }
  open var hasURLs: Bool { content.contains { $0 is URL } }
  open var hasImages: Bool { content.contains { $0 is UIImage } }
  open var numberOfItems: Int { content.count }

  private func replace(_ new: [Any]) {
    content = new
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}

// Descriptions of links. Nothing is fetched, as on a device that is offline.
public import UIKit

/// The description of a link, as far as an app provides it.
@preconcurrency @MainActor open class LPLinkMetadata: NSObject {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?

  public override init() { super.init() }
}

/// A view of a link, which shows the title or, without one, the host.
///
/// As on a phone, a changed description is shown when it is assigned again. Touches do not open the
/// link.
@preconcurrency @MainActor open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata { didSet { show() } }
  private let label = UILabel()

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    addSubview(label)
    show()
  }

  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url) = (url, url)
    self.init(metadata: metadata)
  }

  public required init?(coder: NSCoder) { nil }

  private func show() { label.text = metadata.title ?? metadata.url?.host }
}

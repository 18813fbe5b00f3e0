import LinkPresentation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("LinkPresentation: links that are not fetched") struct LinkTests {
  private let page = URL(string: "https://example.org/page")!

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? { nil }
    func activityViewControllerLinkMetadata(
      _ controller: UIActivityViewController
    ) -> LPLinkMetadata? {
      let metadata = LPLinkMetadata()
      metadata.title = "A"
      return metadata
    }
  }

  @Test("a fetch fails in a later turn, once, as cancelled if it is cancelled before")
  func fetch() async throws {
    let device = Device()
    for isCancelled in [false, true] {
      let provider = LPMetadataProvider()
      var errors: [LPError.Code?] = []
      provider.startFetchingMetadata(for: page) { metadata, error in
        #expect(metadata == nil)
        errors.append((error as? LPError)?.code)
      }
      if isCancelled { provider.cancel() }
      #expect(errors.isEmpty)
      device.loop.runUntilIdle()
      provider.cancel()
      device.loop.runUntilIdle()
      #expect(errors == [isCancelled ? .metadataFetchCancelled : .metadataFetchFailed])
    }
  }

  @Test("a view shows the title of its link, or its host")
  func view() {
    _ = Device()
    let view = LPLinkView(url: page)
    #expect((view.subviews.first as? UILabel)?.text == "example.org")

    view.metadata = Source().activityViewControllerLinkMetadata(
      UIActivityViewController(activityItems: [], applicationActivities: nil))!

    #expect((view.subviews.first as? UILabel)?.text == "A")
  }
}

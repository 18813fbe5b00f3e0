// A screen for choosing photos. An app needs no permission to show it.
@_exported public import Photos
public import UIKit

/// The kinds of media that a picker offers. Stored, but has no effect.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Condition: Hashable {
    case kind(String)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let condition: Condition

  public static let images = PHPickerFilter(condition: .kind("images"))
  public static let videos = PHPickerFilter(condition: .kind("videos"))
  public static let livePhotos = PHPickerFilter(condition: .kind("live photos"))
  public static let screenshots = PHPickerFilter(condition: .kind("screenshots"))
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(condition: .any(subfilters))
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(condition: .all(subfilters))
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(condition: .not(filter))
  }
}

/// The settings of a picker. Stored, but have no effect.
public struct PHPickerConfiguration: Hashable, Sendable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered }

  public var filter: PHPickerFilter?
  /// The largest number of photos. A user chooses one, whatever the number.
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that the user has chosen.
public struct PHPickerResult: Hashable, Sendable {
  /// Passes on a `UIImage`, whatever the filter.
  public let itemProvider: NSItemProvider
  /// `nil`: the photo is in no library, not even in that of the configuration.
  public var assetIdentifier: String? { nil }
}

/// A screen for choosing photos, with two buttons: Cancel and Choose.
///
/// As on a phone, both call the delegate, which has to dismiss the screen. Choose picks one image.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public let configuration: PHPickerConfiguration

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = UIView()
    addButton("Cancel") { [] }
    addButton("Choose") {
      let image = UIImage(cgImage: CGImage(width: 3024, height: 4032))
      let provider = NSItemProvider(item: image, typeIdentifier: UTType.jpeg.identifier)
      return [PHPickerResult(itemProvider: provider)]
    }
  }

  private func addButton(_ title: String, choosing results: @escaping () -> [PHPickerResult]) {
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: title) { [weak self] _ in
          guard let self else { return }
          delegate?.picker(self, didFinishPicking: results())
        }))
  }
}

/// The method called when the user has chosen a photo, or cancelled, without results. It has to
/// dismiss the screen.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A screen for choosing a picture, with two buttons: Cancel and Choose.
///
/// As on a phone, both call the delegate, which has to dismiss the screen. On a phone, the class is
/// a navigation controller.
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow }

  /// The contents of the dictionary that the delegate receives.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Whether the device has the source: it has pictures and a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    ["public.image", "public.movie"]
  }

  open override func loadView() {
    view = UIView()
    let buttons: [(String, @MainActor (UIImagePickerController) -> Void)] = [
      ("Cancel", { $0.delegate?.imagePickerControllerDidCancel($0) }),
      (
        "Choose",
        {
          let image = UIImage(cgImage: CGImage(width: 3024, height: 4032))
          $0.delegate?.imagePickerController(
            $0,
            didFinishPickingMediaWithInfo: [
              .originalImage: image, .editedImage: image, .mediaType: "public.image",
            ])
        }
      ),
    ]
    for (title, action) in buttons {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self.map(action) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }
}

/// The methods called when the user has chosen a picture or cancelled.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

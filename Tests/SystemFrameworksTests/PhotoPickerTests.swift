import PhotosUI
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PhotosUI: a picker that asks for no permission") struct PhotoPickerTests {
  private final class Listener: NSObject, PHPickerViewControllerDelegate {
    var results: [PHPickerResult]?

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      self.results = results
      picker.dismiss(animated: true)
    }
  }

  @Test("both buttons call the delegate, which dismisses the picker", arguments: [true, false])
  func pick(isChosen: Bool) throws {
    let stage = Stage()
    let root = stage.controller("A")
    stage.show(root)
    let listener = Listener()
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .any(of: [.images, .not(.videos)])
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = listener
    stage.present(picker, on: root)

    try stage.device.tap(#require(button(isChosen ? "Choose" : "Cancel", in: picker.view))).get()
    stage.settle()

    #expect(!stage.device.isAsking && root.presentedViewController == nil)
    #expect(listener.results?.count == (isChosen ? 1 : 0))
  }

  @Test("a chosen photo is an image, which is delivered in a later turn")
  func image() throws {
    let stage = Stage()
    let root = stage.controller("A")
    stage.show(root)
    let listener = Listener()
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    picker.delegate = listener
    stage.present(picker, on: root)
    try stage.device.tap(#require(button("Choose", in: picker.view))).get()
    let provider = try #require(listener.results?.first?.itemProvider)
    var lines: [String] = []
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))

    provider.loadObject(ofClass: UIImage.self) { object, error in
      lines.append("\(object?.size.width ?? 0)")
    }
    for type in [UTType.image, .movie] {
      provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
        lines.append("data \(data != nil) \(error != nil)")
      }
    }
    provider.loadFileRepresentation(forTypeIdentifier: UTType.image.identifier) { url, error in
      lines.append("file \(url != nil) \(error != nil)")
    }
    #expect(lines.isEmpty)
    stage.settle()

    #expect(lines == ["3024.0", "data true false", "data false true", "file false true"])
  }
}

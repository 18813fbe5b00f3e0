import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@Suite("Types of data") struct DataTypeTests {
  @Test("a type is a kind of others, and is found by its name, extension and MIME type")
  func kinds() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .png) && !UTType.image.conforms(to: .png))
    #expect(UTType("public.png") == .png && UTType("com.example.unknown") == nil)
    #expect(UTType(filenameExtension: "PDF") == .pdf && UTType(mimeType: "image/gif") == .gif)
    #expect(UTType(filenameExtension: "jpg") == .jpeg && UTType(filenameExtension: "htm") == .html)
    let unknown = UTType(filenameExtension: "pdf", conformingTo: .image)
    #expect(unknown != .pdf && unknown?.conforms(to: .image) == true)
    #expect(UTType(exportedAs: "com.example.note", conformingTo: .text).conforms(to: .content))
  }

  @Test("the identifiers of both frameworks agree")
  func identifiers() {
    let pairs: [(String, UTType)] = [
      (kUTTypeItem, .item), (kUTTypeContent, .content), (kUTTypeData, .data),
      (kUTTypeFolder, .folder), (kUTTypeImage, .image), (kUTTypePNG, .png), (kUTTypeJPEG, .jpeg),
      (kUTTypeGIF, .gif), (kUTTypeMovie, .movie), (kUTTypeVideo, .video),
      (kUTTypeMPEG4, .mpeg4Movie), (kUTTypeQuickTimeMovie, .quickTimeMovie),
      (kUTTypeAudio, .audio), (kUTTypeMP3, .mp3), (kUTTypePDF, .pdf), (kUTTypeURL, .url),
      (kUTTypeFileURL, .fileURL), (kUTTypeText, .text), (kUTTypePlainText, .plainText),
      (kUTTypeUTF8PlainText, .utf8PlainText), (kUTTypeHTML, .html), (kUTTypeJSON, .json),
      (kUTTypeZipArchive, .zip),
    ]
    for (identifier, type) in pairs {
      #expect(identifier == type.identifier && UTType(identifier) == type)
    }
  }
}

import Foundation
import FoundationXML

/// Parses a storyboard or xib file into elements.
final class InterfaceReader: NSObject, XMLParserDelegate {
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?

  /// The `document` element of a file.
  static func document(of input: Input) throws(Diagnostic) -> InterfaceElement {
    let reader = InterfaceReader()
    let parser = XMLParser(data: Data(input.text.utf8))
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
      throw Diagnostic(
        .error, input.path, line: max(parser.lineNumber, 1),
        "found text that is not XML; expected a file saved by Interface Builder: "
          + "open it there and save it again, or resolve its merge conflict")
    }
    guard root.name == "document" else {
      throw Diagnostic(
        .error, input.path, line: root.line,
        "found the element '\(root.name)'; expected 'document', as in files of Xcode 5 and later: "
          + "open the file in Interface Builder and save it again")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let element = InterfaceElement(name: name, attributes: attributes, line: parser.lineNumber)
    if let parent = open.last { parent.children.append(element) } else { root = element }
    open.append(element)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}

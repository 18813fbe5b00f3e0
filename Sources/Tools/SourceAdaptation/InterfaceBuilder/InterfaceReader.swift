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
    guard parser.parse(), reader.open.isEmpty, let root = reader.root else {
      throw Diagnostic(.invalidXML, input.path, line: max(parser.lineNumber, 1))
    }
    guard root.name == "document" else {
      throw Diagnostic(.unknownDocument(element: root.name), input.path, line: root.line)
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
  ) { open.removeLast() }
}

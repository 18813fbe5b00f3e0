import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The structure of a page, as seen by a strict parser.
final class PageOutline: NSObject, XMLParserDelegate {
  struct Node {
    let name: String
    let attributes: [String: String]
    /// The names of the enclosing elements, outermost first.
    let path: [String]
    var text = ""
    var children: [String] = []
  }

  private(set) var nodes: [Node] = []
  /// The reason why the page is not well-formed; `nil` if the page is well-formed.
  private(set) var problem: String?
  private var open: [Int] = []

  init(_ page: String) {
    super.init()
    let parser = XMLParser(data: Data(page.utf8))
    parser.delegate = self
    if !parser.parse() {
      problem =
        "line \(parser.lineNumber): \(parser.parserError.map(String.init(describing:)) ?? "")"
    }
  }

  func all(_ names: String...) -> [Node] { nodes.filter { names.contains($0.name) } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if let parent = open.last { nodes[parent].children.append(name) }
    nodes.append(Node(name: name, attributes: attributes, path: open.map { nodes[$0].name }))
    open.append(nodes.count - 1)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for index in open { nodes[index].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}

import Foundation
import Testing

@Suite struct DocumentationTests {
  @Test("the page about writing tests contains PlayersTests.swift unchanged")
  func pageShowsATest() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = folder.appending(path: "../../Sources/Platform/UIKit/UIKit.docc/WritingTests.md")
    let test = try String(contentsOf: folder.appending(path: "PlayersTests.swift"), encoding: .utf8)

    let text = try String(contentsOf: page.standardized, encoding: .utf8)

    #expect(text.contains("```swift\n\(test)```"))
  }
}

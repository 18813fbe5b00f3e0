import DefectGallery
import OtherTools

/// A tool's complaints about the gallery: its hits, its false positives and its cost.
package struct ToolScore {
  package let tool: String
  /// The defects about which the tool complains, with the first complaint.
  package let found: [String: String]
  /// The defects that end the process before the tool can complain.
  package let unreached: Set<String>
  /// The forms without a defect about which the tool complains nevertheless.
  package let falsePositives: [String]
  /// The processor time of a session; `nil` if it would not be representative of the tool.
  package let cost: ToolCost?

  /// Lets a tool judge all defects and all forms without a defect.
  @MainActor package init(_ tool: OtherTool, cost: ToolCost?) throws {
    var (found, unreached): ([String: String], Set<String>) = ([:], [])
    for defect in DefectGallery.defects {
      let complaints = try tool.complaints(about: .defective(defect), right: .fixed(defect))
      if complaints == nil { unreached.insert(defect.id) }
      if let first = complaints?.first { found[defect.id] = first.text }
    }
    self.tool = tool.name
    self.found = found
    self.unreached = unreached
    falsePositives = try GalleryForm.harmless.filter {
      try tool.complaints(about: $0, right: $0)?.isEmpty == false
    }.map(\.id)
    self.cost = cost
  }

  init(
    tool: String, found: [String: String], unreached: Set<String>, falsePositives: [String],
    cost: ToolCost
  ) {
    self.tool = tool
    self.found = found
    self.unreached = unreached
    self.falsePositives = falsePositives
    self.cost = cost
  }
}

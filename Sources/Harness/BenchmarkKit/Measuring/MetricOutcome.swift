/// A section, with the findings and warnings about it.
package struct MetricOutcome<Section: RunSection> {
  package var section: Section?
  package var findings: [Finding]
  package var warnings: [Warning]

  package init(_ section: Section?, findings: [Finding] = [], warnings: [Warning] = []) {
    self.section = section
    self.findings = findings
    self.warnings = warnings
  }
}

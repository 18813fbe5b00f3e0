/// The weak-reference assertion of unit tests: `addTeardownBlock { [weak x] in XCTAssertNil(x) }`.
///
/// It fails only for objects that are retained by a cycle or by the test's process: the test
/// releases everything else before the block runs.
package struct NilAfterTest: LifetimeCheck {
  package init() {}

  package func end(alive: [WatchedObject]) -> [Complaint] {
    alive.complaints { "\($0) is not nil after the test" }
  }
}

/// The weak-reference assert of unit tests: `addTeardownBlock { [weak x] in XCTAssertNil(x) }`.
///
/// Only objects that nothing but a cycle, or the test's process, keeps alive fail it: the test
/// releases everything else before the block runs.
package struct NilAfterTest: LifetimeCheck {
  package init() {}

  package func end(alive: [WatchedObject]) -> [Complaint] {
    alive.complaints { "\($0) is not nil after the test" }
  }
}

import Testing

@testable import LeakDetection

@MainActor @Suite("Owners", .serialized, .enabled(if: HeapCensus.isAvailable))
struct OwnershipTests {
  final class Parent {
    var children: [Child] = []
    var onTap: (() -> Void)?
    weak var friend: Child?
    var hidden: Hidden?
  }
  final class Child { unowned(unsafe) var parent: Parent? }
  final class Hidden { var child: Child? }

  // A static variable, so that the objects live until the census has read them.
  private static var root: Parent?

  private func ownership(
    except exceptions: Set<String> = [], _ body: (Parent) -> Void
  ) -> (owners: [String], types: [String]) {
    let census = census()
    defer {
      Self.root = nil
      census.end()
    }
    let parent = Parent()
    body(parent)
    Self.root = parent
    let found = census.ownership(except: exceptions)
    func name(_ object: Int) -> String { "\(found.types[object].split(separator: ".").last ?? "")" }
    return (
      found.references.map { reference in
        "\(name(reference.owner)).\(reference.field) \(name(reference.target))"
          + (reference.through.isEmpty ? "" : " through something")
      }, found.types
    )
  }

  @Test("collections are part of a reference, and objects are listed oldest first")
  func collections() {
    let found = ownership { parent in
      for _ in 0..<2 { parent.children.append(Child()) }
    }

    #expect(found.types.map { $0.split(separator: ".").last } == ["Parent", "Child", "Child"])
    #expect(found.owners == ["Parent.children[0] Child", "Parent.children[1] Child"])
  }

  @Test("a closure is part of a reference, and weak references are left out")
  func closures() {
    let found = ownership { parent in
      let child = Child()
      parent.friend = child
      parent.onTap = { child.parent = nil }
    }

    #expect(found.owners == ["Parent.onTap Child through something"])
  }

  @Test("an excluded object becomes part of a reference, unless it leads nowhere")
  func exceptions() {
    let body: (Parent) -> Void = { parent in
      parent.hidden = Hidden()
      parent.hidden?.child = Child()
    }

    #expect(ownership(body).owners == ["Parent.hidden Hidden", "Hidden.child Child"])
    #expect(
      ownership(except: ["OwnershipTests.Hidden"], body).owners
        == ["Parent.hidden Child through something"])
  }

  @Test("a subview is named by its place, whether the view has one, two or more")
  func subviews() {
    #expect(join("children", "_subview0") == "children[0]")
    #expect(join("children", "_subview1") == "children[1]")
    #expect(join(join("children", "_allSubviews"), "[1]") == "children[1]")
  }

  @Test("the name of a field does not include positions in collections")
  func names() {
    #expect(Ownership.Reference.name(ofField: "children[3].view{a}") == "children.view")
  }
}

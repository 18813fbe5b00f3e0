import BenchmarkKit

extension Structure: RunSection {
  package static let id = MetricID("structure")
  package static let title = "Structure of the code"
  package static let describesSources = true

  package func tables(in run: Run) -> [Table] {
    let shown = run.subjects.uniqued(by: \.module).compactMap { subject in
      architectures.first { $0.module == subject.module }
        .map { (run.subjects.architecture(of: subject.module), $0) }
    }
    return [
      summary(shown), sizes(shown, in: run), carried(shown).placed(.folded),
      branches(shown).placed(.folded),
      edges(shown).placed(.folded), routes(shown).placed(.folded), calls(shown).placed(.folded),
    ].filter { !$0.rows.isEmpty }
  }

  private typealias Shown = [(name: String, structure: Architecture)]

  private func summary(_ shown: Shown) -> Table {
    Table(
      name: "structure", title: "Structure of the code",
      columns: [
        .init("architecture", .text), .init("modules"), .init("module edges"), .init("casts"),
        .init("flow branches"), .init("carried values"), .init("coordinators"),
        .init("most routes"), .init("routes"), .init("lines with UIKit"),
      ],
      rows: shown.map { name, structure in
        let routes = structure.coordinators.map(\.routes.count)
        return [
          .text(name), .integer(structure.scenes), .integer(structure.edges.count),
          .integer(structure.casts.count), .integer(structure.flowBranches.count),
          .integer(structure.carriedValues.count), .integer(routes.count),
          routes.max().map { .integer($0) } ?? .empty,
          routes.isEmpty ? .empty : .integer(routes.sum),
          structure.linesWithUIKit.map { .integer($0) } ?? .empty,
        ]
      },
      notes: [
        """
        Read from the sources. A module is a scene's folder. Module edge: one module names a type \
        of another. Flow branch: a switch or comparison on the type of the flow outside \
        coordinators. Carried value: stored by a module only to be passed on. Routes: the screens \
        and flows that a coordinator creates. Lines with UIKit: the code lines of the files that \
        import it.
        """
      ])
  }

  private func sizes(_ shown: Shown, in run: Run) -> Table {
    let baseline = run.subjects.first { $0.id == run.plan.baseline }?.module
    let reference = architectures.first { $0.module == baseline }?.sizes ?? []
    return Table(
      name: "structure-sizes", title: "Growth of the code with the app",
      columns: [
        .init("architecture", .text), .init("size", .text), .init("modules"), .init("files"),
        .init("code lines"), .init("relative"), .init("largest file"), .init("coordinators"),
        .init("routes"),
      ],
      rows: shown.flatMap { name, structure in
        (structure.sizes ?? []).map { size in
          [
            .text(name), .text(size.name), .integer(size.scenes), .integer(size.files),
            .integer(size.lines),
            reference.first { $0.name == size.name }
              .map { .decimal(Double(size.lines) / Double($0.lines), digits: 2) } ?? .empty,
            .integer(size.largestFile), .integer(size.coordinators), .integer(size.routes),
          ]
        }
      },
      notes: [
        """
        The code that the app would need with only some of its scenes and flows. Files that serve \
        several flows count at every size. relative: code lines, relative to those of \
        \(run.plan.baseline) at the same size.
        """
      ])
  }

  private func carried(_ shown: Shown) -> Table {
    places(
      "structure-carried", "Values passed on without being read", shown, ["module", "value"],
      \.carriedValues
    ) { [.text($0.scene), .text($0.name), .text($0.place.position)] }
  }

  private func branches(_ shown: Shown) -> Table {
    places(
      "structure-branches", "Branches on the flow outside coordinators", shown, ["code"],
      \.flowBranches
    ) { [.text($0.text), .text($0.position)] }
  }

  private func edges(_ shown: Shown) -> Table {
    places(
      "structure-edges", "Modules that name another module", shown, ["module", "names", "type"],
      \.edges
    ) { [.text($0.from), .text($0.to), .text($0.place.text), .text($0.place.position)] }
  }

  private func places<Found>(
    _ name: String, _ title: String, _ shown: Shown, _ columns: [String],
    _ found: (Architecture) -> [Found], _ cells: (Found) -> [Table.Cell]
  ) -> Table {
    Table(
      name: name, title: title,
      columns: (["architecture"] + columns + ["place"]).map { .init($0, .text) },
      rows: shown.flatMap { name, structure in
        found(structure).map { [.text(name)] + cells($0) }
      }, notes: [])
  }

  private func routes(_ shown: Shown) -> Table {
    Table(
      name: "structure-routes", title: "Routes of the coordinators",
      columns: [
        .init("architecture", .text), .init("coordinator", .text), .init("code lines"),
        .init("routes"), .init("large", .text), .init("to", .text),
      ],
      rows: shown.flatMap { name, structure in
        structure.coordinators.map { coordinator in
          [
            .text(name), .text(coordinator.name), .integer(coordinator.lines),
            .integer(coordinator.routes.count), .text(coordinator.excess),
            .text(coordinator.routes.joined(separator: ", ")),
          ]
        }
      },
      notes: [
        """
        routes: including those of superclasses. code lines: those of the files named after the \
        coordinator. large: more than \(Coordinator.mostLines) lines, or more than \
        \(Coordinator.mostRoutes) routes.
        """
      ])
  }

  private func calls(_ shown: Shown) -> Table {
    Table(
      name: "structure-router-calls", title: "Calls of the routers' methods",
      columns: [.init("architecture", .text), .init("method", .text), .init("places")],
      rows: shown.flatMap { name, structure in
        structure.routerCalls.map { [.text(name), .text($0.name), .integer($0.calls)] }
      },
      notes: ["Methods that protocols of application-wide routers require."])
  }
}

extension Structure.Place {
  /// The file and line: `Login/LoginRouter.swift:12`.
  fileprivate var position: String { "\(file):\(line)" }
}

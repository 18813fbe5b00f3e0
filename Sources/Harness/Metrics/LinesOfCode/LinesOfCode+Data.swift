import BenchmarkKit

extension LinesOfCode {
  package func data(in run: Run) -> [DataTable] {
    [
      DataTable(
        "lines", title: "Lines of every source file of the architectures",
        columns: [
          .init("module", .string, "The architecture's module; its variants share the file."),
          .init("scene", .string, "The file's folder."),
          .init("role", .string, "The file's role, such as Coordinators."),
          .init("file", .string, "The file's name."),
          .init("physical", .integer, "Lines as counted by wc -l."),
          .init("code", .integer, "Lines of code as counted by cloc."),
          .init("comment", .integer, "Lines of comments only."),
          .init("blank", .integer, "Blank lines."),
        ],
        rows: files.map { file in
          [
            .text(file.module), .text(file.scene), .text(file.role), .text(file.name),
            .integer(file.physical), .integer(file.code), .integer(file.comment),
            .integer(file.blank),
          ]
        })
    ]
  }
}

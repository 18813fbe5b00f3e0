/// The adapted copies of a module's sources, with generated files and diagnostics.
package struct Adaptation {
  package let outputs: [Output]
  package let diagnostics: [Diagnostic]
  package let summary: String

  /// Adapts the files of a module. `compiled` files belong to the same module and are only read.
  package init(
    module name: String, entryPoint: EntryPoint, inputs: [Input], compiled: [Input] = []
  ) {
    let sources = inputs.filter { $0.kind == .swift }
    let compiled = compiled.map { SourceFile(path: $0.path, text: $0.text) }
    let module = Module(
      name: name, files: SourceFile.prepared(sources, besides: compiled), compiled: compiled)
    let adapted = Self.rewrite(module, entryPoint: entryPoint)

    var outputs = zip(OutputNames.names(for: sources), adapted).map { name, file in
      Output(fileName: name, text: file.text)
    }
    var diagnostics = adapted.flatMap(\.diagnostics)
    let interfaces = InterfaceFiles(inputs.filter { $0.kind != .swift }, module: module)
    if let text = interfaces.text {
      outputs.append(Output(fileName: OutputNames.storyboards, text: text))
      diagnostics += interfaces.diagnostics
    }
    outputs.append(
      Output(fileName: OutputNames.virtualTime, text: VirtualTime.text(for: module)))

    let report = Report(
      module: name, entries: adapted.map(\.entry), interfaceFiles: inputs.count - sources.count)
    outputs.append(Output(fileName: OutputNames.report, text: report.text))
    self.outputs = outputs
    self.diagnostics = diagnostics
    summary = report.summary
  }

  package var hasErrors: Bool { diagnostics.contains(where: \.isError) }

  private struct AdaptedFile {
    let text: String
    let entry: Report.Entry
    let diagnostics: [Diagnostic]
  }

  private static func rewrite(_ module: Module, entryPoint: EntryPoint) -> [AdaptedFile] {
    var rewriters = module.adaptedFiles.map { FileRewriter(module: module, fileIndex: $0) }
    var moved: [ExtractedMember] = []
    for index in rewriters.indices {
      rewriters[index].rewriteContents(entryPoint)
      moved += rewriters[index].extractMovedMembers()
    }
    return rewriters.map { rewriter in
      var rewriter = rewriter
      rewriter.insertMovedMembers(moved)
      let file = rewriter.file
      let entry = Report.Entry(
        path: file.path,
        changedLines: file.preparedLines + rewriter.edits.changedLines(of: file.bytes),
        lines: file.lineCount)
      return AdaptedFile(text: rewriter.text, entry: entry, diagnostics: rewriter.diagnostics)
    }
  }
}

extension FileRewriter {
  fileprivate mutating func rewriteContents(_ entryPoint: EntryPoint) {
    guard !leavesOutMainFile(entryPoint) else { return }
    rewriteImports()
    removeAttributes()
    rewriteEntryPoint(entryPoint)
    rewriteProtocols()
    rewriteOptionalCalls()
    rewriteSelectors()
    rewriteClassDescriptions()
    exposeActions()
    loosenSenders()
    checkSenders()
    addActionDispatch()
    addOutletConnection()
  }
}

extension SourceFile {
  fileprivate var lineCount: Int {
    bytes.count { $0 == UInt8(ascii: "\n") } + (bytes.last == UInt8(ascii: "\n") ? 0 : 1)
  }
}

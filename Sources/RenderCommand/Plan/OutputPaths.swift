import Export

/// Finds outputs of one run that would be one file, by whatever path, or would lie over each other's frames.
struct OutputPaths {
  /// What an output takes.
  private enum Taken {
    case file([FileLocation.Identity])
    case frames(in: FileLocation.Identity?, FrameDestination)
  }

  private var outputs: [(typed: String, taken: Taken)] = []
  /// Frames that are read, and where they were said to be.
  private let input: (typed: String, taken: Taken)?
  /// The frames that are written.
  private let selection: FrameSelection

  /// - Parameters:
  ///   - selection: The frames that are written.
  ///   - input: Frames that are read, which no output may lie over, and the path that named them.
  init(_ selection: FrameSelection, from input: (typed: String, frames: FrameDestination)? = nil) {
    self.selection = selection
    self.input = input.map { input in
      let folder = FileLocation.identity(of: input.frames.folder)
      return (input.typed, .frames(in: folder, input.frames))
    }
  }

  /// Refuses an output that is one of those before.
  /// - Parameter typed: As the command line has it.
  mutating func add(_ output: OutputDestination, typed: String) throws(Diagnostic) {
    let taken: Taken
    switch output {
    case .standardOutput:
      if outputs.contains(where: { $0.typed == typed }) {
        throw Diagnostic(
          .usage, "--output \"\(typed)\" is given twice",
          remedy: "only one output fits through a pipe")
      }
      taken = .file([])
    case .file(_, let path): taken = .file(Self.identities(path))
    case .files(let destination, _):
      if destination.isSingleFile {
        taken = .file(
          Self.identities("\(destination.folder)/\(destination.name(ofFrame: selection.first))"))
      } else {
        taken = .frames(in: FileLocation.identity(of: destination.folder), destination)
      }
    }
    if let input, isOne(input.taken, taken) {
      throw Diagnostic(
        .usage, "--output \"\(typed)\" lies over the frames of \"\(input.typed)\", which are read",
        remedy: "choose another name")
    }
    if let other = outputs.first(where: { isOne($0.taken, taken) }) {
      throw Diagnostic(
        .usage,
        other.typed == typed
          ? "--output \"\(typed)\" is given twice"
          : "--output \"\(typed)\" is where \"\(other.typed)\" is",
        remedy: "give each output a name of its own")
    }
    outputs.append((typed, taken))
  }

  /// The file that a path leads to, and the name in a folder that it is: what is written takes the name, and what
  /// was meant may be the file.
  private static func identities(_ path: String) -> [FileLocation.Identity] {
    let parts = FilePath(path)
    return [
      FileLocation.identity(of: path), FileLocation.identity(ofName: parts.name, in: parts.folder),
    ]
    .compactMap(\.self)
  }

  private func isOne(_ one: Taken, _ other: Taken) -> Bool {
    switch (one, other) {
    case (.file(let one), .file(let other)): one.contains(where: other.contains)
    case (.frames(let folder, let one), .frames(let otherFolder, let other)):
      folder != nil && folder == otherFolder
        && (one.template == other.template
          || selection.ranges.joined().contains { number in
            other.number(ofFile: one.name(ofFrame: number)).map(selection.contains) ?? false
          })
    case (.file(let files), .frames(let folder, let destination)),
      (.frames(let folder, let destination), .file(let files)):
      files.contains { file in
        guard let folder, let name = file.name(in: folder) else { return false }
        return destination.number(ofFile: name).map(selection.contains) ?? false
      }
    }
  }
}

extension OutputPaths {
  /// Refuses outputs that are among the files which the run reads: they would be lost.
  static func refuse(_ outputs: [String], readFrom inputs: [String?] = []) throws(Diagnostic) {
    for output in outputs {
      let found = FileLocation.identity(of: output)
      if let input = inputs.compactMap(\.self).first(where: {
        found != nil && found == FileLocation.identity(of: $0)
          && !FileLocation.isFolder($0)
      }) {
        throw Diagnostic(
          .usage, "--output \"\(output)\" is \"\(input)\", which is read",
          remedy: "choose another name")
      }
      let parts = output.split(separator: "/").suffix(2)
      if parts.contains(where: { $0 == ManifestFolder.name }) {
        throw Diagnostic(
          .usage, "--output \"\(output)\" is where it is noted what is in a folder",
          remedy: "choose another folder")
      }
    }
  }
}

extension FrameSelection {
  /// The least number; 0 where there is none.
  var first: Int { ranges.first?.lowerBound ?? 0 }
}

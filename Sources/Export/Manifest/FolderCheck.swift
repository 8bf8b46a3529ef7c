/// What is right and wrong with the frames in a folder, by its manifest.
package struct FolderCheck: Sendable {
  /// The frames that are called alike.
  package struct Clip: Sendable {
    /// What is to be there: the run that began last.
    package var run: FrameManifest.Run
    /// Where they lie and what they are called.
    package var destination: FrameDestination
    /// Those that are as they were written, ascending as all here.
    package var sound: [Int] = []
    /// Those that are not there.
    package var missing: [Int] = []
    /// Those that cannot be read as a picture.
    package var damaged: [Int] = []
    /// Those that another run made; and those that are to be there and are sound pictures, but other ones: of
    /// another frame, or of somebody else.
    package var foreign: [Int] = []
    /// Those that are not to be there and that no run made.
    package var extra: [Int] = []

    /// Whether all frames are there, sound, and alone.
    package var isWhole: Bool { [missing, damaged, foreign, extra].allSatisfy(\.isEmpty) }

    /// Whether a frame is to be there.
    package func wants(_ number: Int) -> Bool { run.wanted.contains { $0.contains(number) } }
  }

  /// One for each way in which frames are called, the one that began last at the end.
  package private(set) var clips: [Clip] = []
  /// PNG files that are called as none of the frames.
  package private(set) var strangers: [String] = []
  /// Whether some process is writing frames there now, as far as the file system knows.
  package private(set) var isBeingWritten = false

  /// Whether all that is to be there is there, sound, and alone.
  package var isWhole: Bool { clips.allSatisfy(\.isWhole) && strangers.isEmpty }

  /// Reads all frames of the folder at `path`.
  /// - Parameters:
  ///   - run: What is to be there, beside what other parts of it noted, instead of the run that began last; only
  ///     frames that are called as its are looked at.
  ///   - frames: Only these are looked at, where they are given.
  /// - Throws: `unreadable` where there is no such folder, `noManifest` and `laterManifest` where nothing says
  ///   what is to be there and none is given.
  package init(
    of path: String, for run: FrameManifest.Run? = nil, among frames: [Range<Int>]? = nil
  ) throws(ExportError) {
    do {
      let folder = try FileDescriptor.folder(path)
      // Before the manifest: what is being written meanwhile is noted before it has its name.
      let names = try folder.names().sorted()
      var manifest = FrameManifest()
      if let notes = try ManifestFolder(in: folder) {
        for entry in try notes.entries() {
          manifest.add(entry.contents, named: entry.name)
          if entry.isLive == true { isBeingWritten = true }
        }
      }
      if run == nil, !manifest.laterFiles.isEmpty { throw Trouble.laterManifest }
      if run == nil, manifest.parts.isEmpty { throw Trouble.noManifest }
      if let run { manifest.add(FrameManifest.Part(run)) }
      let runs = manifest.parts.map(\.run)
      try check(
        in: folder, path: path, names, manifest,
        run.map { run in runs.filter { $0.isPart(of: run) } }
          ?? manifest.names.compactMap { manifest.last(named: $0)?.run }, frames)
    } catch {
      switch error {
      case let error as SystemError: throw .unreadable(path: path, error)
      case Trouble.laterManifest: throw .laterManifest(path: path)
      default: throw .noManifest(path: path)
      }
    }
  }

  private enum Trouble: Error { case noManifest, laterManifest }

  private mutating func check(
    in folder: borrowing FileDescriptor, path: String, _ names: [String],
    _ manifest: FrameManifest, _ runs: [FrameManifest.Run], _ frames: [Range<Int>]?
  ) throws {
    var known: Set<String> = []
    for run in runs.sorted(by: { $0.begun < $1.begun }) {
      guard let destination = try? FrameDestination("\(path)/\(run.names)") else { continue }
      var clip = Clip(run: run, destination: destination)
      let own = manifest.parts.first { $0.run.isPart(of: run) }
      let others = manifest.parts.filter {
        $0.run.names == run.names && !$0.run.isPart(of: run)
      }
      var found: Set<Int> = []
      for name in names {
        guard let number = destination.number(ofFile: name) else { continue }
        known.insert(name)
        if let frames, !frames.contains(where: { $0.contains(number) }) { continue }
        found.insert(number)
        let file = try FrameFile(name, in: folder)
        if !clip.wants(number) {
          let isKnown = file.isAny(of: others.flatMap { $0.records[number] ?? [] })
          if isKnown { clip.foreign.append(number) } else { clip.extra.append(number) }
        } else if file.isAny(of: own?.records[number] ?? []) {
          clip.sound.append(number)
        } else if file.isPicture {
          clip.foreign.append(number)
        } else {
          clip.damaged.append(number)
        }
      }
      clip.extra.sort()
      clip.sound.sort()
      clip.foreign.sort()
      clip.damaged.sort()
      let looked = frames.map { FrameRanges.shared($0, run.wanted) } ?? run.wanted
      clip.missing = looked.flatMap { $0.filter { !found.contains($0) } }
      clips.append(clip)
    }
    strangers = names.filter { name in
      !known.contains(name) && !name.hasPrefix(".") && name.lowercased().hasSuffix(".png")
    }
  }
}

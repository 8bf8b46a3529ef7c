import Export
import Stage

/// What folders of frames hold together, by their manifests: the frames of one clip, and what is wrong with them.
struct AssembledClip {
  /// What made the frames, and which are to be there.
  private(set) var run: FrameManifest.Run
  /// The sound frames of it, by their number.
  private(set) var files: [Int: String] = [:]
  private(set) var damaged: FrameSelection
  private(set) var foreign: FrameSelection
  private(set) var missing: FrameSelection
  /// As typed, and what the frames there are called.
  private(set) var folders: [(path: String, destination: FrameDestination)]
  /// Whether some process is writing frames to one of the folders.
  private(set) var isBeingWritten = false

  /// Frames that are to be there.
  var wanted: FrameSelection { FrameSelection(run.wanted) }

  /// - Parameter paths: Folders, or what frames in them are called.
  /// - Throws: where one cannot be read, has no manifest, or holds frames of another clip.
  init(in paths: [String]) throws(Diagnostic) {
    var clips: [(path: String, clip: FolderCheck.Clip)] = []
    for path in paths {
      let (clip, isBeingWritten) = try Self.clip(at: path)
      if isBeingWritten { self.isBeingWritten = true }
      if let first = clips.first { try Self.refuseOther(clip, path, than: first.clip, first.path) }
      clips.append((path, clip))
    }
    guard let first = clips.first else {
      throw Diagnostic(.usage, "no folder is named", remedy: "name a folder of frames")
    }
    run = first.clip.run
    folders = clips.map { ($0.path, $0.clip.destination) }
    var bad: (damaged: Set<Int>, foreign: Set<Int>) = ([], [])
    for (_, clip) in clips {
      run.wanted = FrameSelection(run.wanted + clip.run.wanted).ranges
      run.clip = max(run.clip, clip.run.clip)
      for number in clip.sound where files[number] == nil {
        files[number] = "\(clip.destination.folder)/\(clip.destination.name(ofFrame: number))"
      }
      bad.damaged.formUnion(clip.damaged)
      bad.foreign.formUnion(clip.foreign)
    }
    // Sound in one folder is sound.
    let lacking = run.wanted.joined().filter { [files] in files[$0] == nil }
    let choose = { (isMeant: (Int) -> Bool) in
      FrameSelection(lacking.filter(isMeant).map { $0..<$0 + 1 })
    }
    damaged = choose(bad.damaged.contains)
    foreign = choose { bad.foreign.contains($0) && !bad.damaged.contains($0) }
    missing = choose { !bad.foreign.contains($0) && !bad.damaged.contains($0) }
  }

  /// The clip of one folder.
  private static func clip(
    at path: String
  ) throws(Diagnostic) -> (clip: FolderCheck.Clip, isBeingWritten: Bool) {
    if let trouble = FileLocation.trouble(at: folder(of: path)) {
      throw Diagnostic(.noInput, "\"\(path)\" \(trouble)", remedy: "name a folder of frames")
    }
    let check: FolderCheck
    do {
      check = try FolderCheck(of: folder(of: path))
    } catch {
      throw Diagnostic(error)
    }
    var clips = check.clips
    if let names = names(of: path) { clips = clips.filter { $0.run.names == names } }
    guard let clip = clips.last else {
      throw Diagnostic(
        .noInput, "\"\(path)\" names no frames that are known",
        remedy: "those there are called \(check.clips.map(\.run.names).joined(separator: ", "))")
    }
    if clips.count > 1 {
      throw Diagnostic(
        .usage, "\"\(path)\" holds \(clips.count) clips",
        remedy: "say which, as in '\(path)/\(clip.run.names)'")
    }
    return (clip, check.isBeingWritten)
  }

  /// What frames are called, where the path says so.
  private static func names(of path: String) -> String? {
    guard let destination = try? FrameDestination(path), path.lowercased().hasSuffix(".png"),
      !destination.isSingleFile, !FileLocation.isFolder(path)
    else { return nil }
    return destination.template
  }

  private static func folder(of path: String) -> String {
    names(of: path) == nil ? path : FilePath(path).folder
  }

  private static func refuseOther(
    _ clip: FolderCheck.Clip, _ path: String, than first: FolderCheck.Clip, _ firstPath: String
  ) throws(Diagnostic) {
    let settings = Dictionary(
      clip.run.settings.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let other = first.run.settings.first { settings[$0.name] != $0.value }
    let more = clip.run.settings.first { first.run[$0.name] == nil }
    guard let name = other?.name ?? more?.name else { return }
    let values = [first.run, clip.run].map { $0[name].map { "\(name) \($0)" } ?? "no \(name)" }
    throw Diagnostic(
      .badData,
      "\"\(firstPath)\" and \"\(path)\" hold frames of different clips: \(values[0]) and \(values[1])",
      remedy: "render all parts with the same options")
  }
}

extension AssembledClip {
  /// How the clip's frames follow each other, and their size.
  func format(of selection: FrameSelection) throws(Diagnostic) -> (ClipFormat, FrameRate, Double) {
    guard let rate = run["fps"].flatMap(FrameRate.init),
      let size = run["size"].flatMap(PictureSize.init),
      let scale = run["scale"].flatMap({ Decimals.real($0) }), scale > 0
    else {
      throw Diagnostic(
        .badData, "the manifest does not say rate, size and scale of the frames",
        remedy: "render them anew")
    }
    let format = ClipFormat(
      width: size.width, height: size.height, frameCount: selection.count,
      rate: ClipFormat.Rate(rate.numerator, over: rate.denominator))
    return (format, rate, scale)
  }
}

import Glibc
import PNG
import Raster

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
    /// Those that are to be there and are sound pictures, but others: of another run, of another frame, of
    /// somebody else.
    package var foreign: [Int] = []
    /// Those that are not to be there: nobody noted them, or another run did.
    package var extra: [Int] = []

    /// Whether all frames are there, sound, and alone.
    package var isWhole: Bool { [missing, damaged, foreign, extra].allSatisfy(\.isEmpty) }
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
  /// - Parameter run: What is to be there, instead of the run that began last; only frames that are called as
  ///   its are looked at.
  /// - Throws: `unreadable` where there is no such folder, `noManifest` and `laterManifest` where nothing says
  ///   what is to be there and none is given.
  package init(of path: String, for run: FrameManifest.Run? = nil) throws(ExportError) {
    do {
      let folder = try FileDescriptor.folder(path)
      var manifest = FrameManifest()
      if let notes = try ManifestFolder(in: folder) {
        for entry in try notes.entries() {
          manifest.add(entry.contents, named: entry.name)
          if entry.isLive == true { isBeingWritten = true }
        }
      }
      let names = try folder.names().sorted()
      if run == nil, !manifest.laterFiles.isEmpty { throw Trouble.laterManifest }
      if run == nil, manifest.parts.isEmpty { throw Trouble.noManifest }
      try check(
        in: folder, path: path, names,
        manifest, run.map { [$0] } ?? manifest.names.compactMap { manifest.last(named: $0)?.run })
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
    _ manifest: FrameManifest, _ runs: [FrameManifest.Run]
  ) throws {
    var known: Set<String> = []
    for run in runs.sorted(by: { $0.begun < $1.begun }) {
      guard let destination = try? FrameDestination("\(path)/\(run.names)") else { continue }
      var clip = Clip(run: run, destination: destination)
      let isWanted = { (number: Int) in run.wanted.contains { $0.contains(number) } }
      var found: Set<Int> = []
      for name in names {
        guard let number = destination.number(ofFile: name) else { continue }
        known.insert(name)
        found.insert(number)
        let isSound = try Self.isSound(name, in: folder, manifest.records(of: run, frame: number))
        switch isSound {
        case _ where !isWanted(number): clip.extra.append(number)
        case true: clip.sound.append(number)
        case false: clip.foreign.append(number)
        case nil: clip.damaged.append(number)
        }
      }
      clip.extra.sort()
      clip.sound.sort()
      clip.foreign.sort()
      clip.damaged.sort()
      clip.missing = run.wanted.flatMap { $0.filter { !found.contains($0) } }
      clips.append(clip)
    }
    strangers = names.filter { name in
      !known.contains(name) && !name.hasPrefix(".") && name.lowercased().hasSuffix(".png")
    }
  }

  /// Whether a file is as one of the records says; nil where it is no picture at all.
  private static func isSound(
    _ name: String, in folder: borrowing FileDescriptor, _ records: [FrameFingerprint]
  ) throws(SystemError) -> Bool? {
    let bytes: [UInt8]
    do {
      let file = try FileDescriptor.file(name, in: folder)
      guard let size = file.size else { return nil }
      bytes = try file.bytes(at: 0, count: size)
    } catch {
      // A link, or one that went away.
      if error.number == ELOOP || error.number == ENOENT { return nil }
      throw error
    }
    if !records.isEmpty {
      let digest = Hexadecimal.text(SHA256.digest(of: bytes))
      if records.contains(where: { $0.size == bytes.count && $0.file == digest }) { return true }
    }
    guard let picture = try? PNGDecoder.decode(bytes) else { return nil }
    // Packed anew, by a program that makes files smaller, it is the same picture.
    let pixels = PixelDigest(
      ofPicture: picture.pixels.span, width: picture.width, height: picture.height)
    return records.contains { $0.pixels == pixels.text }
  }
}

extension FrameManifest {
  /// What is known of a frame of one run.
  func records(of run: Run, frame number: Int) -> [FrameFingerprint] {
    parts.first { $0.run.isPart(of: run) }?.records[number] ?? []
  }
}

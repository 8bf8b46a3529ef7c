import Raster

/// Which runs made the frames of one folder that are called alike.
package struct FrameMakers {
  private let destination: FrameDestination
  private let own: FrameManifest.Part?
  private let others: [FrameManifest.Part]

  /// - Parameter run: The run from whose side they are looked at.
  package init(
    _ manifest: FrameManifest, from run: FrameManifest.Run, at destination: FrameDestination
  ) {
    self.destination = destination
    let parts = manifest.parts.filter { $0.run.names == run.names }
    own = parts.first { $0.run.isPart(of: run) }
    others = parts.filter { !$0.run.isPart(of: run) }
  }

  /// Whether anything is noted of a frame.
  package func knows(_ number: Int) -> Bool {
    own?.records[number] != nil || others.contains { $0.records[number] != nil }
  }

  /// The run with other settings that made a frame as it is now; nil where it is of this run, or of unknown
  /// origin. The file is looked at only where both made one.
  package func otherMaker(ofFrame number: Int) -> FrameManifest.Run? {
    let others = others.filter { $0.records[number] != nil }
    guard !others.isEmpty, let own = own?.records[number] else { return others.last?.run }
    guard let file = digest(ofFrame: number), !own.contains(where: { $0.file == file }) else {
      return nil
    }
    return others.last { $0.records[number]?.contains { $0.file == file } == true }?.run
  }

  private func digest(ofFrame number: Int) -> String? {
    guard let folder = try? FileDescriptor.folder(destination.folder),
      let file = try? FileDescriptor.file(destination.name(ofFrame: number), in: folder),
      let size = file.size, let bytes = try? file.bytes(at: 0, count: size)
    else { return nil }
    return Hexadecimal.text(SHA256.digest(of: bytes))
  }
}

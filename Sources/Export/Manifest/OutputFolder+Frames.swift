import Glibc

extension OutputFolder {
  /// Removes frames, as their names say: all, or where others write parts of the run too, those that are no sound
  /// frame of it. What nobody has noted and is no PNG file is somebody's own.
  /// - Parameter noted: The numbers of frames that somebody has noted.
  func removeFrames(
    before run: FrameManifest.Run, at destination: FrameDestination, noted: Set<Int>
  ) throws(ExportError) {
    var numbers: [Int] = []
    if run.isAll {
      do {
        numbers = try folder.names().compactMap(destination.number).filter { number in
          noted.contains(number) || isPNG(destination.name(ofFrame: number))
        }
      } catch {
        throw .creating(path, error)
      }
    } else {
      for clip in try FolderCheck(of: path, for: run).clips {
        numbers += clip.damaged + clip.foreign + clip.extra
      }
    }
    for number in numbers { remove(destination.name(ofFrame: number)) }
  }

  /// The numbers of frames that runs have noted here.
  var notedFrames: Set<Int> {
    Set((try? FrameManifest(ofFolder: path))?.parts.flatMap(\.records.keys) ?? [])
  }

  private func isPNG(_ name: String) -> Bool {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let file = try? FileDescriptor.file(name, in: folder)
    return (try? file?.bytes(at: 0, count: signature.count)) == signature
  }

  /// Refuses folders that are called as frames of the run are: those could not have their names.
  func refuseFolders(calledAs run: FrameManifest.Run, at destination: FrameDestination)
    throws(ExportError)
  {
    // A folder that may be written need not be readable.
    for name in (try? folder.names()) ?? [] {
      guard let number = destination.number(ofFile: name),
        run.frames.contains(where: { $0.contains(number) }),
        (try? folder.folder(named: name)) != nil
      else { continue }
      throw .cannotCreate(path: path(of: name), SystemError(number: EISDIR))
    }
  }

  /// Removes temporary files that nobody writes any more from the folder at `path`, and where the file system
  /// does not know whether somebody does.
  /// - Returns: how many were removed, and how many somebody is writing.
  package static func clean(path: String) throws(ExportError) -> (removed: Int, inUse: Int) {
    var counts = (removed: 0, inUse: 0)
    do {
      let folder = try FileDescriptor.folder(path)
      clean(folder, &counts, try folder.names())
      if let notes = try ManifestFolder(in: folder) {
        clean(notes.folder, &counts, try notes.folder.names())
      }
    } catch {
      throw error.isPermission ? .permission(path: path, error) : .unreadable(path: path, error)
    }
    return counts
  }

  private static func clean(
    _ folder: borrowing FileDescriptor, _ counts: inout (removed: Int, inUse: Int),
    _ names: [String]
  ) {
    for name in names where TemporaryName(name) != nil {
      if folder.removeIfLeftOver(name, evenIfUnknown: true) {
        counts.removed += 1
      } else {
        counts.inUse += 1
      }
    }
  }
}

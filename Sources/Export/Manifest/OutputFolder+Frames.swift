import Glibc

extension OutputFolder {
  /// Removes files that are called as frames: all, or where others write parts of the run too, those that are no
  /// sound frame of it.
  func removeFrames(before run: FrameManifest.Run, at destination: FrameDestination)
    throws(ExportError)
  {
    var numbers: [Int] = []
    if run.isAll {
      do {
        numbers = try folder.names().compactMap(destination.number)
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

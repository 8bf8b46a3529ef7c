import Glibc

extension OutputFolder {
  /// A file on its way, under a temporary name. It has to be finished or aborted.
  final class NewFile {
    private let folder: OutputFolder
    private let name: String
    private let temporary: String
    /// Nil when it is closed.
    private var file: FileDescriptor?

    init(named name: String, in folder: OutputFolder) throws(ExportError) {
      self.folder = folder
      self.name = name
      try folder.refuseSpecialFile(name)
      while true {
        let temporary = TemporaryName.next().text
        do {
          let file = try folder.temporaryFile(temporary)
          // Before it was locked another run may have taken it for one that nobody writes.
          guard file.lock(.writing) != .busy, file.hasName else { continue }
          self.file = consume file
          self.temporary = temporary
          return
        } catch {
          guard error.number == EEXIST else {
            throw .creating(folder.path(of: name), error)
          }
        }
      }
    }

    private var path: String { folder.path(of: name) }

    /// Where the file is until it is finished, for a program that is to write it.
    var temporaryPath: String { "\(folder.path)/\(temporary)" }

    /// Fails where its folder is no more where it was.
    func requirePlace() throws(ExportError) {
      if !folder.isInPlace { throw .moved(path: folder.path) }
    }

    func write(_ bytes: [UInt8]) throws(ExportError) {
      do {
        try file?.write(bytes)
      } catch {
        throw .inputOutput(path: path, error)
      }
    }

    /// Bytes from `position` on; fewer than `count` where the file ends before.
    func bytes(at position: Int, count: Int) throws(ExportError) -> [UInt8] {
      do {
        return try file?.bytes(at: position, count: count) ?? []
      } catch {
        throw .inputOutput(path: path, error)
      }
    }

    /// Writes `bytes` in place of what is there.
    func overwrite(_ bytes: [UInt8], at position: Int) throws(ExportError) {
      do {
        try file?.overwrite(bytes, at: position)
      } catch {
        throw .inputOutput(path: path, error)
      }
    }

    /// Closes the file and gives it its name, in place of any file of that name.
    /// - Parameter synchronizes: the file and its name are safe from loss of power then.
    func finish(synchronizes: Bool = false) throws(ExportError) {
      guard let file = file.take() else { return }
      do {
        if synchronizes { try file.synchronize() }
        // The lock stays until the file has its name; what closing has to say is said before.
        let locked = try file.duplicate()
        try file.close()
        try requirePlace()
        try folder.rename(temporary, to: name)
        _ = consume locked
        if synchronizes { try folder.folder.synchronizeNames() }
      } catch let error as ExportError {
        throw error
      } catch {
        throw .inputOutput(path: path, error as? SystemError ?? SystemError(number: EIO))
      }
    }

    /// Removes the file unless it is finished.
    func abort() {
      file = nil
      folder.remove(temporary)
    }
  }

  /// Begins the file at `path`, in a folder that is made where it is missing.
  static func newFile(path: String) throws(ExportError) -> NewFile {
    if path.utf8.contains(0) { throw .badName(path: path, reason: "it contains a zero byte") }
    let parts = FilePath(path)
    guard parts.namesFile else {
      throw .badName(path: path, reason: "it is a folder, not a file")
    }
    let folder = try OutputFolder(path: parts.folder)
    try folder.refuseFrame(parts.name)
    // Renaming would find out only when all is drawn.
    if (try? FileDescriptor.folder(path)) != nil {
      throw .cannotCreate(path: path, SystemError(number: EISDIR))
    }
    return try NewFile(named: parts.name, in: folder)
  }
}

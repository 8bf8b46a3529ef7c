import Glibc

/// A folder that files are written into, each whole or not at all.
package final class OutputFolder: Sendable {
  /// As it was asked for; for messages.
  let path: String
  let folder: FileDescriptor

  /// Opens the folder, and makes it and those above it where they are missing. Removes what killed runs
  /// left half written in it.
  package init(path: String) throws(ExportError) {
    self.path = path
    do {
      folder = try FileDescriptor.folder(path)
    } catch  where error.number == ENOENT {
      try Self.makeFolders(path)
      do {
        folder = try FileDescriptor.folder(path)
      } catch {
        throw .creating(path, error)
      }
    } catch {
      throw .creating(path, error)
    }
    try removeLeftovers()
  }

  private static func makeFolders(_ path: String) throws(ExportError) {
    let separators = path.indices.dropFirst().filter { path[$0] == "/" }
    for end in separators + [path.endIndex] where path[..<end].last != "/" {
      do {
        try FileDescriptor.makeFolder(String(path[..<end]))
      } catch {
        if error.number == EEXIST { continue }
        throw .creating(String(path[..<end]), error)
      }
    }
  }

  /// Writes a file under a temporary name, then renames it: under its own name it is complete
  /// from the first moment. A file of that name is replaced; a link is, not what it leads to;
  /// devices and pipes are left alone.
  /// - Parameter synchronizes: the file and its name are safe from loss of power when this returns.
  package func write(
    _ bytes: [UInt8], named name: String, synchronizes: Bool = false
  ) throws(ExportError) {
    for attempt in 1... {
      let file = try NewFile(named: name, in: self)
      do {
        try file.write(bytes)
        try file.finish(synchronizes: synchronizes)
        return
      } catch {
        file.abort()
        // Where locks do not reach from one host to the other, another run may have taken it away.
        if case .cannotCreate(_, let cause) = error, cause.number == ENOENT, attempt < 3 {
          continue
        }
        throw error
      }
    }
  }

  /// Whether it is still where it was.
  var isInPlace: Bool { folder.lies(at: path) }

  /// As messages name a file of this folder.
  func path(of name: String) -> String {
    path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// A new file of a temporary name.
  func temporaryFile(_ name: String) throws(SystemError) -> FileDescriptor {
    try FileDescriptor.newFile(name, in: folder)
  }

  /// A new file that goes away when it is closed.
  func unnamedFile() throws(ExportError) -> FileDescriptor {
    while true {
      let name = TemporaryName.next().text
      do {
        let file = try temporaryFile(name)
        try folder.remove(name)
        return file
      } catch {
        guard error.number == EEXIST else { throw .creating(path, error) }
      }
    }
  }

  /// Refuses a name that is a device's, a pipe's or a socket's, or of a link to one: a file would take
  /// its place, and `/dev/null` is gone.
  func refuseSpecialFile(_ name: String) throws(ExportError) {
    if folder.hasSpecialFile(name) || FileLocation.isStream(path(of: name)) {
      throw .specialFile(path: path(of: name))
    }
  }

  /// Gives a file of this folder another name, in one step.
  package func rename(_ temporary: String, to name: String) throws(ExportError) {
    do {
      try folder.rename(temporary, to: name)
    } catch {
      throw .creating(path(of: name), error)
    }
  }

  /// Makes a symbolic link in this folder, in place of any of that name.
  package func link(_ name: String, to target: String) throws(ExportError) {
    let temporary = TemporaryName.next().text
    do {
      try folder.link(temporary, to: target)
    } catch {
      throw .creating(path(of: name), error)
    }
    try rename(temporary, to: name)
  }

  /// Removes a file, if it is there.
  package func remove(_ name: String) { try? folder.remove(name) }

  private func removeLeftovers() throws(ExportError) {
    let names: [String]
    do {
      names = try folder.names()
    } catch {
      // A folder may be writable without being readable.
      if error.isPermission { return }
      throw .creating(path, error)
    }
    for name in names where TemporaryName(name) != nil { folder.removeIfLeftOver(name) }
  }
}

import Glibc

extension ManifestFolder {
  /// Lets one process at a time look who else writes here, until what is returned goes away. Nil where another
  /// has held it for longer than that takes, or the task is cancelled. Where the file system has no locks, all
  /// are let in.
  func enter(patience: Duration = .seconds(20)) throws(SystemError) -> FileDescriptor? {
    for _ in 0..<Int(patience / .milliseconds(10)) {
      let gate = try FileDescriptor.file(Self.gate, in: folder, forWriting: true)
      switch gate.lock(.writing) {
      // Who leaves last takes it away.
      case .held: if gate.hasName { return gate }
      case .unknown: return gate
      case .busy: break
      }
      if Task.isCancelled { return nil }
      FileDescriptor.pause(milliseconds: 10)
    }
    return nil
  }

  /// Makes a file of this name with these bytes, there from the first moment and locked as long as it is
  /// open, in place of any file of that name.
  func write(_ bytes: [UInt8], named name: String) throws(SystemError) -> FileDescriptor {
    let temporary = TemporaryName.next().text
    let file = try FileDescriptor.newFile(temporary, in: folder, appending: true)
    do {
      _ = file.lock(.writing)
      try file.write(bytes)
      try folder.rename(temporary, to: name)
    } catch {
      try? folder.remove(temporary)
      throw error
    }
    return file
  }

  /// Takes what ended processes noted into the file called `name`, whose process ends too, where there are
  /// many of them. Who holds the gate does.
  func mergeFinished(with name: String, atLeast most: Int = 8) throws(SystemError) {
    guard try folder.names().count(where: { $0.hasSuffix(Self.ending) }) > most else { return }
    let ended = try entries().filter { entry in
      entry.name == name || entry.isLive == false && !entry.contents.isLater
    }
    guard ended.count > most else { return }
    var manifest = FrameManifest()
    for entry in ended { manifest.add(entry.contents, named: entry.name) }
    _ = try write(ManifestText.text(manifest.parts), named: name)
    for entry in ended where entry.name != name { try folder.remove(entry.name) }
  }

  /// Forgets what ended processes noted of frames that are called as those of `run`, but for that of other parts
  /// of it where it is one. Who holds the gate does.
  func forget(_ run: FrameManifest.Run, of entries: [Entry]) throws(SystemError) {
    for entry in entries where entry.isLive != true && !entry.contents.isLater {
      let kept = entry.contents.parts.filter { part in
        part.run.names != run.names || !run.isAll && part.run.isPart(of: run)
      }
      if kept.isEmpty {
        try folder.remove(entry.name)
      } else if kept.count < entry.contents.parts.count {
        _ = try write(ManifestText.text(kept), named: entry.name)
      }
    }
  }

  /// Removes the folder where nobody notes anything in it. Who holds the gate does.
  func removeIfEmpty(from frames: borrowing FileDescriptor) throws(SystemError) {
    guard try folder.names().allSatisfy({ [".", "..", Self.gate].contains($0) }) else { return }
    try folder.remove(Self.gate)
    try frames.removeFolder(named: Self.name)
  }

  /// Removes what killed processes left half written.
  func removeLeftovers() throws(SystemError) {
    for name in try folder.names() where TemporaryName(name) != nil {
      folder.removeIfLeftOver(name)
    }
  }
}

extension FileDescriptor {
  /// Removes a temporary file of this folder that nobody writes any more.
  /// - Parameter evenIfUnknown: also where the file system does not say whether somebody does.
  /// - Returns: whether it is gone.
  @discardableResult
  func removeIfLeftOver(_ name: String, evenIfUnknown: Bool = false) -> Bool {
    do {
      let file = try FileDescriptor.file(name, in: self)
      switch file.lock(.asking) {
      case .held: break
      case .unknown: guard evenIfUnknown else { return false }
      case .busy: return false
      }
      // Whoever made it and has not locked it yet finds that it has no name, and makes another.
      try remove(name)
      return true
    } catch {
      return error.number == ENOENT
    }
  }
}

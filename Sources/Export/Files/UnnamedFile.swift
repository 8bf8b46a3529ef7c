import GIF

/// Frames that are kept on the disk while a clip is made, in a file that has no name and goes with the process,
/// however that ends. It is made when there is something to keep.
final class UnnamedFile: FrameStore {
  private let destination: ByteDestination
  private let folder: String
  /// Nil before anything is kept.
  private var file: FileDescriptor?

  /// - Parameters:
  ///   - destination: what is made of the frames: they are kept beside it, where it is a file.
  ///   - scratchFolder: where, otherwise.
  init(for destination: ByteDestination, scratchFolder: String) {
    self.destination = destination
    folder =
      if case .file(let path, _) = destination { FilePath(path).folder } else { scratchFolder }
  }

  func append(_ bytes: [UInt8]) throws {
    if file == nil { file = try OutputFolder(path: folder).unnamedFile() }
    do throws(SystemError) {
      try file?.write(bytes)
    } catch {
      throw failure(error)
    }
  }

  func bytes(at position: Int, count: Int) throws -> [UInt8] {
    do throws(SystemError) {
      let bytes = try file?.bytes(at: position, count: count) ?? []
      if bytes.count == count { return bytes }
      throw SystemError.endsTooSoon
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: SystemError) -> ExportError {
    let path = if case .file(let path, _) = destination { path } else { folder }
    return .inputOutput(path: path, error)
  }
}

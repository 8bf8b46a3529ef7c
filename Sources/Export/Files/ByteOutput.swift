import Glibc

/// One output being written: to a file under a temporary name, or to a descriptor.
package final class ByteOutput {
  private let destination: ByteDestination
  /// Nil for a descriptor.
  private var file: OutputFolder.NewFile?
  /// Bytes written so far.
  package private(set) var byteCount = 0

  /// Makes ready to write; the folder is made where it is missing, and what killed runs left half
  /// written there is removed.
  package init(_ destination: ByteDestination) throws(ExportError) {
    self.destination = destination
    if case .file(let path, _) = destination { file = try OutputFolder.newFile(path: path) }
  }

  package func write(_ bytes: [UInt8]) throws(ExportError) {
    switch destination {
    case .file: try file?.write(bytes)
    case .descriptor(let number, let name): try StreamSink.write(bytes, to: number, name: name)
    }
    byteCount += bytes.count
  }

  /// All has been written: a file gets its name.
  package func finish() throws(ExportError) {
    if case .file(_, let synchronizes) = destination {
      try file?.finish(synchronizes: synchronizes)
    }
    file = nil
  }

  /// Removes what is not finished.
  package func abort() {
    file?.abort()
    file = nil
  }
}

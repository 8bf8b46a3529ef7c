import Glibc

/// Writes frames one after the other to an open file descriptor, as for a pipe into ffmpeg.
///
/// When the reader goes away `accept` throws `brokenPipe`, provided the process ignores SIGPIPE;
/// else the system ends the process, as quietly.
package actor StreamSink: FrameSink {
  private let descriptor: Int32
  private let name: String

  /// - Parameters:
  ///   - descriptor: open for writing; it stays open and stays the caller's.
  ///   - name: what messages call it.
  package init(descriptor: Int32 = 1, name: String = "standard output") {
    self.descriptor = descriptor
    self.name = name
  }

  package func begin(frameCount: Int) {}

  package func accept(_ frame: EncodedFrame) throws(ExportError) {
    try Self.write(frame.bytes, to: descriptor, name: name)
  }

  /// Writes all of `bytes` to a descriptor of the caller's, with the errors of a sink.
  package static func write(
    _ bytes: [UInt8], to descriptor: Int32 = 1, name: String = "standard output"
  ) throws(ExportError) {
    do {
      try FileDescriptor.write(bytes, to: descriptor)
    } catch {
      throw error.number == EPIPE ? .brokenPipe : .stream(name: name, error)
    }
  }

  /// Keeps the descriptors of standard streams that were closed when the process began: whatever it opens
  /// would get them. Writing to them fails as before.
  package static func holdClosedStreams() { FileDescriptor.holdClosedStreams() }

  /// Keeps standard output for what sinks write; what other code prints goes to standard error from now on.
  package static func keepForFrames() { FileDescriptor.keepStandardOutput() }

  package func finish() {}

  package func abort() {}
}

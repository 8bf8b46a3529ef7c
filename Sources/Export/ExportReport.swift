/// What an export wrote. It says nothing of time, which only the command measures.
package struct ExportReport: Hashable, Sendable {
  /// Frames handed to the sink.
  package private(set) var frameCount = 0
  /// Bytes of all frames.
  package private(set) var byteCount = 0
  private var fingerprint = Checksum()

  package init() {}

  /// A fingerprint of every frame's bytes in order, whatever the number of jobs.
  package var checksum: UInt64 { fingerprint.value }

  mutating func add(_ frame: EncodedFrame) {
    frameCount += 1
    byteCount += frame.bytes.count
    fingerprint.add(frame.checksum)
  }
}

/// How far an export has come.
package struct ExportProgress: Hashable, Sendable {
  /// Frames handed to the sink so far.
  package var finishedFrames: Int
  /// Frames in all.
  package var frameCount: Int
  /// Bytes handed to the sink so far.
  package var byteCount: Int
}

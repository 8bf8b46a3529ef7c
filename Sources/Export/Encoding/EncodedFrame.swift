/// One frame, ready to be written.
package struct EncodedFrame: Sendable {
  /// The frame's absolute number, as in `FrameSnapshot.index`.
  package var index: Int
  package var bytes: [UInt8]
  /// What the file is known by again; of PNG files.
  package var fingerprint: FrameFingerprint?

  package init(index: Int, bytes: [UInt8], fingerprint: FrameFingerprint? = nil) {
    self.index = index
    self.bytes = bytes
    self.fingerprint = fingerprint
  }

  /// The same bytes as frame `index`.
  package func repeated(as index: Int) -> EncodedFrame {
    var frame = self
    frame.index = index
    return frame
  }
}

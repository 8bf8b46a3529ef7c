/// What an export wrote. It says nothing of time, which only the command measures.
package struct ExportReport: Hashable, Sendable {
  /// Frames handed to the sinks.
  package private(set) var frameCount = 0
  private var byteCounts: [FrameEncoding: Int] = [:]

  package init() {}

  /// Bytes of all frames, in every way they were encoded.
  package var byteCount: Int { byteCount { _ in true } }

  /// Bytes of all frames in some of the ways they were encoded.
  package func byteCount(where isCounted: (FrameEncoding) -> Bool) -> Int {
    byteCounts.reduce(0) { $0 + (isCounted($1.key) ? $1.value : 0) }
  }

  /// Adds one frame, in every way it was encoded.
  mutating func add(_ forms: [EncodedFrame], as encodings: [FrameEncoding]) {
    frameCount += 1
    for (form, encoding) in zip(forms, encodings) {
      byteCounts[encoding, default: 0] += form.bytes.count
    }
  }
}

/// How far an export has come.
package struct ExportProgress: Hashable, Sendable {
  /// Frames handed to the sinks so far.
  package var finishedFrames: Int
  /// Frames in all.
  package var frameCount: Int
  /// Bytes handed to the sinks so far.
  package var byteCount: Int
}

/// The sinks of one export, and the ways in which they want their frames.
struct SinkGroup: Sendable {
  /// Each once.
  let encodings: [FrameEncoding]
  /// With the index of its encoding.
  private let sinks: [(sink: any FrameSink, form: Int)]

  init(_ outputs: [FrameOutput]) {
    var encodings: [FrameEncoding] = []
    sinks = outputs.map { output in
      if let known = encodings.firstIndex(of: output.encoding) { return (output.sink, known) }
      encodings.append(output.encoding)
      return (output.sink, encodings.count - 1)
    }
    self.encodings = encodings
  }

  /// Whether some of them keeps the fingerprints of frames.
  var keepsFingerprints: Bool { sinks.contains { $0.sink.keepsFingerprints } }

  func begin(frameCount: Int) async throws {
    for (sink, _) in sinks { try await sink.begin(frameCount: frameCount) }
  }

  /// Hands a frame to every sink; returns when all have taken it.
  /// - Parameter forms: One for each of `encodings`.
  func accept(_ forms: [EncodedFrame]) async throws {
    try await withEach { sink, form in try await sink.accept(forms[form]) }
  }

  func finish() async throws {
    try await withEach { sink, _ in
      try Task.checkCancellation()
      try await sink.finish()
    }
  }

  func abort() async {
    for (sink, _) in sinks { await sink.abort() }
  }

  /// At the same time; the first error is thrown when all have returned.
  private func withEach(
    _ body: @escaping @Sendable (any FrameSink, Int) async throws -> Void
  ) async throws {
    guard sinks.count > 1 else {
      if let (sink, form) = sinks.first { try await body(sink, form) }
      return
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (sink, form) in sinks { group.addTask { try await body(sink, form) } }
      try await group.waitForAll()
    }
  }
}

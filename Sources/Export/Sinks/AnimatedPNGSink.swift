package import PNG

/// Makes an animated PNG of frames as they come, `FrameEncoding.rawPremultipliedRGBA`.
///
/// Whether all frames of a clip are opaque, so that no alpha need be stored, is known only at its end.
/// While all are, two files are written, one without alpha, and the better one gets the name. A stream
/// of several frames has alpha.
package actor AnimatedPNGSink: FrameSink {
  private let format: AnimatedPNGWriter.Format
  private let rate: ClipFormat.Rate
  private let destination: ByteDestination
  private let jobs: Int
  private var file: AnimatedPNGFile?
  private var fileWithoutAlpha: AnimatedPNGFile?
  private var delay: AnimatedPNGDelay?
  private var isFirst = true

  /// - Parameters:
  ///   - plays: how often the clip is played; nil for ever.
  ///   - scale: pixels to a point, for the resolution that the file notes.
  ///   - jobs: above 1, the two files are packed at the same time; the bytes are the same.
  package init(
    _ destination: ByteDestination, _ clip: ClipFormat, plays: Int?,
    compression: PNGCompression = .fast, scale: Double = 1, jobs: Int = 1
  ) {
    var format = AnimatedPNGWriter.Format(
      width: clip.width, height: clip.height, frameCount: clip.frameCount)
    format.plays = plays
    format.compression = compression
    format.pixelsPerMetre = PNGEncoder.pixelsPerMetre(scale: scale)
    self.format = format
    self.destination = destination
    self.jobs = jobs
    rate = clip.rate
  }

  package func begin(frameCount: Int) throws(ExportError) {
    do {
      delay = try AnimatedPNGDelay(frameOf: rate)
    } catch {
      throw .unencodable(destination.name, reason: error.message)
    }
    file = try AnimatedPNGFile(destination)
  }

  package func accept(_ frame: EncodedFrame) async throws(ExportError) {
    guard let delay, let file else { return }
    do {
      if isFirst { try await begin(file, with: frame) }
      isFirst = false
      guard let fileWithoutAlpha else { return try await file.add(frame.bytes, for: delay) }
      if jobs == 1 {
        try await file.add(frame.bytes, for: delay)
        try await addWithoutAlpha(frame, for: delay, to: fileWithoutAlpha)
      } else {
        async let added: Void = file.add(frame.bytes, for: delay)
        try await addWithoutAlpha(frame, for: delay, to: fileWithoutAlpha)
        try await added
      }
    } catch {
      throw exportError(error)
    }
  }

  private func begin(_ file: AnimatedPNGFile, with frame: EncodedFrame) async throws {
    var opaque = format
    opaque.isOpaque = isOpaque(frame.bytes)
    let isStill = format.frameCount == 1
    try await file.begin(isStill ? opaque : format)
    guard !isStill, opaque.isOpaque, case .file = destination else { return }
    let second = try AnimatedPNGFile(destination)
    fileWithoutAlpha = second
    try await second.begin(opaque)
  }

  /// Gives the file without alpha up at the first frame that has some.
  private func addWithoutAlpha(
    _ frame: EncodedFrame, for delay: AnimatedPNGDelay, to file: AnimatedPNGFile
  ) async throws {
    do {
      try await file.add(frame.bytes, for: delay)
    } catch AnimatedPNGError.notOpaque {
      await file.abort()
      fileWithoutAlpha = nil
    }
  }

  package func finish() async throws(ExportError) {
    do {
      if let fileWithoutAlpha {
        try await fileWithoutAlpha.finish()
        await file?.abort()
      } else {
        try await file?.finish()
      }
    } catch {
      throw exportError(error)
    }
  }

  package func abort() async {
    await file?.abort()
    await fileWithoutAlpha?.abort()
  }

  private func exportError(_ error: any Error) -> ExportError {
    switch error {
    case let error as ExportError: error
    case let error as AnimatedPNGError:
      .unencodable(destination.name, reason: error.message)
    default: .unencodable(destination.name, reason: "\(error)")
    }
  }
}

/// An animated PNG on its way to an output.
private actor AnimatedPNGFile {
  private let output: ByteOutput
  private var writer: AnimatedPNGWriter?

  init(_ destination: ByteDestination) throws(ExportError) {
    output = try ByteOutput(destination)
  }

  func begin(_ format: AnimatedPNGWriter.Format) throws {
    writer = try AnimatedPNGWriter(format) { [output] in try output.write($0) }
  }

  func add(_ pixels: [UInt8], for delay: AnimatedPNGDelay) throws {
    try writer?.add(pixels, for: delay)
  }

  func finish() throws {
    try writer.take()?.finish()
    try output.finish()
  }

  func abort() {
    writer = nil
    output.abort()
  }
}

extension AnimatedPNGDelay {
  /// How long each frame of a clip stays.
  package init(frameOf rate: ClipFormat.Rate) throws(AnimatedPNGError) {
    try self.init(seconds: rate.denominator, over: rate.numerator)
  }
}

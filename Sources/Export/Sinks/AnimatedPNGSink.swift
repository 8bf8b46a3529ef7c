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
  /// What there is to be written to while no frame has come.
  private var output: ByteOutput?
  private var file: AnimatedPNGFile?
  private var fileWithoutAlpha: AnimatedPNGFile?
  private var delay: AnimatedPNGDelay?

  /// - Parameters:
  ///   - plays: how often the clip is played; nil for ever.
  ///   - scale: pixels to a point, for the resolution that the file notes.
  package init(
    _ destination: ByteDestination, _ clip: ClipFormat, plays: Int?,
    compression: PNGCompression = .fast, scale: Double = 1
  ) {
    var format = AnimatedPNGWriter.Format(
      width: clip.width, height: clip.height, frameCount: clip.frameCount)
    format.plays = plays
    format.compression = compression
    format.pixelsPerMetre = PNGEncoder.pixelsPerMetre(scale: scale)
    self.format = format
    self.destination = destination
    rate = clip.rate
  }

  package func begin(frameCount: Int) throws(ExportError) {
    do {
      delay = try AnimatedPNGDelay(frameOf: rate)
    } catch {
      throw .unencodable(destination.name, reason: error.message)
    }
    output = try ByteOutput(destination)
  }

  package func accept(_ frame: EncodedFrame) throws(ExportError) {
    guard let delay else { return }
    do {
      if let output = output.take() { try beginFiles(with: frame, output) }
      try file?.add(frame.bytes, for: delay)
      do {
        try fileWithoutAlpha?.add(frame.bytes, for: delay)
      } catch AnimatedPNGError.notOpaque {
        fileWithoutAlpha?.abort()
        fileWithoutAlpha = nil
      }
    } catch {
      throw exportError(error)
    }
  }

  private func beginFiles(with frame: EncodedFrame, _ output: ByteOutput) throws {
    var opaque = format
    opaque.isOpaque = isOpaque(frame.bytes)
    let isStill = format.frameCount == 1
    file = AnimatedPNGFile(output)
    try file?.begin(isStill ? opaque : format)
    guard !isStill, opaque.isOpaque, case .file = destination else { return }
    fileWithoutAlpha = AnimatedPNGFile(try ByteOutput(destination))
    try fileWithoutAlpha?.begin(opaque)
  }

  package func finish() throws(ExportError) {
    do {
      if let fileWithoutAlpha {
        try fileWithoutAlpha.finish()
        file?.abort()
      } else {
        try file?.finish()
      }
    } catch {
      throw exportError(error)
    }
  }

  package func abort() {
    output?.abort()
    file?.abort()
    fileWithoutAlpha?.abort()
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
private final class AnimatedPNGFile {
  private let output: ByteOutput
  private var writer: AnimatedPNGWriter?

  init(_ output: ByteOutput) { self.output = output }

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

import Comparison
import Export
import PNG

/// Writes all frames of a golden into one animated PNG while they are made.
actor AnimationSink: FrameSink {
  private let path: String
  private let size: PixelSize
  private let frameDelay: (numerator: Int, denominator: Int)
  private var output: ByteOutput?
  private var writer: AnimatedPNGWriter?
  private var delay: AnimatedPNGDelay?
  private(set) var byteCount = 0

  init(_ path: String, _ size: PixelSize, frameDelay: (numerator: Int, denominator: Int)) {
    self.path = path
    self.size = size
    self.frameDelay = frameDelay
  }

  func begin(frameCount: Int) throws(ExportError) {
    let output = try ByteOutput(.file(path: path))
    self.output = output
    var format = AnimatedPNGWriter.Format(
      width: size.width, height: size.height, frameCount: frameCount)
    format.compression = .small
    do {
      delay = try AnimatedPNGDelay(seconds: frameDelay.numerator, over: frameDelay.denominator)
      writer = try AnimatedPNGWriter(format) { try output.write($0) }
    } catch {
      throw exportError(error)
    }
  }

  func accept(_ frame: EncodedFrame) throws(ExportError) {
    guard let delay else { return }
    var pixels = frame.bytes
    premultiplyAlpha(of: &pixels)
    do {
      try writer?.add(pixels, for: delay)
    } catch {
      throw exportError(error)
    }
  }

  private func exportError(_ error: any Error) -> ExportError {
    if let error = error as? ExportError { return error }
    let reason = (error as? AnimatedPNGError)?.message ?? "\(error)"
    return .unencodable("‘\(path)’", reason: reason)
  }

  func finish() throws {
    try writer.take()?.finish()
    byteCount = output?.byteCount ?? 0
    try output?.finish()
  }

  func abort() {
    writer = nil
    output?.abort()
  }
}

package import GIF

/// Writes frames as one stream of raw video that says its own size and rate.
package actor VideoStreamSink: FrameSink {
  /// The container.
  package enum Container: Hashable, Sendable {
    /// NUT with RGBA, straight alpha.
    case nut
    /// YUV4MPEG2, 4:4:4, 8 bits; it has no alpha, so pictures are composited over the matte.
    case y4m(OpaqueColor)

    /// What frames are to be handed over as.
    package var encoding: FrameEncoding {
      switch self {
      case .nut: .rawRGBA
      case .y4m: .rawPremultipliedRGBA
      }
    }
  }

  private let container: Container
  private let format: ClipFormat
  private let destination: ByteDestination
  private var output: ByteOutput?
  private var nut: NUTStream

  package init(_ container: Container, format: ClipFormat, to destination: ByteDestination) {
    self.container = container
    self.format = format
    self.destination = destination
    nut = NUTStream(format)
  }

  package func begin(frameCount: Int) throws(ExportError) {
    output = try ByteOutput(destination)
    if case .y4m = container { try output?.write(Y4MStream(format).header) }
  }

  package func accept(_ frame: EncodedFrame) throws(ExportError) {
    switch container {
    case .nut:
      try output?.write(nut.begin(byteCount: frame.bytes.count))
      try output?.write(frame.bytes)
    case .y4m(let matte):
      var pixels = frame.bytes
      matte.composite(&pixels)
      try output?.write(Y4MStream.frameHeader)
      try output?.write(Y4MStream.planes(of: pixels))
    }
  }

  package func finish() throws(ExportError) {
    if container == .nut { try output?.write(nut.end()) }
    try output?.finish()
  }

  package func abort() { output?.abort() }
}

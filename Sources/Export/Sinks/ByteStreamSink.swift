/// Writes the bytes of all frames one after the other to one file or descriptor: raw frames, or PNG
/// files in a row.
package actor ByteStreamSink: FrameSink {
  private let destination: ByteDestination
  private var output: ByteOutput?

  package init(_ destination: ByteDestination) { self.destination = destination }

  package func begin(frameCount: Int) throws(ExportError) {
    output = try ByteOutput(destination)
  }

  package func accept(_ frame: EncodedFrame) throws(ExportError) {
    try output?.write(frame.bytes)
  }

  package func finish() throws(ExportError) { try output?.finish() }

  package func abort() { output?.abort() }
}

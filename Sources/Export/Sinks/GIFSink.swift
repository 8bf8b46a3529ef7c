package import GIF

/// Makes an animated GIF of raw frames, `FrameEncoding.rawRGBA`. It is written when the last frame
/// has come, since its palette is chosen for all of them; until then they are kept packed in a file without a name,
/// beside the output, so that a clip of any length takes no more memory than a short one.
package actor GIFSink: FrameSink {
  private let clip: ClipFormat
  private let options: GIFOptions
  private let jobs: Int
  private let destination: ByteDestination
  private let scratchFolder: String
  private var output: ByteOutput?
  private var gif: GIFClip?
  private var timeline: [GIFTimeline.Entry] = []
  /// Frames that have come, and pictures of the timeline that are kept.
  private var (accepted, kept) = (0, 0)

  /// - Parameters:
  ///   - jobs: how many frames are packed at once; the bytes are the same.
  ///   - scratchFolder: where frames are kept whose output is no file.
  package init(
    _ destination: ByteDestination, _ clip: ClipFormat, options: GIFOptions, jobs: Int = 1,
    scratchFolder: String = "/tmp"
  ) {
    self.scratchFolder = scratchFolder
    self.destination = destination
    self.clip = clip
    self.options = options
    self.jobs = jobs
  }

  package func begin(frameCount: Int) throws(ExportError) {
    let store = UnnamedFile(for: destination, scratchFolder: scratchFolder)
    do {
      timeline = try clip.gifTimeline.entries
      gif = try GIFClip(width: clip.width, height: clip.height, options: options, store: store)
    } catch {
      throw .unencodable(destination.name, reason: error.message)
    }
    output = try ByteOutput(destination)
  }

  /// Takes a frame; more than 50 a second are not all kept.
  package func accept(_ frame: EncodedFrame) throws(ExportError) {
    defer { accepted += 1 }
    guard kept < timeline.count, timeline[kept].frame == accepted else { return }
    do {
      try gif?.add(frame.bytes, at: GIFTime(timeline[kept].tick, over: 100))
    } catch let error as ExportError {
      throw error
    } catch {
      let reason = (error as? GIFError)?.message ?? "\(error)"
      throw .unencodable(destination.name, reason: reason)
    }
    kept += 1
  }

  package func finish() async throws {
    guard let gif = gif.take(), let output, let last = timeline.last else { return }
    FreedMemory.giveBack()
    do {
      try await gif.finish(at: GIFTime(last.tick + last.delay, over: 100), jobs: jobs) { bytes in
        try Task.checkCancellation()
        try output.write(bytes)
      }
    } catch let error as GIFError {
      throw ExportError.unencodable(destination.name, reason: error.message)
    }
    try output.finish()
  }

  package func abort() {
    gif = nil
    output?.abort()
  }
}

extension ClipFormat {
  /// Which frames a GIF shows, and when.
  package var gifTimeline: GIFTimeline {
    get throws(GIFError) {
      try GIFTimeline(
        rate: GIFTime(rate.numerator, over: rate.denominator), frameCount: frameCount)
    }
  }
}

package import PNG

/// Hands frames that lie in PNG files to sinks, as an export hands over those it draws: the same bytes come of it.
package struct FrameAssembly: Sendable {
  /// A frame's file.
  package struct File: Sendable {
    /// The frame's absolute number.
    package var index: Int
    package var path: String

    package init(index: Int, path: String) {
      self.index = index
      self.path = path
    }
  }

  /// What a file turned out to be when its turn came.
  package enum Failure: Error, Sendable {
    case unreadable(File, SystemError)
    case noPicture(File, PNGError)
    /// It has another size than the clip.
    case resized(File, width: Int, height: Int)
  }

  private let files: [File]
  private let width: Int
  private let height: Int

  /// - Parameters:
  ///   - files: In order.
  ///   - width: Columns of every frame.
  ///   - height: Rows of every frame.
  package init(_ files: [File], width: Int, height: Int) {
    self.files = files
    self.width = width
    self.height = height
  }

  /// Reads all files, as many at once as there are jobs, and hands them on in order.
  /// - Parameter progress: Called after each frame with how many are done.
  /// - Throws: `CancellationError`, an `ExportError` or a `Failure`. The sinks have then been told to abort.
  /// - Precondition: `jobs` is positive.
  @MainActor
  package func assemble(
    to outputs: [FrameOutput], jobs: Int, progress: @MainActor (Int) -> Void = { _ in }
  ) async throws {
    precondition(jobs > 0, "an assembly needs at least one job")
    let sinks = SinkGroup(outputs)
    do {
      try await sinks.begin(frameCount: files.count)
      try await withThrowingTaskGroup(of: (index: Int, forms: [EncodedFrame]).self) { group in
        var (begun, done) = (0, 0)
        var waiting: [Int: [EncodedFrame]] = [:]
        while done < files.count {
          try Task.checkCancellation()
          while begun < files.count, begun - done < jobs {
            group.addTask { [self, begun] in
              (begun, try self.forms(of: self.files[begun], as: sinks.encodings))
            }
            begun += 1
          }
          if let forms = waiting.removeValue(forKey: done) {
            try await sinks.accept(forms)
            done += 1
            progress(done)
          } else if let read = try await group.next() {
            waiting[read.index] = read.forms
          }
        }
      }
      try await sinks.finish()
    } catch {
      await sinks.abort()
      throw error
    }
  }

  /// A frame in every way that is wanted. A PNG file is what it is.
  private func forms(
    of file: File, as encodings: [FrameEncoding]
  ) throws(Failure) -> [EncodedFrame] {
    let bytes: [UInt8]
    do {
      bytes = try FileLocation.contents(ofPlainFile: file.path)
    } catch {
      throw .unreadable(file, error)
    }
    let picture: DecodedPNG
    do {
      picture = try PNGDecoder.decode(bytes)
    } catch {
      throw .noPicture(file, error)
    }
    guard picture.width == width, picture.height == height else {
      throw .resized(file, width: picture.width, height: picture.height)
    }
    return encodings.map { encoding in
      var frame = EncodedFrame(index: file.index, bytes: bytes)
      switch encoding {
      case .png:
        let digest = PixelDigest(
          ofPicture: picture.pixels.span, width: picture.width, height: picture.height)
        frame.fingerprint = FrameFingerprint(ofFile: bytes, pixels: digest)
      case .rawPremultipliedRGBA: frame.bytes = picture.pixels
      case .rawRGBA:
        frame.bytes = picture.pixels
        straightenAlpha(of: &frame.bytes)
      }
      return frame
    }
  }
}

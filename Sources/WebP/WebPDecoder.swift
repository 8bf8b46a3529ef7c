/// The pictures of a WebP file, each as it is seen: one, or those of an animation.
package struct DecodedWebP: Sendable {
  package struct Frame: Sendable {
    /// Straight RGBA, `width · height · 4` bytes, rows from the top.
    package var pixels: [UInt8]
    /// Milliseconds until the next one; 0 for a picture that stands still.
    package var delay: Int
  }

  /// Columns, in pixels.
  package var width: Int
  /// Rows, in pixels.
  package var height: Int
  /// At least one.
  package var frames: [Frame]
  /// How often an animation plays; 0: for ever; nil for a picture that stands still.
  package var loops: Int?
  /// The colour profile in the file; the pixels are not converted.
  package var profile: [UInt8]?
  /// EXIF's bytes, those of a TIFF file.
  package var exif: [UInt8]?
}

/// Reads WebP files: lossy and lossless, with and without alpha, standing still and animated.
package enum WebPDecoder {
  /// Reads `bytes`, the whole file; with `firstOnly` just the first picture. Frames that are broken after a
  /// whole one are left out.
  /// - Throws: for whatever is not a sound WebP within `WebPLimits`.
  package static func decode(
    _ bytes: [UInt8], firstOnly: Bool = false
  ) throws(WebPError) -> DecodedWebP {
    let container = try WebPContainer(bytes)
    var result = DecodedWebP(
      width: 0, height: 0, frames: [], loops: nil, profile: container.profile, exif: container.exif)
    guard let canvas = container.canvas else {
      (result.width, result.height) = try webPSize(bytes)
      try WebPLimits.check(width: result.width, height: result.height)
      let pixels = try webPPixels(bytes, width: result.width, height: result.height)
      result.frames = [DecodedWebP.Frame(pixels: pixels, delay: 0)]
      return result
    }
    (result.width, result.height) = canvas
    result.loops = container.loops
    result.frames = try frames(
      firstOnly ? Array(container.frames.prefix(1)) : container.frames, canvas.width, canvas.height)
    return result
  }

  private static func frames(
    _ frames: [WebPContainer.Frame], _ width: Int, _ height: Int
  ) throws(WebPError) -> [DecodedWebP.Frame] {
    guard !frames.isEmpty else { throw .truncated }
    try WebPLimits.check(width: width, height: height, frames: frames.count)
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    var result: [DecodedWebP.Frame] = []
    for frame in frames {
      do throws(WebPError) {
        let size = try webPSize(frame.bytes)
        guard size == (frame.width, frame.height), frame.x + frame.width <= width,
          frame.y + frame.height <= height
        else { throw .malformed }
        let pixels = try webPPixels(frame.bytes, width: frame.width, height: frame.height)
        lay(pixels, frame, on: &canvas, width)
      } catch {
        if result.isEmpty { throw error }
        return result
      }
      result.append(DecodedWebP.Frame(pixels: canvas, delay: frame.delay))
      if frame.isCleared { clear(frame, on: &canvas, width) }
    }
    return result
  }

  private static func lay(
    _ pixels: [UInt8], _ frame: WebPContainer.Frame, on canvas: inout [UInt8], _ width: Int
  ) {
    for row in 0..<frame.height {
      for column in 0..<frame.width {
        let source = 4 * (row * frame.width + column)
        let target = 4 * ((frame.y + row) * width + frame.x + column)
        let alpha = Int(pixels[source + 3])
        if !frame.isBlended || alpha == 255 {
          for byte in 0..<4 { canvas[target + byte] = pixels[source + byte] }
        } else if alpha > 0 {
          // Source over what is there, both straight; alphas times 255.
          let rest = Int(canvas[target + 3]) * (255 - alpha)
          let sum = 255 * alpha + rest
          for byte in 0..<3 {
            let light = Int(pixels[source + byte]) * 255 * alpha + Int(canvas[target + byte]) * rest
            canvas[target + byte] = UInt8((light + sum / 2) / sum)
          }
          canvas[target + 3] = UInt8((sum + 127) / 255)
        }
      }
    }
  }

  private static func clear(
    _ frame: WebPContainer.Frame, on canvas: inout [UInt8], _ width: Int
  ) {
    for row in frame.y..<frame.y + frame.height {
      for byte in 4 * (row * width + frame.x)..<4 * (row * width + frame.x + frame.width) {
        canvas[byte] = 0
      }
    }
  }
}

import CJPEGShim

// The only file of this module that touches C.

/// What stands before the picture.
struct JPEGHeader {
  var width: Int
  var height: Int
  /// 1 grey, 3 RGB, 4 inks.
  var components: Int
  /// True for four components that say how much ink is missing.
  var isInverted: Bool

  fileprivate var shimmed: cjpeg_header {
    cjpeg_header(
      width: UInt32(width), height: UInt32(height), components: UInt32(components),
      is_inverted: isInverted)
  }
}

func readJPEGHeader(_ bytes: [UInt8]) throws(JPEGError) -> JPEGHeader {
  var failure = cjpeg_failure()
  var header = cjpeg_header()
  unsafe cjpeg_read_header(bytes, bytes.count, &header, &failure)
  try check(failure)
  return JPEGHeader(
    width: Int(header.width), height: Int(header.height), components: Int(header.components),
    isInverted: header.is_inverted)
}

/// The picture's components, row by row, as the file has them.
func readJPEGPixels(_ bytes: [UInt8], _ header: JPEGHeader) throws(JPEGError) -> [UInt8] {
  var failure = cjpeg_failure()
  var shimmed = header.shimmed
  var pixels = [UInt8](repeating: 0, count: header.width * header.height * header.components)
  unsafe cjpeg_read_pixels(bytes, bytes.count, &pixels, &shimmed, &failure)
  try check(failure)
  return pixels
}

/// The file of a picture with one or three components.
func writeJPEG(
  _ pixels: [UInt8], _ header: JPEGHeader, quality: Int
) throws(JPEGError) -> [UInt8] {
  var failure = cjpeg_failure()
  var shimmed = header.shimmed
  var count = 0
  let written = unsafe cjpeg_write(pixels, &shimmed, Int32(quality), &count, &failure)
  try check(failure)
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: written, count: count))
  unsafe cjpeg_free(written)
  return bytes
}

/// Throws what `failure` says, if it says anything.
private func check(_ failure: cjpeg_failure) throws(JPEGError) {
  switch failure.status {
  case CJPEG_OK: return
  case CJPEG_NOT_JPEG: throw .notJPEG
  case CJPEG_TRUNCATED: throw .truncated
  case CJPEG_OUT_OF_MEMORY: throw .outOfMemory
  default:
    throw .malformed(
      reason: unsafe withUnsafePointer(to: failure) {
        unsafe String(cString: cjpeg_failure_text($0))
      })
  }
}

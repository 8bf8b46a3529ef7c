import CWebP

// The only file of this module that touches C.

/// The size of a picture without its container, or of a whole file.
func webPSize(_ bytes: [UInt8]) throws(WebPError) -> (width: Int, height: Int) {
  var features = WebPBitstreamFeatures()
  try check(unsafe WebPGetFeatures(bytes, bytes.count, &features))
  return (Int(features.width), Int(features.height))
}

/// The picture as straight RGBA, rows from the top without padding.
/// - Precondition: its size is the one that `webPSize` says.
func webPPixels(_ bytes: [UInt8], width: Int, height: Int) throws(WebPError) -> [UInt8] {
  var configuration = unsafe WebPDecoderConfig()
  guard unsafe WebPInitDecoderConfig(&configuration) != 0 else { throw .malformed }
  let count = width * height * 4
  var pixels = [UInt8](repeating: 0, count: count)
  let status = unsafe pixels.withUnsafeMutableBufferPointer { target in
    unsafe configuration.output.colorspace = MODE_RGBA
    unsafe configuration.output.is_external_memory = 1
    unsafe configuration.output.u.RGBA.rgba = target.baseAddress
    unsafe configuration.output.u.RGBA.stride = Int32(width * 4)
    unsafe configuration.output.u.RGBA.size = count
    return unsafe WebPDecode(bytes, bytes.count, &configuration)
  }
  try check(status)
  return pixels
}

/// Throws what `status` says, if it is a failure.
private func check(_ status: VP8StatusCode) throws(WebPError) {
  switch status {
  case VP8_STATUS_OK: return
  case VP8_STATUS_OUT_OF_MEMORY: throw .outOfMemory
  case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: throw .truncated
  default: throw .malformed
  }
}

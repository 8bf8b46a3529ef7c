import CPNGShim

// The only file of this module that touches libpng.

/// libpng's writer, owned.
@safe
struct PNGWriter: ~Copyable {
  private let writer: OpaquePointer

  /// Begins a picture. `filter` is how rows are filtered, where libpng packs them.
  init(
    width: Int, height: Int, hasAlpha: Bool, pixelsPerMetre: Int, filter: PNGFilter = .none
  ) throws(PNGError) {
    let picture = cpng_picture(
      width: UInt32(width), height: UInt32(height), has_alpha: hasAlpha,
      pixels_per_metre: UInt32(pixelsPerMetre), filter: filter.choice)
    var failure = cpng_failure()
    guard let writer = unsafe cpng_writer_create(picture, &failure) else {
      throw error(of: failure, otherwise: PNGError.writing)
    }
    unsafe self.writer = writer
  }

  deinit { unsafe cpng_writer_destroy(writer) }

  /// Adds rows of straight RGBA.
  func add(_ rows: Span<UInt8>, rowCount: Int) throws(PNGError) {
    var failure = cpng_failure()
    unsafe rows.withUnsafeBufferPointer { rows in
      unsafe cpng_writer_add_rows(writer, rows.baseAddress, rowCount, &failure)
    }
    try check(failure, otherwise: PNGError.writing)
  }

  /// The whole file.
  func finish() throws(PNGError) -> [UInt8] {
    var failure = cpng_failure()
    unsafe cpng_writer_finish(writer, &failure)
    try check(failure, otherwise: PNGError.writing)
    return bytes()
  }

  /// Begins a picture that is packed already, instead of its rows: so many bytes.
  func beginPacked(byteCount: Int) throws(PNGError) {
    var failure = cpng_failure()
    unsafe cpng_writer_begin_packed(writer, byteCount, &failure)
    try check(failure, otherwise: PNGError.writing)
  }

  /// Adds the next bytes of a packed picture.
  func addPacked(_ bytes: Span<UInt8>) throws(PNGError) {
    var failure = cpng_failure()
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe cpng_writer_add_packed(writer, bytes.baseAddress, bytes.count, &failure)
    }
    try check(failure, otherwise: PNGError.writing)
  }

  /// The whole file, when all bytes of the packed picture have been added.
  func finishPacked() throws(PNGError) -> [UInt8] {
    var failure = cpng_failure()
    unsafe cpng_writer_finish_packed(writer, &failure)
    try check(failure, otherwise: PNGError.writing)
    return bytes()
  }

  private func bytes() -> [UInt8] {
    var count = 0
    let bytes = unsafe cpng_writer_bytes(writer, &count)
    return unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  }
}

extension PNGFilter {
  fileprivate var choice: cpng_filter {
    switch self {
    case .none: CPNG_FILTER_NONE
    case .up: CPNG_FILTER_UP
    case .adaptive: CPNG_FILTER_ADAPTIVE
    }
  }
}

/// What stands before the picture: its size, and how long a row is as stored.
func readPNGHeader(
  _ bytes: [UInt8]
) throws(PNGError) -> (width: Int, height: Int, bytesPerRow: Int) {
  var failure = cpng_failure()
  var header = cpng_header()
  unsafe cpng_read_header(bytes, bytes.count, &header, &failure)
  try check(failure, otherwise: PNGError.malformed)
  return (Int(header.width), Int(header.height), header.bytes_per_row)
}

/// The picture as straight RGBA. The size is the header's.
func readPNGPixels(_ bytes: [UInt8], width: Int, height: Int) throws(PNGError) -> [UInt8] {
  var failure = cpng_failure()
  var pixels = [UInt8](repeating: 0, count: width * height * 4)
  unsafe cpng_read_pixels(
    bytes, bytes.count, &pixels, UInt32(width), UInt32(height), &failure)
  try check(failure, otherwise: PNGError.malformed)
  return pixels
}

/// The longest colour profile read.
private let longestProfile = 1 << 22

/// What zlib packed, up to 4 MiB; nil when it is damaged or longer.
func inflated(_ packed: [UInt8]) -> [UInt8]? {
  var room = 1 << 16
  while room <= longestProfile {
    var bytes = [UInt8](repeating: 0, count: room)
    var count = room
    switch unsafe cpng_inflate(packed, packed.count, &bytes, &count) {
    case CPNG_OK: return Array(bytes.prefix(count))
    case CPNG_OUT_OF_MEMORY: room *= 8
    default: return nil
    }
  }
  return nil
}

/// Throws what `failure` says, if it says anything.
private func check(
  _ failure: cpng_failure, otherwise: (String) -> PNGError
) throws(PNGError) {
  if failure.status != CPNG_OK { throw error(of: failure, otherwise: otherwise) }
}

private func error(of failure: cpng_failure, otherwise: (String) -> PNGError) -> PNGError {
  switch failure.status {
  case CPNG_NOT_PNG: .notPNG
  case CPNG_TRUNCATED: .truncated
  case CPNG_OUT_OF_MEMORY: .outOfMemory
  default:
    otherwise(
      unsafe withUnsafePointer(to: failure) { unsafe String(cString: cpng_failure_text($0)) })
  }
}

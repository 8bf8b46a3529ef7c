import CQREncode

/// A QR code (ISO/IEC 18004) without the quiet zone around it.
package struct QRCode: Hashable, Sendable {
  /// How much of a code may be lost: 7, 15, 25 and 30 %.
  package enum Correction: String, Sendable {
    case low = "L"
    case medium = "M"
    case quarter = "Q"
    case high = "H"

    fileprivate var level: QRecLevel {
      switch self {
      case .low: QR_ECLEVEL_L
      case .medium: QR_ECLEVEL_M
      case .quarter: QR_ECLEVEL_Q
      case .high: QR_ECLEVEL_H
      }
    }
  }

  /// Squares on a side: 21, 25 … 177.
  package let side: Int
  /// True for dark squares, row by row from the top.
  package let squares: [Bool]

  /// The smallest code that holds `bytes`; nil for none and for more than fit.
  package init?(_ bytes: [UInt8], correction: Correction) {
    guard !bytes.isEmpty, bytes.count < 1 << 16,
      let code = unsafe QRcode_encodeData(Int32(bytes.count), bytes, 0, correction.level)
    else { return nil }
    defer { unsafe QRcode_free(code) }
    side = Int(unsafe code.pointee.width)
    let count = side * side
    // The lowest bit of a square says whether it is dark.
    squares = unsafe UnsafeBufferPointer(start: code.pointee.data, count: count).map { $0 & 1 == 1 }
  }
}

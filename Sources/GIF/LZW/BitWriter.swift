/// Codes of some bits, the lowest first, as bytes.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  mutating func add(_ code: UInt16, width: Int) {
    pending |= UInt64(code) << pendingCount
    pendingCount += UInt64(width)
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func finish() {
    if pendingCount > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    (pending, pendingCount) = (0, 0)
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    (pending, pendingCount) = (0, 0)
  }
}

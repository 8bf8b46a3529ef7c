import Foundation

/// The memory of a bitmap context, as its owner sees it: the context's, or the caller's.
///
/// Core Graphics hands out the address of its pixels; only this class does so here.
@safe
final class ContextMemory {
  let address: UnsafeMutableRawPointer
  let count: Int
  private let isOwned: Bool
  /// What was last written, to notice what somebody else writes.
  private var written: [UInt8] = []

  /// Memory of its own, all zero.
  init(count: Int) {
    unsafe address = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    unsafe address.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    self.count = count
    isOwned = true
    written = [UInt8](repeating: 0, count: count)
  }

  /// The caller's memory, which must last as long as the context.
  init(address: UnsafeMutableRawPointer, count: Int) {
    unsafe self.address = address
    self.count = count
    isOwned = false
  }

  deinit { if isOwned { unsafe address.deallocate() } }

  func write(_ bytes: [UInt8]) {
    unsafe address.copyMemory(from: bytes, byteCount: min(count, bytes.count))
    written = bytes
  }

  /// The bytes there, when they are not those last written.
  func foreignBytes() -> [UInt8]? {
    let bytes = unsafe [UInt8](UnsafeRawBufferPointer(start: address, count: count))
    guard bytes != written else { return nil }
    written = bytes
    return bytes
  }
}

extension CGContext {
  /// A bitmap context over `data`, or over memory of its own when that is nil.
  ///
  /// What the memory holds is the first picture; memory of the context's own is transparent, or
  /// black where there is no alpha. Whatever the format, pictures are computed with 8 bits a
  /// component in sRGB and converted when the memory is read.
  /// - Parameters:
  ///   - data: `height` rows of `bytesPerRow` bytes, which last as long as the context; or nil.
  ///   - bytesPerRow: 0 for rows without padding when `data` is nil.
  /// - Returns: nil when a side is not positive and for formats that cannot be drawn into.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let format = PixelFormat(
        ofContextWithWidth: width, height: height, bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo)
    else { return nil }
    self.init(width: width, height: height, format: format)
    if let data = unsafe data {
      memory = unsafe ContextMemory(address: data, count: format.bytesPerRow * height)
      readMemory()
    }
  }

  /// The address of the picture's bytes, `height` rows of `bytesPerRow`, the first at the top. Once
  /// it has been asked for, the bytes follow what is drawn, and what is written there is seen.
  public var data: UnsafeMutableRawPointer? {
    if memory == nil {
      memory = ContextMemory(count: format.bytesPerRow * height)
      writeMemory()
    }
    return unsafe memory?.address
  }
}

@available(
  swift, deprecated: 99,
  renamed: "CGContext(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)"
)
public func CGBitmapContextCreate(
  _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bitsPerComponent: Int,
  _ bytesPerRow: Int, _ space: CGColorSpace?, _ bitmapInfo: UInt32
) -> CGContext? {
  guard let space else { return nil }
  return unsafe CGContext(
    data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
    bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo)
}

@available(swift, deprecated: 99, renamed: "getter:CGContext.data(self:)")
public func CGBitmapContextGetData(_ context: CGContext?) -> UnsafeMutableRawPointer? {
  unsafe context?.data
}

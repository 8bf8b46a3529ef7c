/// Where a pixel keeps its alpha, and whether its colour is multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// In which order the bytes of a pixel are kept.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000

  /// The number of bytes that are turned round, less one.
  var flip: Int {
    switch self {
    case .order16Little: 1
    case .order32Little: 3
    default: 0
    }
  }
}

/// How a pixel's components are packed.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  case mask = 0xF0000
  case packed = 0
  case RGB555 = 0x10000
  case RGB565 = 0x20000
  case RGB101010 = 0x30000
  case RGBCIF10 = 0x40000
}

/// A `CGImageAlphaInfo`, a byte order and whether components are floating-point numbers, in one
/// number.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that tell floating-point numbers from whole ones.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Most significant byte first.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Pairs of bytes turned round.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Groups of four bytes turned round.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Most significant byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// Where alpha is; nil for a number without meaning.
  var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & 0x1F) }

  var byteOrder: CGImageByteOrderInfo? { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) }
}

public import Foundation

/// Bytes that an image is made from or consists of.
public final class CGDataProvider: Sendable {
  /// A copy of the bytes.
  public let data: CFData?

  /// A provider of `data`.
  public init?(data: CFData) { self.data = data }

  /// A provider of a copy of `data`.
  public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }
}

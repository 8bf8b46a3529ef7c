public import Foundation

/// Bytes that an image is made from or consists of.
public final class CGDataProvider: Sendable {
  /// A copy of the bytes.
  public let data: CFData?

  /// A provider of `data`.
  public init?(data: CFData) { self.data = data }

  /// A provider of a copy of `data`.
  public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }

  /// A provider of what the file holds now; nil when it cannot be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// A provider of what the file at this path holds now; nil when it cannot be read.
  public convenience init?(filename: String) {
    guard let data = FileManager.default.contents(atPath: filename) else { return nil }
    self.init(data: data)
  }
}

public import CoreGraphics

/// Some numbers, at least one.
public final class CIVector: NSObject {
  private let values: [CGFloat]

  /// How many there are.
  public var count: Int { values.count }

  public init(values: [CGFloat]) { self.values = values }

  public convenience init(x: CGFloat) { self.init(values: [x]) }

  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }

  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }

  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(values: [x, y, z, w])
  }

  public override convenience init() { self.init(values: []) }

  /// The number at an index; 0 beyond the last.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  public var x: CGFloat { value(at: 0) }
  public var y: CGFloat { value(at: 1) }
  public var z: CGFloat { value(at: 2) }
  public var w: CGFloat { value(at: 3) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.values == values
  }

  public override var hash: Int { values.hashValue }
}

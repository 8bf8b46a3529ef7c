public import CoreGraphics

/// Some numbers.
public final class CIVector: NSObject {
  private let values: [CGFloat]

  /// How many there are.
  public var count: Int { values.count }

  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  /// The first `count` of `values`, in order.
  public convenience init(values: [CGFloat], count: Int) {
    self.init(Array(values.prefix(max(0, count))))
  }

  public convenience init(x: CGFloat) { self.init([x]) }

  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }

  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }

  /// No numbers.
  public override convenience init() { self.init([]) }

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

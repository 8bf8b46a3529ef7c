public import CoreGraphics

/// Some numbers.
public final class CIVector: NSObject, NSCopying, Sendable {
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

  /// A point's x and y.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }

  /// A rectangle's x, y, width and height.
  public convenience init(cgRect r: CGRect) {
    self.init([r.origin.x, r.origin.y, r.size.width, r.size.height])
  }

  /// An affine map's six elements.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// Numbers in square brackets, separated by spaces, as `stringRepresentation` writes them.
  public convenience init(string: String) {
    let inner = string.filter { $0 != "[" && $0 != "]" && $0 != "," }
    self.init(inner.split(separator: " ").map { CGFloat(Double($0) ?? 0) })
  }

  /// No numbers.
  public override convenience init() { self.init([]) }

  /// The number at an index; 0 beyond the last.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  public var x: CGFloat { value(at: 0) }
  public var y: CGFloat { value(at: 1) }
  public var z: CGFloat { value(at: 2) }
  public var w: CGFloat { value(at: 3) }

  /// The first two numbers.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }

  /// The first four numbers: x, y, width and height.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// The first six numbers.
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }

  /// The numbers in square brackets, separated by spaces.
  public var stringRepresentation: String {
    let texts = values.map { value in
      value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
    return "[\(texts.joined(separator: " "))]"
  }

  public override func copy() -> Any { self }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.values == values
  }

  public override var hash: Int { values.hashValue }
}

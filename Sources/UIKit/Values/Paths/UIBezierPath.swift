public import CoreGraphics
import Geometry
import VirtualTime

/// A path under construction with the settings of its line.
///
/// Elements that continue a subpath do nothing while there is no current point.
open class UIBezierPath: NSObject, NSCopying {
  private nonisolated let identity = LazyNumber()

  /// No address, which every run has others of.
  nonisolated open override var hash: Int { identity.value }

  let path: CGMutablePath

  /// Points; 1 unless changed.
  open var lineWidth: CGFloat = 1
  /// How open lines end.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines meet.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest miter, in line widths; longer ones become bevels.
  open var miterLimit: CGFloat = 10
  /// Stored; curves are always drawn exactly.
  open var flatness: CGFloat = 0.6
  /// True: `fill`, `addClip` and `contains` use the even-odd rule.
  open var usesEvenOddFillRule = false
  var dashLengths: [CGFloat] = []
  var dashPhase: CGFloat = 0

  /// An empty path.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// The elements of `cgPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The elements so far; setting replaces them.
  open var cgPath: CGPath {
    get { CoreGraphics.CGPath(geometry: path.geometry) }
    set { path.replace(with: newValue) }
  }

  /// True while there are no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The end of the last element; zero while empty.
  open var currentPoint: CGPoint { path.currentPoint }

  /// The smallest rectangle that holds all points, control points included; null while empty.
  open var bounds: CGRect { path.boundingBox }

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// A straight line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// A cubic curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// A quadratic curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// An arc, after a line to its start when there is a current point. `clockwise` as seen on
  /// screen: through increasing angles (radians, 0 to the right).
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// A line to the subpath's start.
  open func close() { path.closeSubpath() }

  /// Forgets all elements.
  open func removeAllPoints() { path.replace(with: CGMutablePath()) }

  /// All elements of `bezierPath` after the elements here.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Moves every point by the matrix.
  open func apply(_ transform: CGAffineTransform) {
    path.replace(with: path.copy(using: transform) ?? path)
  }

  /// True when `point` is inside; open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// A path with the same elements and settings.
  open func copy(with zone: NSZone? = nil) -> Any { withElements(of: path) }

  /// A path with the elements of `other` and the settings of this one.
  func withElements(of other: CGPath) -> UIBezierPath {
    let copy = UIBezierPath(cgPath: other)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashLengths = dashLengths
    copy.dashPhase = dashPhase
    return copy
  }

  // MARK: Drawing

  /// Fills the path with the current fill colour as `blendMode` says and with `alpha`.
  @MainActor
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    withState(blendMode, alpha) { _ in fill() }
  }

  /// Strokes the path with the current stroke colour as `blendMode` says and with `alpha`.
  @MainActor
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    withState(blendMode, alpha) { _ in stroke() }
  }

  // MARK: Dashes

  /// The lengths on, off, on … of the dashes, starting `phase` into the pattern; none: no dashes.
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dashLengths = Array((pattern ?? []).prefix(max(0, count)))
    dashPhase = phase
  }

  /// Writes the lengths over the first elements of `pattern`, their number and the phase.
  open func getLineDash(_ pattern: inout [CGFloat], count: inout Int, phase: inout CGFloat) {
    getLineDash(&pattern, count: &count, phase: nil)
    phase = dashPhase
  }

  /// Fills the path with the current fill colour, in the current context.
  @MainActor
  open func fill() { draw(using: usesEvenOddFillRule ? .eoFill : .fill) }

  /// Strokes the path with its line settings and the current stroke colour.
  @MainActor
  open func stroke() { draw(using: .stroke) }

  /// Clips the current context to the path.
  @MainActor
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Reversing

  /// A path with the same settings that runs through the subpaths from end to start; closed ones
  /// stay closed.
  open func reversing() -> UIBezierPath {
    withElements(of: CoreGraphics.CGPath(geometry: path.geometry.reversed))
  }
}

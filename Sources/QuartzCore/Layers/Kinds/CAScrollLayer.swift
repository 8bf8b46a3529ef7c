public import CoreGraphics

/// A layer that shows a part of its sublayers: scrolling moves the origin of its bounds. Clips to
/// its bounds unless told otherwise. Nothing keeps it within what it holds.
open class CAScrollLayer: CALayer {
  final var mode = CAScrollLayerScrollMode.both

  public override init() {
    super.init()
    values.masksToBounds = true
  }

  public override init(layer: Any) { super.init(layer: layer) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.masksToBounds = true
  }

  /// The directions in which the layer scrolls; both unless changed.
  open var scrollMode: CAScrollLayerScrollMode {
    get { mode }
    set { change("scrollMode", from: mode, to: newValue) { mode = $0 } }
  }

  /// Moves the origin of the bounds to `p` (bounds space), as far as the mode allows.
  open func scroll(to p: CGPoint) {
    var bounds = bounds
    if mode == .both || mode == .horizontally { bounds.origin.x = p.x }
    if mode == .both || mode == .vertically { bounds.origin.y = p.y }
    self.bounds = bounds
  }

  /// Scrolls as little as shows `r` (bounds space); to its origin where it is too large.
  open func scroll(to r: CGRect) {
    func origin(_ shown: CGFloat, _ length: CGFloat, from start: CGFloat, to end: CGFloat)
      -> CGFloat
    {
      if end - start > length || start < shown { return start }
      return max(shown, end - length)
    }
    guard !r.isNull, !r.isInfinite else { return }
    let b = bounds
    scroll(
      to: CGPoint(
        x: origin(b.minX, b.width, from: r.minX, to: r.maxX),
        y: origin(b.minY, b.height, from: r.minY, to: r.maxY)))
  }

  open override func presentation() -> CAScrollLayer? { presentationNow() as? CAScrollLayer }

  open override func makePresentation() -> CALayer { CAScrollLayer(layer: self) }

  override func copyState(of layer: CALayer) {
    super.copyState(of: layer)
    if let layer = layer as? CAScrollLayer { mode = layer.mode }
  }

  override class var properties: PropertyTable { .scrollLayer }

  override var inspectedClass: String { "CAScrollLayer" }

  override func inspectedProperties() -> [OrderedJSON.Member] {
    [("scrollMode", .string(mode.rawValue))]
  }
}

extension PropertyTable {
  static let scrollLayer = PropertyTable(
    prototype: CAScrollLayer(), base: .layer, own: [.name("scrollMode", \CAScrollLayer.scrollMode)])
}

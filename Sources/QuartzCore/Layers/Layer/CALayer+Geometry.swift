public import CoreGraphics

extension CALayer {
  /// The transform as an affine matrix; the identity when it is none.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Replaces the whole transform by an affine one.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// True when y grows downwards in what the layer shows, so that `draw(in:)` gets a context in which
  /// it does: on a screen, whose y axis points down, unless an odd number of layers from this one up
  /// have `isGeometryFlipped`; in a tree of its own only when an odd number have.
  public func contentsAreFlipped() -> Bool {
    let layer = modelledLayer ?? self
    return showsFlipped != layer.root.liesTopDown
  }

  /// True when what is drawn is upside down to the root of its tree: when an odd number of layers
  /// from this one up have `isGeometryFlipped`. Of a presentation itself and its model's superlayers,
  /// which are not presented.
  final var showsFlipped: Bool {
    let superlayer = (modelledLayer ?? self).parent
    return isGeometryFlipped != (superlayer?.showsFlipped ?? false)
  }

  /// The model that this layer's tree hangs from.
  private var root: CALayer {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// Of a root: true for a view's and for one that is shown, as those lie with y downwards.
  private var liesTopDown: Bool { isOfView || RunLoopTurn.active.shows(self) }

  /// Where `p` of `layer`'s bounds space lies in this layer's; nil: the space around the root.
  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    PlaneConversion(from: layer, to: self).apply(p)
  }

  /// Where `p` of this layer's bounds space lies in `layer`'s; nil: the space around the root.
  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    PlaneConversion(from: self, to: layer).apply(p)
  }

  /// The bounding box in this layer's bounds space of `r` of `layer`'s; null when all of it would
  /// lie behind the eye.
  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    PlaneConversion(from: layer, to: self).boundingBox(of: r)
  }

  /// The bounding box in `layer`'s bounds space of `r` of this layer's; null when all of it would
  /// lie behind the eye.
  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    PlaneConversion(from: self, to: layer).boundingBox(of: r)
  }

  /// Where the eye sees `p` of `layer`'s bounds space in this layer's; nil where it does not: this
  /// layer is squeezed to nothing there, or lies behind the eye.
  package func seenPoint(_ p: CGPoint, from layer: CALayer?) -> CGPoint? {
    PlaneConversion(from: layer, to: self).point(p)
  }
}

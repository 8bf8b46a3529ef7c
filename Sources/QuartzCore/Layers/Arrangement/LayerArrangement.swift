import CoreGraphics

/// How a layer is laid out by others, and who lays out its sublayers.
struct LayerArrangement {
  var manager: (any CALayoutManager)?
  var autoresizingMask: CAAutoresizingMask = []
  var constraints: [CAConstraint]?
}

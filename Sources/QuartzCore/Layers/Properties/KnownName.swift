/// A name by which one of several ways is chosen. Others can be made of any text; they choose the usual way.
protocol KnownName: RawRepresentable where RawValue == String {
  /// Whether it is one of those that choose something.
  var isKnown: Bool { get }
}

extension CAGradientLayerType: KnownName {
  var isKnown: Bool { [.axial, .radial, .conic].contains(self) }
}

extension CALayerContentsGravity: KnownName {
  var isKnown: Bool { Self.all.contains(self) }
}

extension CALayerContentsFilter: KnownName {
  var isKnown: Bool { [.nearest, .linear, .trilinear].contains(self) }
}

extension CALayerCornerCurve: KnownName {
  var isKnown: Bool { [.circular, .continuous].contains(self) }
}

extension CAShapeLayerFillRule: KnownName {
  var isKnown: Bool { [.nonZero, .evenOdd].contains(self) }
}

extension CAShapeLayerLineCap: KnownName {
  var isKnown: Bool { [.butt, .round, .square].contains(self) }
}

extension CAShapeLayerLineJoin: KnownName {
  var isKnown: Bool { [.miter, .round, .bevel].contains(self) }
}

extension CATextLayerAlignmentMode: KnownName {
  var isKnown: Bool { [.natural, .left, .right, .center, .justified].contains(self) }
}

extension CATextLayerTruncationMode: KnownName {
  var isKnown: Bool { [.none, .start, .end, .middle].contains(self) }
}

extension CAEmitterLayerEmitterShape: KnownName {
  var isKnown: Bool { [.point, .line, .rectangle, .cuboid, .circle, .sphere].contains(self) }
}

extension CAEmitterLayerEmitterMode: KnownName {
  var isKnown: Bool { [.points, .outline, .surface, .volume].contains(self) }
}

extension CAEmitterLayerRenderMode: KnownName {
  var isKnown: Bool {
    [.unordered, .oldestFirst, .oldestLast, .backToFront, .additive].contains(self)
  }
}

extension CATransitionSubtype: KnownName {
  var isKnown: Bool { [.fromRight, .fromLeft, .fromTop, .fromBottom].contains(self) }
}

extension CAAnimationCalculationMode: KnownName {
  var isKnown: Bool { [.linear, .discrete, .paced, .cubic, .cubicPaced].contains(self) }
}

extension CAAnimationRotationMode: KnownName {
  var isKnown: Bool { [.rotateAuto, .rotateAutoReverse].contains(self) }
}

extension CAMediaTimingFillMode: KnownName {
  var isKnown: Bool { [.removed, .forwards, .backwards, .both].contains(self) }
}

public import CoreGraphics

// The spellings of Swift 2 and 3. Silent in the build; `-warn-soft-deprecated` lists their uses.

@available(swift, deprecated: 99, renamed: "CAMediaTimingFillMode.removed")
public let kCAFillModeRemoved: CAMediaTimingFillMode = .removed

@available(swift, deprecated: 99, renamed: "CAMediaTimingFillMode.forwards")
public let kCAFillModeForwards: CAMediaTimingFillMode = .forwards

@available(swift, deprecated: 99, renamed: "CAMediaTimingFillMode.backwards")
public let kCAFillModeBackwards: CAMediaTimingFillMode = .backwards

@available(swift, deprecated: 99, renamed: "CAMediaTimingFillMode.both")
public let kCAFillModeBoth: CAMediaTimingFillMode = .both

@available(swift, deprecated: 99, renamed: "CAMediaTimingFunctionName.linear")
public let kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName = .linear

@available(swift, deprecated: 99, renamed: "CAMediaTimingFunctionName.easeIn")
public let kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName = .easeIn

@available(swift, deprecated: 99, renamed: "CAMediaTimingFunctionName.easeOut")
public let kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName = .easeOut

@available(swift, deprecated: 99, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public let kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName = .easeInEaseOut

@available(swift, deprecated: 99, renamed: "CAMediaTimingFunctionName.default")
public let kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName = .default

@available(swift, deprecated: 99, renamed: "CAAnimationCalculationMode.linear")
public let kCAAnimationLinear: CAAnimationCalculationMode = .linear

@available(swift, deprecated: 99, renamed: "CAAnimationCalculationMode.discrete")
public let kCAAnimationDiscrete: CAAnimationCalculationMode = .discrete

@available(swift, deprecated: 99, renamed: "CAAnimationCalculationMode.paced")
public let kCAAnimationPaced: CAAnimationCalculationMode = .paced

@available(swift, deprecated: 99, renamed: "CAAnimationCalculationMode.cubic")
public let kCAAnimationCubic: CAAnimationCalculationMode = .cubic

@available(swift, deprecated: 99, renamed: "CAAnimationCalculationMode.cubicPaced")
public let kCAAnimationCubicPaced: CAAnimationCalculationMode = .cubicPaced

@available(swift, deprecated: 99, renamed: "CAAnimationRotationMode.rotateAuto")
public let kCAAnimationRotateAuto: CAAnimationRotationMode = .rotateAuto

@available(swift, deprecated: 99, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public let kCAAnimationRotateAutoReverse: CAAnimationRotationMode = .rotateAutoReverse

@available(swift, deprecated: 99, renamed: "CAValueFunctionName.rotateX")
public let kCAValueFunctionRotateX: CAValueFunctionName = .rotateX

@available(swift, deprecated: 99, renamed: "CAValueFunctionName.rotateY")
public let kCAValueFunctionRotateY: CAValueFunctionName = .rotateY

@available(swift, deprecated: 99, renamed: "CAValueFunctionName.rotateZ")
public let kCAValueFunctionRotateZ: CAValueFunctionName = .rotateZ

@available(swift, deprecated: 99, renamed: "CAValueFunctionName.scale")
public let kCAValueFunctionScale: CAValueFunctionName = .scale

@available(swift, deprecated: 99, renamed: "CAValueFunctionName.scaleX")
public let kCAValueFunctionScaleX: CAValueFunctionName = .scaleX

@available(swift, deprecated: 99, renamed: "CAValueFunctionName.scaleY")
public let kCAValueFunctionScaleY: CAValueFunctionName = .scaleY

@available(swift, deprecated: 99, renamed: "CAValueFunctionName.scaleZ")
public let kCAValueFunctionScaleZ: CAValueFunctionName = .scaleZ

@available(swift, deprecated: 99, renamed: "CAValueFunctionName.translate")
public let kCAValueFunctionTranslate: CAValueFunctionName = .translate

@available(swift, deprecated: 99, renamed: "CAValueFunctionName.translateX")
public let kCAValueFunctionTranslateX: CAValueFunctionName = .translateX

@available(swift, deprecated: 99, renamed: "CAValueFunctionName.translateY")
public let kCAValueFunctionTranslateY: CAValueFunctionName = .translateY

@available(swift, deprecated: 99, renamed: "CAValueFunctionName.translateZ")
public let kCAValueFunctionTranslateZ: CAValueFunctionName = .translateZ

@available(swift, deprecated: 99, renamed: "CAShapeLayerFillRule.nonZero")
public let kCAFillRuleNonZero: CAShapeLayerFillRule = .nonZero

@available(swift, deprecated: 99, renamed: "CAShapeLayerFillRule.evenOdd")
public let kCAFillRuleEvenOdd: CAShapeLayerFillRule = .evenOdd

@available(swift, deprecated: 99, renamed: "CAShapeLayerLineCap.butt")
public let kCALineCapButt: CAShapeLayerLineCap = .butt

@available(swift, deprecated: 99, renamed: "CAShapeLayerLineCap.round")
public let kCALineCapRound: CAShapeLayerLineCap = .round

@available(swift, deprecated: 99, renamed: "CAShapeLayerLineCap.square")
public let kCALineCapSquare: CAShapeLayerLineCap = .square

@available(swift, deprecated: 99, renamed: "CAShapeLayerLineJoin.miter")
public let kCALineJoinMiter: CAShapeLayerLineJoin = .miter

@available(swift, deprecated: 99, renamed: "CAShapeLayerLineJoin.round")
public let kCALineJoinRound: CAShapeLayerLineJoin = .round

@available(swift, deprecated: 99, renamed: "CAShapeLayerLineJoin.bevel")
public let kCALineJoinBevel: CAShapeLayerLineJoin = .bevel

@available(swift, deprecated: 99, renamed: "CAGradientLayerType.axial")
public let kCAGradientLayerAxial: CAGradientLayerType = .axial

@available(swift, deprecated: 99, renamed: "CAScrollLayerScrollMode.none")
public let kCAScrollNone: CAScrollLayerScrollMode = .none

@available(swift, deprecated: 99, renamed: "CAScrollLayerScrollMode.vertically")
public let kCAScrollVertically: CAScrollLayerScrollMode = .vertically

@available(swift, deprecated: 99, renamed: "CAScrollLayerScrollMode.horizontally")
public let kCAScrollHorizontally: CAScrollLayerScrollMode = .horizontally

@available(swift, deprecated: 99, renamed: "CAScrollLayerScrollMode.both")
public let kCAScrollBoth: CAScrollLayerScrollMode = .both

@available(swift, deprecated: 99, renamed: "CALayerContentsGravity.center")
public let kCAGravityCenter: CALayerContentsGravity = .center

@available(swift, deprecated: 99, renamed: "CALayerContentsGravity.top")
public let kCAGravityTop: CALayerContentsGravity = .top

@available(swift, deprecated: 99, renamed: "CALayerContentsGravity.bottom")
public let kCAGravityBottom: CALayerContentsGravity = .bottom

@available(swift, deprecated: 99, renamed: "CALayerContentsGravity.left")
public let kCAGravityLeft: CALayerContentsGravity = .left

@available(swift, deprecated: 99, renamed: "CALayerContentsGravity.right")
public let kCAGravityRight: CALayerContentsGravity = .right

@available(swift, deprecated: 99, renamed: "CALayerContentsGravity.resize")
public let kCAGravityResize: CALayerContentsGravity = .resize

@available(swift, deprecated: 99, renamed: "CALayerContentsGravity.resizeAspect")
public let kCAGravityResizeAspect: CALayerContentsGravity = .resizeAspect

@available(swift, deprecated: 99, renamed: "CALayerContentsGravity.resizeAspectFill")
public let kCAGravityResizeAspectFill: CALayerContentsGravity = .resizeAspectFill

extension CALayer {
  @available(swift, deprecated: 99, renamed: "add(_:forKey:)")
  public func addAnimation(_ anim: CAAnimation, forKey key: String?) { add(anim, forKey: key) }

  @available(swift, deprecated: 99, renamed: "removeAnimation(forKey:)")
  public func removeAnimationForKey(_ key: String) { removeAnimation(forKey: key) }

  @available(swift, deprecated: 99, renamed: "animation(forKey:)")
  public func animationForKey(_ key: String) -> CAAnimation? { animation(forKey: key) }

  @available(swift, deprecated: 99, renamed: "presentation()")
  public func presentationLayer() -> AnyObject? { presentation() }

  @available(swift, deprecated: 99, renamed: "model()")
  public func modelLayer() -> AnyObject? { model() }

  @available(swift, deprecated: 99, renamed: "insertSublayer(_:at:)")
  public func insertSublayer(_ layer: CALayer, atIndex index: UInt32) {
    insertSublayer(layer, at: index)
  }

  @available(swift, deprecated: 99, renamed: "convert(_:from:)")
  public func convertPoint(_ p: CGPoint, fromLayer layer: CALayer?) -> CGPoint {
    convert(p, from: layer)
  }

  @available(swift, deprecated: 99, renamed: "convert(_:to:)")
  public func convertPoint(_ p: CGPoint, toLayer layer: CALayer?) -> CGPoint {
    convert(p, to: layer)
  }

  @available(swift, deprecated: 99, renamed: "convertTime(_:from:)")
  public func convertTime(_ t: CFTimeInterval, fromLayer layer: CALayer?) -> CFTimeInterval {
    convertTime(t, from: layer)
  }

  @available(swift, deprecated: 99, renamed: "convertTime(_:to:)")
  public func convertTime(_ t: CFTimeInterval, toLayer layer: CALayer?) -> CFTimeInterval {
    convertTime(t, to: layer)
  }

  @available(swift, deprecated: 99, renamed: "isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isDoubleSided")
  public var doubleSided: Bool {
    get { isDoubleSided }
    set { isDoubleSided = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isGeometryFlipped")
  public var geometryFlipped: Bool {
    get { isGeometryFlipped }
    set { isGeometryFlipped = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isOpaque")
  public var opaque: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }
}

extension CAAnimation {
  @available(swift, deprecated: 99, renamed: "isRemovedOnCompletion")
  public var removedOnCompletion: Bool {
    get { isRemovedOnCompletion }
    set { isRemovedOnCompletion = newValue }
  }
}

extension CAPropertyAnimation {
  @available(swift, deprecated: 99, renamed: "isAdditive")
  public var additive: Bool {
    get { isAdditive }
    set { isAdditive = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isCumulative")
  public var cumulative: Bool {
    get { isCumulative }
    set { isCumulative = newValue }
  }
}

extension NSValue {
  @available(swift, deprecated: 99, renamed: "NSValue(caTransform3D:)")
  public convenience init(CATransform3D t: CATransform3D) { self.init(caTransform3D: t) }

  @available(swift, deprecated: 99, renamed: "caTransform3DValue")
  public var CATransform3DValue: CATransform3D { caTransform3DValue }
}

extension CADisplayLink {
  @available(swift, deprecated: 99, renamed: "add(to:forMode:)")
  public func addToRunLoop(_ runloop: RunLoop, forMode mode: RunLoop.Mode) {
    add(to: runloop, forMode: mode)
  }

  @available(swift, deprecated: 99, renamed: "remove(from:forMode:)")
  public func removeFromRunLoop(_ runloop: RunLoop, forMode mode: RunLoop.Mode) {
    remove(from: runloop, forMode: mode)
  }

  @available(swift, deprecated: 99, renamed: "isPaused")
  public var paused: Bool {
    get { isPaused }
    set { isPaused = newValue }
  }
}

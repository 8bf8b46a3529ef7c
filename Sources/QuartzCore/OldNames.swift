import CoreGraphics

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

// Types and sides of transitions were strings up to Swift 4.1, and code gave private ones as such.
extension CATransitionType: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CATransitionSubtype: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

@available(swift, deprecated: 99, renamed: "CATransitionType.fade")
public let kCATransitionFade: CATransitionType = .fade

@available(swift, deprecated: 99, renamed: "CATransitionType.moveIn")
public let kCATransitionMoveIn: CATransitionType = .moveIn

@available(swift, deprecated: 99, renamed: "CATransitionType.push")
public let kCATransitionPush: CATransitionType = .push

@available(swift, deprecated: 99, renamed: "CATransitionType.reveal")
public let kCATransitionReveal: CATransitionType = .reveal

@available(swift, deprecated: 99, renamed: "CATransitionSubtype.fromRight")
public let kCATransitionFromRight: CATransitionSubtype = .fromRight

@available(swift, deprecated: 99, renamed: "CATransitionSubtype.fromLeft")
public let kCATransitionFromLeft: CATransitionSubtype = .fromLeft

@available(swift, deprecated: 99, renamed: "CATransitionSubtype.fromTop")
public let kCATransitionFromTop: CATransitionSubtype = .fromTop

@available(swift, deprecated: 99, renamed: "CATransitionSubtype.fromBottom")
public let kCATransitionFromBottom: CATransitionSubtype = .fromBottom

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

@available(swift, deprecated: 99, renamed: "CAGradientLayerType.radial")
public let kCAGradientLayerRadial: CAGradientLayerType = .radial

@available(swift, deprecated: 99, renamed: "CAGradientLayerType.conic")
public let kCAGradientLayerConic: CAGradientLayerType = .conic

@available(swift, deprecated: 99, renamed: "CALayerContentsGravity.topLeft")
public let kCAGravityTopLeft: CALayerContentsGravity = .topLeft

@available(swift, deprecated: 99, renamed: "CALayerContentsGravity.topRight")
public let kCAGravityTopRight: CALayerContentsGravity = .topRight

@available(swift, deprecated: 99, renamed: "CALayerContentsGravity.bottomLeft")
public let kCAGravityBottomLeft: CALayerContentsGravity = .bottomLeft

@available(swift, deprecated: 99, renamed: "CALayerContentsGravity.bottomRight")
public let kCAGravityBottomRight: CALayerContentsGravity = .bottomRight

@available(swift, deprecated: 99, renamed: "CATextLayerAlignmentMode.natural")
public let kCAAlignmentNatural: CATextLayerAlignmentMode = .natural

@available(swift, deprecated: 99, renamed: "CATextLayerAlignmentMode.left")
public let kCAAlignmentLeft: CATextLayerAlignmentMode = .left

@available(swift, deprecated: 99, renamed: "CATextLayerAlignmentMode.right")
public let kCAAlignmentRight: CATextLayerAlignmentMode = .right

@available(swift, deprecated: 99, renamed: "CATextLayerAlignmentMode.center")
public let kCAAlignmentCenter: CATextLayerAlignmentMode = .center

@available(swift, deprecated: 99, renamed: "CATextLayerAlignmentMode.justified")
public let kCAAlignmentJustified: CATextLayerAlignmentMode = .justified

@available(swift, deprecated: 99, renamed: "CATextLayerTruncationMode.none")
public let kCATruncationNone: CATextLayerTruncationMode = .none

@available(swift, deprecated: 99, renamed: "CATextLayerTruncationMode.start")
public let kCATruncationStart: CATextLayerTruncationMode = .start

@available(swift, deprecated: 99, renamed: "CATextLayerTruncationMode.middle")
public let kCATruncationMiddle: CATextLayerTruncationMode = .middle

@available(swift, deprecated: 99, renamed: "CATextLayerTruncationMode.end")
public let kCATruncationEnd: CATextLayerTruncationMode = .end

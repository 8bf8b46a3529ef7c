import CoreGraphics
import QuartzCore
import Testing

// The texts behind Core Animation's names, measured (M GS, Tests/quartzcore/constants).
struct CAConstantsTests {
  @Test func fillModesAndRules() {
    let modes: [CAMediaTimingFillMode] = [.backwards, .both, .forwards, .removed]
    #expect(modes.map(\.rawValue) == ["backwards", "both", "forwards", "removed"])
    #expect(CAShapeLayerFillRule.evenOdd.rawValue == "even-odd")
    #expect(CAShapeLayerFillRule.nonZero.rawValue == "non-zero")
  }

  @Test func gravities() {
    let all: [CALayerContentsGravity] = [
      .bottom, .bottomLeft, .bottomRight, .center, .left, .resize, .resizeAspect,
      .resizeAspectFill, .right, .top, .topLeft, .topRight,
    ]
    #expect(
      all.map(\.rawValue) == [
        "bottom", "bottomLeft", "bottomRight", "center", "left", "resize", "resizeAspect",
        "resizeAspectFill", "right", "top", "topLeft", "topRight",
      ])
  }

  @Test func linesAndCurves() {
    let caps: [CAShapeLayerLineCap] = [.butt, .round, .square]
    #expect(caps.map(\.rawValue) == ["butt", "round", "square"])
    let joins: [CAShapeLayerLineJoin] = [.bevel, .miter, .round]
    #expect(joins.map(\.rawValue) == ["bevel", "miter", "round"])
    let curves: [CAMediaTimingFunctionName] = [
      .default, .easeIn, .easeInEaseOut, .easeOut, .linear,
    ]
    #expect(
      curves.map(\.rawValue) == ["default", "easeIn", "easeInEaseOut", "easeOut", "linear"])
    #expect(CAAnimationCalculationMode.discrete.rawValue == "discrete")
  }

  @Test func valueFunctions() {
    let all: [CAValueFunctionName] = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
      .translateY, .translateZ,
    ]
    #expect(
      all.map(\.rawValue) == [
        "rotateX", "rotateY", "rotateZ", "scale", "scaleX", "scaleY", "scaleZ", "translate",
        "translateX", "translateY", "translateZ",
      ])
  }
}

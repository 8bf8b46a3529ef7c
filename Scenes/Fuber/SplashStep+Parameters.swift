import Stage
import UIKit

extension SplashStep {
  /// The numbers that make a difference in this step
  nonisolated var parameters: [SceneParameter] {
    var list = [
      SceneParameter(
        name: "startTimeOffset", default: startTimeOffset, range: 0...kAnimationDuration,
        unit: "s", summary: "where in its cycle the logo starts")
    ]
    if animatedParts.contains(.circle) {
      list += [
        SceneParameter(
          name: "strokeEndFrom", default: strokeEndFrom, range: 0...1,
          summary: "how much of the circle there is at first"),
        SceneParameter(
          name: "strokeEndTo", default: strokeEndTo, range: 0...1,
          summary: "how much of the circle there is at last"),
      ]
    }
    if tilesAnimate {
      list += [
        SceneParameter(
          name: "gridTimeOffset", default: gridTimeOffset, range: 0...kAnimationDuration,
          unit: "s", summary: "where in its cycle the grid starts"),
        SceneParameter(
          name: "rippleDelay", default: rippleDelay, range: 0...0.01, unit: "s/pt",
          summary: "how much later a tile moves for each point from the middle"),
        SceneParameter(
          name: "rippleMagnitude", default: Double(rippleMagnitude), range: 0...1,
          summary: "how far a tile is pushed, as a fraction of its distance (at most 0.2 is best)"),
      ]
    }
    list += children.map { child in
      SceneParameter(
        name: child.rawValue, default: 1, range: 0...1, summary: "0 leaves this animation out")
    }
    return list
  }

  /// The same step with the numbers its viewer has chosen
  nonisolated func changed(by settings: SceneSettings) -> SplashStep {
    var step = self
    step.startTimeOffset = settings["startTimeOffset"]
    if animatedParts.contains(.circle) {
      step.strokeEndFrom = settings["strokeEndFrom"]
      step.strokeEndTo = settings["strokeEndTo"]
    }
    if tilesAnimate {
      step.gridTimeOffset = settings["gridTimeOffset"]
      step.rippleDelay = settings["rippleDelay"]
      step.rippleMagnitude = CGFloat(settings["rippleMagnitude"])
    }
    step.left = Set(children.filter { settings[$0.rawValue] == 0 })
    return step
  }

  /// The animations of this step
  nonisolated private var children: [Child] {
    var list: [Child] = []
    if animatedParts.contains(.circle) { list += [.circleStrokeEnd, .circleTransform] }
    if animatedParts.contains(.line) { list += [.lineWidth, .lineTransform] }
    if animatedParts.contains(.square) { list += [.squareBounds, .squareColor] }
    if animatedParts.contains(.mask) { list += [.maskBounds, .maskCornerRadius] }
    if tilesAnimate { list += [.tileScale, .tilePosition, .tileOpacity] }
    return list
  }
}

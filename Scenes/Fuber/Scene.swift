import Stage
import UIKit

/// The steps of the Fuber splash screen, from the first circle to the map behind it
nonisolated public let scenes: [TutorialScene] = [
  scene("fuber-circle-in", "CircleIn", "a circle wiped in like a pie", logo(.circle)),
  scene(
    "fuber-knockout-line", "Knockoutline", "a line swept across the circle",
    logo([.circle, .line], moving: .line)),
  scene(
    "fuber-knockout-square", "KnockoutSquare", "a square knocked out of the circle",
    logo([.circle, .square], moving: .square)),
  scene(
    "fuber-pre-mask", "PreMask", "circle, line and square under a mask that stands still",
    logo(.all, moving: [.circle, .line, .square])),
  scene("fuber-rider-icon", "RiderIconView", "the whole logo, shrinking to a square", SplashStep()),
  scene("fuber-grid-view", "Grid-View", "where the tiles lie", grid(.bordered)),
  scene("fuber-grid-starting", "Grid-Starting", "the chime tiles, not yet moving", grid(.chimes)),
  scene("fuber-grid-1", "Grid-1", "all tiles fade and swell in phase", ripple()),
  scene(
    "fuber-grid-2", "Grid-2", "the farther a tile, the later it moves",
    ripple(delay: kRippleDelayMultiplier)),
  scene(
    "fuber-grid-3", "Grid-3", "the ripple pushes the tiles outwards",
    ripple(delay: kRippleDelayMultiplier, magnitude: kRippleMagnitudeMultiplier)),
  scene("fuber", alias: "fuber-final", "FuberFinal", "the finished splash", splash()),
  scene(
    "fuber-ending", "Fuber-Animation", "the splash hands over to the map", splash(endsInMap: true),
    duration: 7),
]

nonisolated private func scene(
  _ id: String, alias: String? = nil, _ title: String, _ summary: String, _ step: SplashStep,
  duration: Double = kAnimationDuration
) -> TutorialScene {
  return TutorialScene(
    id: id, aliases: alias.map { [$0] } ?? [], title: title, summary: summary, duration: duration,
    parameters: step.parameters
  ) { settings in
    SceneDrawings.register("Chimes", size: CGSize(width: 90, height: 90)) { _ in drawChimes() }
    SceneDrawings.register("MenuIcon", size: CGSize(width: 18, height: 14)) { _ in drawMenuIcon() }
    return RootContainerViewController(step: step.changed(by: settings))
  }
}

nonisolated private func logo(
  _ parts: SplashStep.Parts, moving animatedParts: SplashStep.Parts? = nil
) -> SplashStep {
  var step = SplashStep()
  step.parts = parts
  step.animatedParts = animatedParts ?? parts
  return step
}

nonisolated private func grid(_ tiles: SplashStep.Tiles) -> SplashStep {
  var step = SplashStep()
  step.tiles = tiles
  return step
}

nonisolated private func ripple(
  delay: NSTimeInterval = 0, magnitude: CGFloat = 0
) -> SplashStep {
  var step = grid(.chimes)
  step.tilesAnimate = true
  step.rippleDelay = delay
  step.rippleMagnitude = magnitude
  return step
}

nonisolated private func splash(endsInMap: Bool = false) -> SplashStep {
  var step = ripple(delay: kRippleDelayMultiplier, magnitude: kRippleMagnitudeMultiplier)
  step.zooms = true
  step.endsInMap = endsInMap
  return step
}

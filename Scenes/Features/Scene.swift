import Stage
import UIKit

/// A sheet of everything that is drawn, a page a second
nonisolated public let scenes: [TutorialScene] = [
  TutorialScene(
    id: "features", title: "Features",
    summary: "a sheet of what layers and contexts draw, a page a second",
    screenSize: CGSize(width: 800, height: 640), duration: 12
  ) { _ in FeaturesViewController(pages: FeaturePage.all) },
  TutorialScene(
    id: "features-controls", title: "Features: controls",
    summary: "every control in its states, light and dark, a page a second",
    screenSize: CGSize(width: 800, height: 640), duration: Double(controlPages.count)
  ) { _ in ControlsViewController() },
]

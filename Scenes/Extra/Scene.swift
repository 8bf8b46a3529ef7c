import Stage
import UIKit

/// Three short programs in the style of well-known articles
nonisolated public let scenes: [TutorialScene] = [
  TutorialScene(
    id: "extra-loading", title: "Extra", summary: "a loading indicator made of one dot", duration: 3
  ) { _ in LoadingViewController() },
  TutorialScene(
    id: "extra-like", title: "Extra", summary: "a star that is tapped, springs and throws sparks",
    duration: 3,
    makeRootViewController: { _ in
      SceneDrawings.register("spark", size: CGSize(width: 16, height: 16)) { context in
        UIColor.white.setFill()
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 16, height: 16))
      }
      return LikeViewController()
    },
    script: { script, settings in
      let size = settings.screenSize
      script.tap(CGPoint(x: size.width / 2, y: size.height / 2), at: 0.5)
    }),
  TutorialScene(
    id: "extra-card", title: "Extra", summary: "a card that is turned over twice", duration: 3.5,
    makeRootViewController: { _ in CardViewController() },
    script: { script, settings in
      let size = settings.screenSize
      script.tap(CGPoint(x: size.width / 2, y: size.height / 2), at: 0.5)
      script.tap(CGPoint(x: size.width / 2, y: size.height / 2), at: 2.0)
    }),
]

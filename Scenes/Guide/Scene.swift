import Stage
import UIKit

/// The pages that an app shows when it is first opened
nonisolated public let scenes: [TutorialScene] = [
  TutorialScene(
    id: "guide-parallax", title: "Guide",
    summary: "four pages, their layers scrolling at speeds of their own",
    screenSize: CGSize(width: 320, height: 568), duration: 7,
    makeRootViewController: { _ in
      SceneDrawings.register("girl", size: CGSize(width: 100, height: 200)) { _ in drawGirl() }
      return GuideViewController()
    },
    script: { script, settings in
      guard let controller = script.rootViewController as? GuideViewController else { return }
      let width = settings.screenSize.width
      for (start, end, from, to): (Double, Double, CGFloat, CGFloat) in [
        (1.5, 2.1, 0, 1), (2.7, 3.3, 1, 2), (3.9, 4.5, 2, 3), (5.1, 6.0, 3, 0),
      ] {
        script.during(start, end, curve: .default) { progress in
          controller.scrollView.contentOffset.x = (from + (to - from) * progress) * width
        }
      }
    })
]

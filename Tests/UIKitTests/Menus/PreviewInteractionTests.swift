import CoreGraphics
import Testing
import UIKit

/// What a press that lasts says of its preview.
@MainActor
struct PreviewInteractionTests {
  private final class Told: NSObject, UIPreviewInteractionDelegate {
    var previews: [CGFloat] = []
    var commits: [CGFloat] = []
    var ends: [String] = []

    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction,
      didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
    ) {
      previews.append(transitionProgress)
      if ended { ends.append("preview") }
    }

    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction,
      didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {
      commits.append(transitionProgress)
      if ended { ends.append("commit") }
    }

    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {
      ends.append("cancel")
    }
  }

  @Test func aRestingFingerPreviewsAndThenCommits() {
    let told = Told()
    ViewStage.run { stage in
      let interaction = UIPreviewInteraction(view: stage.root)
      interaction.delegate = told
      stage.finger(.began, 100, 100)
      stage.advance(to: 0.1)
      #expect(told.previews.isEmpty)
      stage.advance(to: 0.6)
      #expect(told.previews.first == 0 && told.previews.last == 1)
      #expect(told.previews == told.previews.sorted() && told.ends == ["preview"])
      #expect(interaction.location(in: stage.root) == CGPoint(x: 100, y: 100))
      stage.advance(to: 2)
      #expect(told.commits.last == 1 && told.ends == ["preview", "commit"])
      stage.finger(.ended, 100, 100)
      #expect(told.ends == ["preview", "commit"])
    }
  }

  @Test func liftingOrMovingTheFingerCancels() {
    let told = Told()
    ViewStage.run { stage in
      let interaction = UIPreviewInteraction(view: stage.root)
      interaction.delegate = told
      stage.finger(.began, 100, 100)
      stage.advance(to: 0.3)
      stage.finger(.ended, 100, 100)
      #expect(told.ends == ["cancel"])
      let count = told.previews.count
      stage.advance(to: 2)
      #expect(told.previews.count == count)
      stage.finger(.began, 100, 100)
      stage.advance(to: 2.3)
      stage.finger(.moved, 130, 100)
      #expect(told.ends == ["cancel", "cancel"])
    }
  }
}

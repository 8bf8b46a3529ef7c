import QuartzCore
import Testing
import UIKit

// 2.5: what goes on while a transition runs, and where layers with one may be.

@MainActor
struct TransitionLayerTests {
  private let red = solidColor(red: 255)
  private let blue = solidColor(blue: 255)

  private func box(_ frame: CGRect, _ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private func transition(
    _ type: CATransitionType = .fade, _ subtype: CATransitionSubtype? = nil
  ) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    return transition
  }

  private func isNear(_ a: [UInt8], _ b: [Int]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs(Int($0) - $1) <= 1 }
  }

  private func move(_ keyPath: String, from: Any, to: Any) -> CABasicAnimation {
    let move = CABasicAnimation(keyPath: keyPath)
    move.fromValue = from
    move.toValue = to
    move.duration = 1
    return move
  }

  // The old picture is that of the moment: animations in it stand still.
  @Test func animationsStandStillInTheOldPicture() {
    onStage(40) { stage in
      let layer = stage.show(box(CGRect(x: 0, y: 0, width: 40, height: 40), nil))
      let mover = box(CGRect(x: 0, y: 0, width: 10, height: 10), red)
      layer.addSublayer(mover)
      stage.commit()
      mover.add(move("position.x", from: 5, to: 35), forKey: nil)
      stage.advance(to: 0.5)
      // It stands at 20 now.
      layer.add(transition(), forKey: nil)
      mover.removeFromSuperlayer()
      stage.advance(to: 0.75)
      #expect(isNear(stage.pixel(20, 5), [191, 0, 0, 191]))
      #expect(stage.pixel(12, 5) == [0, 0, 0, 0])
      #expect(stage.pixel(28, 5) == [0, 0, 0, 0])
    }
  }

  @Test func placeTransformAndOpacityOfTheLayerGoOn() {
    onStage(40) { stage in
      let layer = stage.show(box(CGRect(x: 0, y: 0, width: 10, height: 10), red))
      CATransaction.setDisableActions(true)
      layer.add(transition(), forKey: nil)
      layer.backgroundColor = blue
      layer.add(move("position.x", from: 5, to: 35), forKey: "move")
      layer.add(move("opacity", from: 1, to: 0), forKey: "fade")
      layer.add(move("transform.scale.y", from: 1, to: 3), forKey: "stretch")
      stage.advance(to: 0.5)
      #expect(isNear(stage.pixel(20, 5), [64, 0, 64, 128]))
      #expect(isNear(stage.pixel(20, 13), [64, 0, 64, 128]))
      #expect(stage.pixel(20, 17) == [0, 0, 0, 0])
      #expect(stage.pixel(5, 5) == [0, 0, 0, 0])
    }
  }

  // Position is not part of the picture: a layer that is moved shows both where it is now.
  @Test func aChangeOfPlaceIsNoPartOfThePicture() {
    onStage(40) { stage in
      let layer = stage.show(box(CGRect(x: 0, y: 0, width: 10, height: 10), red))
      CATransaction.setDisableActions(true)
      layer.position.x = 25
      layer.backgroundColor = blue
      layer.add(transition(), forKey: nil)
      stage.advance(to: 0.2)
      #expect(isNear(stage.pixel(25, 5), [204, 0, 51, 255]))
      #expect(stage.pixel(5, 5) == [0, 0, 0, 0])
    }
  }

  @Test func aSecondTransitionStartsFromWhatWasShown() {
    onStage(40) { stage in
      let layer = stage.show(box(CGRect(x: 0, y: 0, width: 10, height: 10), red))
      CATransaction.setDisableActions(true)
      layer.add(transition(), forKey: nil)
      layer.backgroundColor = blue
      stage.advance(to: 0.5)
      CATransaction.setDisableActions(true)
      layer.backgroundColor = solidColor(green: 255)
      layer.add(transition(), forKey: nil)
      #expect(isNear(stage.pixel(5, 5), [127, 0, 128, 255]))
      stage.advance(to: 1)
      #expect(isNear(stage.pixel(5, 5), [64, 128, 64, 255]))
    }
  }

  // The usual chain: fade to nothing, then in the completion block to the next.
  @Test func transitionsFollowEachOtherInCompletionBlocks() {
    onStage(40) { stage in
      let layer = stage.show(box(CGRect(x: 0, y: 0, width: 10, height: 10), red))
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock {
        CATransaction.setDisableActions(true)
        layer.add(self.transition(), forKey: kCATransition)
        layer.backgroundColor = self.blue
      }
      layer.add(transition(), forKey: kCATransition)
      layer.backgroundColor = nil
      CATransaction.commit()
      stage.advance(to: 0.4)
      #expect(isNear(stage.pixel(5, 5), [153, 0, 0, 153]))
      stage.advance(to: 1.4)
      #expect(isNear(stage.pixel(5, 5), [0, 0, 102, 102]))
    }
  }

  @Test func aFlushIsACommit() {
    onStage(40) { stage in
      let layer = stage.show(box(CGRect(x: 0, y: 0, width: 10, height: 10), red))
      CATransaction.setDisableActions(true)
      layer.backgroundColor = solidColor(green: 255)
      CATransaction.flush()
      CATransaction.setDisableActions(true)
      layer.backgroundColor = blue
      layer.add(transition(), forKey: nil)
      stage.advance(to: 0.2)
      #expect(isNear(stage.pixel(5, 5), [0, 204, 51, 255]))
    }
  }

  @Test func itWorksInAMaskAndInAReplicator() {
    onStage(40) { stage in
      let masked = box(CGRect(x: 0, y: 0, width: 10, height: 10), blue)
      let mask = box(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
      masked.mask = mask
      _ = stage.show(masked)
      let copier = CAReplicatorLayer()
      copier.instanceCount = 2
      copier.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      copier.instanceColor = solidColor(red: 255, green: 255, blue: 255)
      copier.instanceRedOffset = -1
      copier.frame = CGRect(x: 0, y: 20, width: 10, height: 10)
      let copied = box(CGRect(x: 0, y: 0, width: 10, height: 10), red)
      copier.addSublayer(copied)
      _ = stage.show(copier)
      CATransaction.setDisableActions(true)
      mask.add(transition(), forKey: nil)
      mask.backgroundColor = red
      copied.add(transition(.moveIn, .fromLeft), forKey: nil)
      copied.backgroundColor = blue
      stage.advance(to: 0.5)
      #expect(isNear(stage.pixel(5, 5), [0, 0, 128, 128]))
      #expect(stage.pixel(2, 25) == [0, 0, 255, 255])
      #expect(stage.pixel(7, 25) == [255, 0, 0, 255])
      #expect(stage.pixel(22, 25) == [0, 0, 255, 255])
      #expect(stage.pixel(27, 25) == [0, 0, 0, 255])
    }
  }

  @Test func theRootMayHaveOne() {
    onStage(40) { stage in
      let old = stage.show(box(CGRect(x: 0, y: 0, width: 40, height: 40), red))
      stage.rootLayer.add(transition(.push, .fromRight), forKey: nil)
      old.removeFromSuperlayer()
      stage.rootLayer.addSublayer(box(CGRect(x: 0, y: 0, width: 40, height: 40), blue))
      stage.advance(to: 0.25)
      #expect(isNear(stage.pixel(20, 20), [191, 0, 0, 191]))
      #expect(stage.pixel(35, 20) == [0, 0, 255, 255])
    }
  }

  @Test func roundedClipsBelongToThePictures() {
    onStage(40) { stage in
      let layer = box(CGRect(x: 0, y: 0, width: 40, height: 40), red)
      layer.cornerRadius = 20
      layer.masksToBounds = true
      _ = stage.show(layer)
      CATransaction.setDisableActions(true)
      layer.add(transition(), forKey: nil)
      layer.backgroundColor = blue
      stage.advance(to: 0.4)
      #expect(stage.pixel(0, 0) == [0, 0, 0, 0])
      #expect(isNear(stage.pixel(20, 20), [153, 0, 102, 255]))
    }
  }

  // 4.3: found as an action, it shows the change it was found for.
  @Test func actionsThatAreTransitionsAreSeen() {
    onStage(40) { stage in
      let layer = stage.show(box(CGRect(x: 0, y: 0, width: 20, height: 20), red))
      let image = solidImage(4, 4, blue: 255)
      layer.actions = ["contents": transition(.push, .fromRight)]
      layer.contents = image
      stage.advance(to: 0.5)
      #expect(layer.animationKeys() == ["transition"])
      #expect(stage.pixel(15, 10) == [0, 0, 255, 255])
      #expect(isNear(stage.pixel(5, 10), [128, 0, 0, 128]))
    }
  }

  private final class Pusher: CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      guard event == "backgroundColor" else { return NSNull() }
      let push = CATransition()
      push.type = .moveIn
      push.subtype = .fromTop
      push.duration = 1
      return push
    }
  }

  @Test func aDelegatesTransitionIsSeen() {
    onStage(40) { stage in
      let layer = stage.show(box(CGRect(x: 0, y: 0, width: 20, height: 20), red))
      let delegate = Pusher()
      layer.delegate = delegate
      layer.backgroundColor = blue
      stage.advance(to: 0.25)
      #expect(stage.pixel(10, 12) == [255, 0, 0, 255])
      #expect(stage.pixel(10, 17) == [0, 0, 255, 255])
    }
  }

  // The form of tutorials: on a view's layer, whose changes are not animated by themselves.
  @Test func aViewFadesToItsNewColour() {
    onStage(40) { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      _ = stage.show(view.layer)
      view.layer.add(transition(), forKey: nil)
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      stage.advance(to: 0.4)
      #expect(isNear(stage.pixel(5, 5), [153, 0, 102, 255]))
      stage.advance(to: 2)
      view.layer.add(transition(), forKey: nil)
      view.isHidden = true
      stage.advance(to: 2.4)
      #expect(isNear(stage.pixel(5, 5), [0, 0, 153, 153]))
    }
  }

  @Test func aLabelFadesFromTextToText() {
    onStage(40) { stage in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      label.font = UIFont.systemFont(ofSize: 40)
      label.textColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
      label.textAlignment = .center
      label.text = "I"
      _ = stage.show(label.layer)
      let stem = stage.pixel(20, 20)
      #expect(stem[3] > 200)
      label.layer.add(transition(), forKey: kCATransition)
      label.text = ""
      #expect(stage.pixel(20, 20) == stem)
      stage.advance(to: 0.5)
      #expect(isNear(stage.pixel(20, 20), stem.map { Int($0) / 2 }))
      stage.advance(to: 1)
      #expect(stage.pixel(20, 20) == [0, 0, 0, 0])
      // Also when it is added afterwards.
      label.text = "I"
      label.layer.add(transition(), forKey: kCATransition)
      #expect(stage.pixel(20, 20) == [0, 0, 0, 0])
      stage.advance(to: 1.5)
      #expect(isNear(stage.pixel(20, 20), stem.map { Int($0) / 2 }))
    }
  }
}

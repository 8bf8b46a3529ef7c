import CoreGraphics
import QuartzCore
import Testing
import UIKit
import VirtualTime

/// What few views are told.
@MainActor
struct ViewSettingsTests {
  @Test func aDimmedTintLosesItsHueHereAndInside() {
    ViewStage.run { stage in
      let inner = UIView()
      stage.root.addSubview(inner)
      stage.window.tintColor = .red
      #expect(inner.tintColor == .red)
      stage.root.tintAdjustmentMode = .dimmed
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      #expect(red == green && green == blue)
      inner.tintAdjustmentMode = .normal
      #expect(inner.tintColor == .red)
      #expect(inner.tintAdjustmentMode == .normal && stage.window.tintAdjustmentMode == .normal)
    }
  }

  @Test func theAnchorPointIsTheLayers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.anchorPoint = .zero
    #expect(view.frame.origin == CGPoint(x: 50, y: 50))
  }

  private final class Pad: UIView {
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
  }

  @Test func anExclusiveViewHasTouchesAlone() {
    ViewStage.run { stage in
      let (left, right) = (
        Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
        Pad(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
      )
      stage.root.addSubview(left)
      stage.root.addSubview(right)
      left.isExclusiveTouch = true
      @MainActor func touch(_ finger: Int, _ phase: UITouch.Phase, _ x: CGFloat) {
        TouchScreen.active.apply([
          FingerChange(finger: finger, phase: phase, point: CGPoint(x: x, y: 50))
        ])
      }
      touch(1, .began, 50)
      touch(2, .began, 150)
      #expect(left.count == 1 && right.count == 0)
      touch(1, .ended, 50)
      touch(2, .ended, 150)
      touch(2, .began, 150)
      touch(1, .began, 50)
      #expect(left.count == 1 && right.count == 1)
    }
  }
}

/// Effects of a tilt.
@MainActor
struct MotionEffectTests {
  @Test func aTiltMovesWhatIsShownAndNotTheModel() {
    ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      stage.root.addSubview(view)
      let across = UIInterpolatingMotionEffect(
        keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      across.minimumRelativeValue = -20
      across.maximumRelativeValue = 40
      let down = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
      down.minimumRelativeValue = CGFloat(-10)
      down.maximumRelativeValue = CGFloat(10)
      let group = UIMotionEffectGroup()
      group.motionEffects = [across, down]
      view.addMotionEffect(group)
      DeviceTilt.active.tilt(horizontal: 1, vertical: -0.5)
      stage.advance(to: 1)
      #expect(view.center == CGPoint(x: 125, y: 125))
      #expect(view.layer.presentation()?.position == CGPoint(x: 165, y: 120))
      view.removeMotionEffect(group)
      stage.advance(to: 2)
      #expect(view.layer.presentation()?.position == CGPoint(x: 125, y: 125))
    }
  }
}

/// Old and small names.
@MainActor
struct SmallNamesTests {
  @Test func structuresAreKeptInValues() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
  }

  @Test func sizesOfTextAreInOrder() {
    #expect(UIContentSizeCategory.large < .extraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .small),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(traits.preferredContentSizeCategory == .small)
  }

  @MainActor private final class Watcher: NSObject {
    var changes: [String] = []

    static func register() {
      ClassRecord.register([
        ClassRecord(
          Watcher.self, name: "Watcher",
          methods: [
            .calling(Selector("observeValueForKeyPath:ofObject:change:context:")) {
              $0.changes.append($1[0] as? String ?? "")
            }
          ])
      ])
    }
  }

  @Test func observersThatAreNoRespondersAreToldByTheirMethod() {
    Watcher.register()
    ViewStage.run { stage in
      let watcher = Watcher()
      let view = UIView()
      view.addObserver(watcher, forKeyPath: "alpha", options: [.new], context: nil)
      view.alpha = 0.5
      stage.advance(to: 0.1)
      #expect(watcher.changes == ["alpha"])
    }
  }
}

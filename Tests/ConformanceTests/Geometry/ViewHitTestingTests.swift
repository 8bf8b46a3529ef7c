import Testing
import UIKit

/// Which view lies under a point.
@MainActor
struct ViewHitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let lower = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  private let upper = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  private let point = CGPoint(x: 20, y: 20)

  init() {
    root.addSubview(lower)
    root.addSubview(upper)
  }

  // Trap 19 (O LW): zPosition raises the drawing order, not the order in which views are hit.
  @Test func zPositionDoesNotChangeWhichViewIsHit() {
    lower.layer.zPosition = 10
    #expect(root.hitTest(point, with: nil) === upper)
    #expect(root.layer.hitTest(point) === lower.layer)
  }

  // 4.5 (D): transparent, hidden and uninteractive views are passed over with all they hold.
  @Test func viewsThatCannotBeTouchedArePassedOver() {
    upper.alpha = 0.005
    #expect(root.hitTest(point, with: nil) === lower)
    upper.alpha = 0.02
    #expect(root.hitTest(point, with: nil) === upper)
    upper.isHidden = true
    #expect(root.hitTest(point, with: nil) === lower)
    lower.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
    // Layers do not ask for transparency.
    upper.isHidden = false
    upper.alpha = 0
    #expect(root.layer.hitTest(point) === upper.layer)
  }

  // 5.1 (D): transforms move what is hit.
  @Test func transformsMoveWhatIsHit() {
    upper.transform = CGAffineTransform(translationX: 30, y: 0)
    #expect(root.hitTest(point, with: nil) === lower)
    #expect(root.hitTest(CGPoint(x: 50, y: 20), with: nil) === upper)
    upper.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === lower)
    #expect(root.hitTest(CGPoint(x: 5, y: 15), with: nil) === root)
  }

  // 0.3 (M GS): a view's transform is the affine part of its layer's.
  @Test func theTransformsOfAViewAreItsLayers() {
    upper.transform3D = CATransform3DMakeScale(2, 3, 1)
    #expect(upper.transform == CGAffineTransform(scaleX: 2, y: 3))
    upper.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(upper.transform == .identity)
    #expect(upper.layer.transform == upper.transform3D)
    upper.transform = CGAffineTransform(translationX: 4, y: 5)
    #expect(upper.transform3D == CATransform3DMakeTranslation(4, 5, 0))
  }
}

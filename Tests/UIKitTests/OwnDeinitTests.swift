import CoreGraphics
import CoreText
import QuartzCore
import Testing
import UIKit

// Subclasses may write a `deinit` of their own: that the file compiles is the test. A class whose
// base had an isolated one would be refused.

private final class OwnCAAnimation: CAAnimation { deinit {} }
private final class OwnCAAnimationGroup: CAAnimationGroup { deinit {} }
private final class OwnCABasicAnimation: CABasicAnimation { deinit {} }
private final class OwnCAConstraint: CAConstraint { deinit {} }
private final class OwnCAConstraintLayoutManager: CAConstraintLayoutManager { deinit {} }
private final class OwnCADisplayLink: CADisplayLink { deinit {} }
private final class OwnCAEmitterCell: CAEmitterCell { deinit {} }
private final class OwnCAEmitterLayer: CAEmitterLayer { deinit {} }
private final class OwnCAGradientLayer: CAGradientLayer { deinit {} }
private final class OwnCAKeyframeAnimation: CAKeyframeAnimation { deinit {} }
private final class OwnCALayer: CALayer { deinit {} }
private final class OwnCAMediaTimingFunction: CAMediaTimingFunction { deinit {} }
private final class OwnCAPropertyAnimation: CAPropertyAnimation { deinit {} }
private final class OwnCARenderer: CARenderer { deinit {} }
private final class OwnCAReplicatorLayer: CAReplicatorLayer { deinit {} }
private final class OwnCAScrollLayer: CAScrollLayer { deinit {} }
private final class OwnCAShapeLayer: CAShapeLayer { deinit {} }
private final class OwnCASpringAnimation: CASpringAnimation { deinit {} }
private final class OwnCATextLayer: CATextLayer { deinit {} }
private final class OwnCATiledLayer: CATiledLayer { deinit {} }
private final class OwnCATransaction: CATransaction { deinit {} }
private final class OwnCATransformLayer: CATransformLayer { deinit {} }
private final class OwnCATransition: CATransition { deinit {} }
private final class OwnCIFilter: CIFilter { deinit {} }
private final class OwnCTFont: CTFont { deinit {} }
private final class OwnNSLayoutAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { deinit {} }
private final class OwnNSLayoutConstraint: NSLayoutConstraint { deinit {} }
private final class OwnNSLayoutDimension: NSLayoutDimension { deinit {} }
private final class OwnNSLayoutXAxisAnchor: NSLayoutXAxisAnchor { deinit {} }
private final class OwnNSLayoutYAxisAnchor: NSLayoutYAxisAnchor { deinit {} }
private final class OwnNSMutableParagraphStyle: NSMutableParagraphStyle { deinit {} }
private final class OwnNSParagraphStyle: NSParagraphStyle { deinit {} }
private final class OwnNSShadow: NSShadow { deinit {} }
private final class OwnNSStringDrawingContext: NSStringDrawingContext { deinit {} }
private final class OwnNSTextAttachment: NSTextAttachment { deinit {} }
private final class OwnTimer: Timer { deinit {} }
private final class OwnUIAction: UIAction { deinit {} }
private final class OwnUIActivityIndicatorView: UIActivityIndicatorView { deinit {} }
private final class OwnUIApplication: UIApplication { deinit {} }
private final class OwnUIAttachmentBehavior: UIAttachmentBehavior { deinit {} }
private final class OwnUIBarButtonItem: UIBarButtonItem { deinit {} }
private final class OwnUIBarItem: UIBarItem { deinit {} }
private final class OwnUIBezierPath: UIBezierPath { deinit {} }
private final class OwnUIBlurEffect: UIBlurEffect { deinit {} }
private final class OwnUIButton: UIButton { deinit {} }
private final class OwnUICollisionBehavior: UICollisionBehavior { deinit {} }
private final class OwnUIColor: UIColor, @unchecked Sendable { deinit {} }
private final class OwnUIControl: UIControl { deinit {} }
private final class OwnUICubicTimingParameters: UICubicTimingParameters { deinit {} }
private final class OwnUIDevice: UIDevice { deinit {} }
private final class OwnUIDynamicAnimator: UIDynamicAnimator { deinit {} }
private final class OwnUIDynamicBehavior: UIDynamicBehavior { deinit {} }
private final class OwnUIDynamicItemBehavior: UIDynamicItemBehavior { deinit {} }
private final class OwnUIEvent: UIEvent { deinit {} }
private final class OwnUIFeedbackGenerator: UIFeedbackGenerator { deinit {} }
private final class OwnUIFont: UIFont, @unchecked Sendable { deinit {} }
private final class OwnUIGestureRecognizer: UIGestureRecognizer { deinit {} }
private final class OwnUIGraphicsImageRenderer: UIGraphicsImageRenderer { deinit {} }
private final class OwnUIGraphicsImageRendererContext: UIGraphicsImageRendererContext { deinit {} }
private final class OwnUIGraphicsImageRendererFormat: UIGraphicsImageRendererFormat { deinit {} }
private final class OwnUIGravityBehavior: UIGravityBehavior { deinit {} }
private final class OwnUIImage: UIImage { deinit {} }
private final class OwnUIImageView: UIImageView { deinit {} }
private final class OwnUIImpactFeedbackGenerator: UIImpactFeedbackGenerator { deinit {} }
private final class OwnUILabel: UILabel { deinit {} }
private final class OwnUILayoutGuide: UILayoutGuide { deinit {} }
private final class OwnUILongPressGestureRecognizer: UILongPressGestureRecognizer { deinit {} }
private final class OwnUINavigationBar: UINavigationBar { deinit {} }
private final class OwnUINavigationController: UINavigationController { deinit {} }
private final class OwnUINavigationItem: UINavigationItem { deinit {} }
private final class OwnUINotificationFeedbackGenerator: UINotificationFeedbackGenerator {
  deinit {}
}
private final class OwnUIPageControl: UIPageControl { deinit {} }
private final class OwnUIPanGestureRecognizer: UIPanGestureRecognizer { deinit {} }
private final class OwnUIPercentDrivenInteractiveTransition: UIPercentDrivenInteractiveTransition {
  deinit {}
}
private final class OwnUIPinchGestureRecognizer: UIPinchGestureRecognizer { deinit {} }
private final class OwnUIPresentationController: UIPresentationController { deinit {} }
private final class OwnUIProgressView: UIProgressView { deinit {} }
private final class OwnUIPushBehavior: UIPushBehavior { deinit {} }
private final class OwnUIRefreshControl: UIRefreshControl { deinit {} }
private final class OwnUIResponder: UIResponder { deinit {} }
private final class OwnUIRotationGestureRecognizer: UIRotationGestureRecognizer { deinit {} }
private final class OwnUIScreen: UIScreen { deinit {} }
private final class OwnUIScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  deinit {}
}
private final class OwnUIScrollView: UIScrollView { deinit {} }
private final class OwnUISelectionFeedbackGenerator: UISelectionFeedbackGenerator { deinit {} }
private final class OwnUISlider: UISlider { deinit {} }
private final class OwnUISnapBehavior: UISnapBehavior { deinit {} }
private final class OwnUISpringTimingParameters: UISpringTimingParameters { deinit {} }
private final class OwnUIStackView: UIStackView { deinit {} }
private final class OwnUISwipeGestureRecognizer: UISwipeGestureRecognizer { deinit {} }
private final class OwnUISwitch: UISwitch { deinit {} }
private final class OwnUITableView: UITableView { deinit {} }
private final class OwnUITableViewCell: UITableViewCell { deinit {} }
private final class OwnUITableViewController: UITableViewController { deinit {} }
private final class OwnUITapGestureRecognizer: UITapGestureRecognizer { deinit {} }
private final class OwnUITouch: UITouch { deinit {} }
private final class OwnUIView: UIView { deinit {} }
private final class OwnUIViewController: UIViewController { deinit {} }
private final class OwnUIViewPropertyAnimator: UIViewPropertyAnimator { deinit {} }
private final class OwnUIVisualEffect: UIVisualEffect { deinit {} }
private final class OwnUIVisualEffectView: UIVisualEffectView { deinit {} }
private final class OwnUIWindow: UIWindow { deinit {} }

@MainActor
struct OwnDeinitTests {
  /// An animator that is let go steps no more.
  @Test func anAnimatorThatIsLetGoCleansUp() {
    ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.root.addSubview(view)
      stage.advance(to: 0)
      var animator: OwnUIDynamicAnimator? = OwnUIDynamicAnimator(referenceView: stage.root)
      weak let held = animator
      animator?.addBehavior(UIGravityBehavior(items: [view]))
      stage.advance(to: 0.1)
      #expect(view.center.y > 5 && stage.context.callbacks.nextTime != nil)
      animator = nil
      #expect(held == nil)
      #expect(stage.context.callbacks.nextTime == nil)
      let place = view.center
      stage.advance(to: 1)
      #expect(view.center == place)
    }
  }
}

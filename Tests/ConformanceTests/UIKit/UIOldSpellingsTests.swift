import CoreGraphics
import Testing
import UIKit

// UIKit as Swift 2 and 3 wrote it.
@MainActor
struct UIOldSpellingsTests {
  @Test func bezierPaths() {
    let path = UIBezierPath(ovalInRect: CGRectMake(0, 0, 10, 10))
    #expect(path.CGPath == path.cgPath)
    path.removeAllPoints()
    #expect(path.empty)
    path.moveToPoint(CGPointMake(0, 0))
    path.addLineToPoint(CGPointMake(1, 0))
    path.addCurveToPoint(
      CGPointMake(4, 0), controlPoint1: CGPointMake(2, 1), controlPoint2: CGPointMake(3, 1))
    path.addQuadCurveToPoint(CGPointMake(5, 5), controlPoint: CGPointMake(6, 6))
    path.closePath()
    #expect(
      elements(of: path.CGPath)
        == ["M 0 0", "L 1 0", "C 2 1 3 1 4 0", "Q 6 6 5 5", "Z"])
    #expect(elements(of: path.bezierPathByReversingPath().CGPath).first == "M 5 5")
    #expect(path.containsPoint(CGPointMake(4.5, 3)))
    path.appendPath(UIBezierPath(CGPath: CGPathCreateWithRect(CGRectMake(0, 0, 1, 1), nil)))
    path.applyTransform(CGAffineTransformMakeScale(2, 2))
    #expect(path.currentPoint == CGPointZero)
    let arc = UIBezierPath()
    arc.addArcWithCenter(
      CGPointZero, radius: 10, startAngle: 0, endAngle: CGFloat(M_PI), clockwise: true)
    #expect(isClose(Double(arc.currentPoint.x), -10))
    arc.lineCapStyle = .Round
    arc.lineJoinStyle = .Round
    #expect(arc.lineCapStyle == .round && arc.lineJoinStyle == .round)
    let some = UIBezierPath(
      roundedRect: CGRectMake(0, 0, 10, 10), byRoundingCorners: [.TopLeft, .BottomRight],
      cornerRadii: CGSizeMake(2, 2))
    #expect(!some.empty)
  }

  @Test func colours() {
    #expect(UIColor.redColor() == UIColor.red)
    #expect(UIColor.whiteColor().CGColor == UIColor.white.cgColor)
    #expect(UIColor.clearColor() == UIColor.clear)
    #expect(UIColor.blueColor().colorWithAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(UIColor(CGColor: UIColor.red.cgColor) == UIColor.red)
  }

  @Test func values() {
    #expect(NSValue(CGPoint: CGPointMake(1, 2)).CGPointValue() == CGPointMake(1, 2))
    #expect(NSValue(CGSize: CGSizeMake(1, 2)).CGSizeValue() == CGSizeMake(1, 2))
    #expect(NSValue(CGRect: CGRectMake(1, 2, 3, 4)).CGRectValue() == CGRectMake(1, 2, 3, 4))
    let turn = CATransform3DMakeRotation(CGFloat(M_PI_2), 0, 0, 1)
    #expect(CATransform3DEqualToTransform(NSValue(CATransform3D: turn).CATransform3DValue, turn))
    #expect(NSNumber(float: 0.5).doubleValue == 0.5)
    #expect(NSNumber(integer: 3).intValue == 3)
    #expect(NSStringFromCGRect(CGRectMake(1, 2, 3, 4.5)) == "{{1, 2}, {3, 4.5}}")
    #expect(CGPointFromString("{1, 2}") == CGPointMake(1, 2))
    #expect(CGRectFromString("{{1, 2}, {3, 4}}") == CGRectMake(1, 2, 3, 4))
    #expect(CGSizeFromString("nonsense") == CGSizeZero)
  }

  @Test func casesAndOptions() {
    #expect(UIViewContentMode.ScaleAspectFit == .scaleAspectFit)
    #expect(UIViewAutoresizing.FlexibleWidth == .flexibleWidth)
    #expect(UIRectCorner.AllCorners == .allCorners)
    let options: UIViewAnimationOptions = [.Repeat, .Autoreverse, .CurveEaseInOut]
    #expect(options == [.repeat, .autoreverse])
    #expect(UIViewAnimationCurve.EaseIn == .easeIn)
    #expect(NSTextAlignment.Center == .center)
    #expect(NSLineBreakMode.ByWordWrapping == .byWordWrapping)
  }

  @Test func viewsAndTheirAnimations() {
    onStage { stage in
      let view = UIView(frame: CGRectMake(0, 0, 10, 10))
      view.hidden = true
      #expect(view.isHidden)
      view.hidden = false
      let child = UIView(frame: CGRectMake(2, 3, 4, 4))
      view.insertSubview(child, atIndex: 0)
      #expect(child.isDescendantOfView(view))
      #expect(child.convertPoint(CGPointZero, toView: view) == CGPointMake(2, 3))
      #expect(view.convertRect(view.bounds, toView: child).origin == CGPointMake(-2, -3))
      #expect(view.pointInside(CGPointMake(5, 5), withEvent: nil))
      #expect(view.hitTest(CGPointMake(3, 4), withEvent: nil) === child)
      _ = stage.show(view.layer)
      UIView.animateWithDuration(1, animations: { view.alpha = 0 })
      UIView.animateWithDuration(
        1, delay: 0, options: .CurveLinear,
        animations: { view.center = CGPointMake(50, 50) }, completion: nil)
      #expect(view.layer.animationForKey("opacity") != nil)
      #expect(view.layer.animationForKey("position")?.timingFunction != nil)
    }
  }

  @Test func blocksLater() {
    onStage { stage in
      var done: [Int] = []
      let delay = 0.5
      let time = dispatch_time(DISPATCH_TIME_NOW, Int64(delay * Double(NSEC_PER_SEC)))
      dispatch_after(time, dispatch_get_main_queue()) { done.append(2) }
      dispatch_async(dispatch_get_main_queue()) { done.append(0) }
      dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0)) {
        done.append(1)
      }
      stage.advance(to: 1)
      #expect(done == [0, 1, 2])
    }
  }

  @Test func timers() {
    @MainActor final class Counter {
      var count = 0
      func tick(_ timer: NSTimer) { count += 1 }
    }
    onStage { stage in
      let counter = Counter()
      let timer = NSTimer.scheduledTimerWithTimeInterval(
        0.25, target: counter, selector: Counter.tick, userInfo: nil, repeats: true)
      stage.advance(to: 1)
      #expect(counter.count == 4)
      timer.invalidate()
      stage.advance(to: 2)
      #expect(counter.count == 4)
    }
  }

  @Test func attributedText() {
    let font = UIFont.systemFontOfSize(20)
    let attributes: [NSAttributedString.Key: Any] = [
      NSFontAttributeName: font, NSForegroundColorAttributeName: UIColor.redColor(),
      NSUnderlineStyleAttributeName: NSUnderlineStyle.StyleSingle.rawValue,
    ]
    let size = "Text".sizeWithAttributes(attributes)
    #expect(size == "Text".size(withAttributes: [.font: font]))
    #expect(NSString(string: "Text").sizeWithAttributes(attributes) == size)
    let box = "Text".boundingRectWithSize(
      CGSizeMake(200, 200), options: .UsesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(box.size == size)
    #expect(NSUnderlineStyle.styleNone.rawValue == 0)
  }
}

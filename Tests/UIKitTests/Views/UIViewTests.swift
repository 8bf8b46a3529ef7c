import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
struct UIViewTests {
  @Test func frameBoundsAndCenterFollowEachOther() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
  }

  @Test func theFrameIsTheBoxOfTheTransformedBounds() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    #expect(view.frame == CGRect(x: -50, y: -75, width: 200, height: 200))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test func theViewIsTheDelegateOfItsLayer() {
    let view = UIView()
    #expect(view.layer.delegate === view)
    #expect(view.layer.contentsScale == UIScreen.main.scale)
  }

  @Test func propertiesReachTheLayer() {
    let view = UIView()
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.backgroundColor = .red
    #expect(view.layer.opacity == 0.5)
    #expect(view.layer.isHidden)
    #expect(view.layer.masksToBounds)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func contentModesOfTheTopAreBelowInTheLayer() {
    let view = UIView()
    view.contentMode = .top
    #expect(view.layer.contentsGravity == .bottom)
    view.contentMode = .scaleAspectFit
    #expect(view.layer.contentsGravity == .resizeAspect)
    view.contentMode = .redraw
    #expect(view.layer.needsDisplayOnBoundsChange)
  }

  @Test func aLayerClassAppleNamesIsMade() {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    #expect(ShapeView().layer is CAShapeLayer)
  }

  @Test func convertingGoesThroughBoundsOrigins() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    parent.addSubview(child)
    #expect(child.convert(CGPoint(x: 1, y: 2), to: parent) == CGPoint(x: 11, y: 22))
    child.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(child.convert(CGPoint(x: 5, y: 5), to: parent) == CGPoint(x: 10, y: 20))
    #expect(
      child.convert(CGRect(x: 10, y: 20, width: 1, height: 1), from: parent)
        == CGRect(x: 5, y: 5, width: 1, height: 1))
  }

  @Test func hitTestingFindsTheFrontmostVisibleView() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    parent.addSubview(back)
    parent.addSubview(front)
    #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === front)
    front.alpha = 0.005
    #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 100, y: 10), with: nil) == nil)
  }

  @Test func aTagIsSearchedForInDepth() {
    let parent = UIView()
    let child = UIView()
    let grandchild = UIView()
    grandchild.tag = 7
    parent.addSubview(child)
    child.addSubview(grandchild)
    #expect(parent.viewWithTag(7) === grandchild)
    #expect(parent.viewWithTag(8) == nil)
  }

  @Test func tintColoursAreInherited() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    child.tintColor = .green
    child.tintColor = nil
    #expect(child.tintColor == .red)
  }
}

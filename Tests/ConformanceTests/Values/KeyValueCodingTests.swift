import QuartzCore
import Testing

/// Values by key.
@MainActor
struct KeyValueCodingTests {
  // 4.1: every property is read and written under its name.
  @Test func propertiesAreReadAndWrittenByKey() {
    let layer = CALayer()
    layer.setValue(0.25, forKey: "opacity")
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "position")
    layer.setValue(true, forKey: "masksToBounds")
    layer.setValue("top", forKey: "contentsGravity")
    layer.setValue("leaf", forKey: "name")
    layer.setValue(CGColor.white, forKey: "backgroundColor")
    layer.setValue(CATransform3DMakeScale(2, 2, 2), forKey: "transform")
    #expect(layer.opacity == 0.25)
    #expect(layer.position == CGPoint(x: 1, y: 2))
    #expect(layer.masksToBounds)
    #expect(layer.contentsGravity == .top)
    #expect(layer.name == "leaf")
    #expect(layer.backgroundColor == .white)
    #expect(layer.transform == CATransform3DMakeScale(2, 2, 2))
    #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(layer.value(forKey: "contentsGravity") as? String == "top")
    #expect(layer.value(forKey: "name") as? String == "leaf")
  }

  // 4.1 (D): scalars come boxed, as numbers of any type.
  @Test func numbersComeBoxed() {
    let layer = CALayer()
    layer.opacity = 0.25
    layer.cornerRadius = 3
    let opacity = layer.value(forKey: "opacity")
    #expect(opacity is NSNumber)
    #expect(opacity as? Float == 0.25)
    #expect(opacity as? Double == 0.25)
    #expect(opacity as? CGFloat == 0.25)
    #expect((opacity as? NSNumber)?.doubleValue == 0.25)
    #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 3)
    #expect(layer.value(forKey: "cornerRadius") as? Int == 3)
    #expect(layer.value(forKey: "masksToBounds") as? Bool == false)
    #expect((layer.value(forKey: "masksToBounds") as? NSNumber)?.boolValue == false)
    #expect(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat == 0)
    layer.opacity = 0.1
    #expect(layer.value(forKey: "opacity") as? Float == 0.1)
  }

  // 4.1 (D): structures come boxed too.
  @Test func structuresComeBoxed() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 4, height: 6)
    #expect(layer.value(forKey: "position") is NSValue)
    #expect((layer.value(forKey: "bounds") as? NSValue) != nil)
    let transform = layer.value(forKey: "transform") as? NSValue
    #expect(transform?.caTransform3DValue == CATransform3DIdentity)
    #expect(layer.value(forKey: "frame") as? CGRect == layer.frame)
  }

  @Test func boxedValuesAreTaken() {
    let layer = CALayer()
    layer.setValue(NSNumber(value: 0.5), forKey: "opacity")
    layer.setValue(NSNumber(value: true), forKey: "hidden")
    layer.setValue(
      NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 2)), forKey: "transform")
    #expect(layer.opacity == 0.5)
    #expect(layer.isHidden)
    #expect(layer.transform.m11 == 2)
    for number in [Float(3) as Any, 3, 3.0, CGFloat(3), UInt8(3), NSNumber(value: 3)] {
      layer.cornerRadius = 0
      layer.setValue(number, forKey: "cornerRadius")
      #expect(layer.cornerRadius == 3)
    }
  }

  // Measured (GS cgkeys): a colour or path under its key is the one that was set.
  @Test func coloursAndPathsAreObjects() {
    let layer = CALayer()
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    layer.shadowColor = red
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(layer.value(forKey: "shadowColor") as! CGColor? === red)
    #expect(layer.value(forKey: "backgroundColor") == nil)
    #expect(layer.value(forKey: "borderColor") as! CGColor? === layer.borderColor)
    #expect(layer.value(forKey: "shadowPath") as! CGPath? == layer.shadowPath)
    #expect(layer.value(forKey: "shadowPath") != nil)
  }

  // 4.1 (D): keys of no property are kept, those never set read nil.
  @Test func unknownKeysAreKept() {
    let layer = CALayer()
    #expect(layer.value(forKey: "kind") == nil)
    layer.setValue("form", forKey: "kind")
    layer.setValue(7, forKey: "number")
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "center")
    #expect(layer.value(forKey: "kind") as? String == "form")
    #expect(layer.value(forKeyPath: "kind") as? String == "form")
    #expect(layer.value(forKey: "number") as? Int == 7)
    #expect(layer.value(forKey: "center") as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(layer.value(forKeyPath: "center.y") as? Double == 2)
    layer.setValue(5, forKeyPath: "center.x")
    #expect(layer.value(forKey: "center") as? CGPoint == CGPoint(x: 5, y: 2))
    layer.setValue(nil, forKey: "kind")
    #expect(layer.value(forKey: "kind") == nil)
    #expect(CALayer().value(forKey: "number") == nil)
  }

  // D: a style has values for keys that were not set, and may name a style itself.
  @Test func theStyleHasWhatWasNotSet() {
    let layer = CALayer()
    layer.style = ["kind": "styled", "style": ["depth": 2]]
    #expect(layer.value(forKey: "kind") as? String == "styled")
    #expect(layer.value(forKey: "depth") as? Int == 2)
    layer.setValue("own", forKey: "kind")
    #expect(layer.value(forKey: "kind") as? String == "own")
  }

  // D: the class has defaults, also for the keys a subclass makes up.
  @Test func classesHaveDefaults() {
    final class Ring: CALayer {
      override class func defaultValue(forKey key: String) -> Any? {
        key == "progress" ? 0.5 : super.defaultValue(forKey: key)
      }
    }
    #expect(CALayer.defaultValue(forKey: "opacity") as? Double == 1)
    #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(CALayer.defaultValue(forKey: "kind") == nil)
    #expect(CALayer.defaultValue(forKey: "lineWidth") == nil)
    #expect(CAShapeLayer.defaultValue(forKey: "lineWidth") as? Double == 1)
    let ring = Ring()
    #expect(ring.value(forKey: "progress") as? Double == 0.5)
    ring.setValue(0.75, forKey: "progress")
    #expect(ring.value(forKey: "progress") as? Double == 0.75)
    #expect(Ring.defaultValue(forKey: "opacity") as? Double == 1)
  }

  // D (programming guide): a subclass may give inherited properties another default.
  @Test func aSubclassMayHaveOtherDefaults() {
    final class Clipping: CALayer {
      override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "masksToBounds": true
        case "cornerRadius": 4
        default: super.defaultValue(forKey: key)
        }
      }
    }
    let layer = Clipping()
    #expect(layer.masksToBounds)
    #expect(layer.cornerRadius == 4)
    #expect(layer.opacity == 1)
    layer.masksToBounds = false
    #expect(!layer.masksToBounds)
    #expect(!CALayer().masksToBounds)
    #expect(layer.animationKeys() == nil)
  }

  // D: properties that were not set take their values from the style.
  @Test func theStyleSetsPropertiesThatWereNotSet() {
    let layer = CALayer()
    layer.opacity = 0.25
    layer.style = ["cornerRadius": 5, "opacity": 0.5, "style": ["borderWidth": 2]]
    #expect(layer.cornerRadius == 5)
    #expect(layer.borderWidth == 2)
    #expect(layer.opacity == 0.25)
    layer.borderWidth = 3
    layer.style = ["cornerRadius": 6]
    #expect(layer.cornerRadius == 6)
    #expect(layer.borderWidth == 3)
    layer.style = nil
    #expect(layer.cornerRadius == 0)
  }

  // Trap 9: a value of the wrong class changes nothing.
  @Test func aValueOfTheWrongClassChangesNothing() {
    let layer = CALayer()
    layer.position = CGPoint(x: 1, y: 2)
    layer.setValue(CGRect.zero, forKey: "position")
    layer.setValue(CGPoint.zero, forKey: "opacity")
    layer.setValue(3, forKey: "bounds")
    layer.setValue(3, forKey: "borderColor")
    #expect(layer.position == CGPoint(x: 1, y: 2))
    #expect(layer.opacity == 1)
    #expect(layer.bounds == .zero)
    #expect(layer.borderColor != nil)
  }

  // D: nil empties what can be nil; for a number it asks `setNilValueForKey(_:)`.
  @Test func nilEmptiesWhatCanBeNil() {
    final class Asked: CALayer {
      var keys: [String] = []
      override func setNilValueForKey(_ key: String) { keys.append(key) }
    }
    let layer = Asked()
    layer.backgroundColor = .white
    layer.name = "leaf"
    layer.setValue(nil, forKey: "backgroundColor")
    layer.setValue(nil, forKey: "name")
    #expect(layer.backgroundColor == nil)
    #expect(layer.name == nil)
    layer.setValue(nil, forKey: "opacity")
    layer.setValue(nil, forKey: "position")
    #expect(layer.keys == ["opacity", "position"])
    #expect(layer.opacity == 1)
  }

  // 4.1 (R OCA): Swift's spellings of flags.
  @Test func swiftSpellingsOfFlagsAreAccepted() {
    let layer = CALayer()
    layer.setValue(true, forKey: "isHidden")
    layer.setValue(false, forKey: "isDoubleSided")
    layer.setValue(true, forKeyPath: "isGeometryFlipped")
    #expect(layer.isHidden && !layer.isDoubleSided && layer.isGeometryFlipped)
    #expect(layer.value(forKey: "hidden") as? Bool == true)
    #expect(layer.value(forKey: "isHidden") as? Bool == true)
    onStage { stage in
      let shown = stage.shown(CALayer(), "isHidden", from: true, to: true, at: 0.5)
      #expect(shown?.isHidden == true)
    }
  }

  // Measured (GS redisplay): a value set by key redisplays as one set by the setter does.
  @Test func aChangeByKeyIsAChange() {
    onStage { stage in
      let layer = stage.show(CALayer())
      layer.setValue(0.5, forKey: "opacity")
      layer.setValue(3, forKeyPath: "position.x")
      #expect(layer.animationKeys() == ["opacity", "position"])
    }
  }

  // 4.1 (O): a sublayer under its name.
  @Test func sublayersAreReachedByName() {
    let layer = CALayer()
    let leaf = CALayer()
    let twig = CALayer()
    (leaf.name, twig.name) = ("leaf", "twig")
    layer.addSublayer(twig)
    twig.addSublayer(leaf)
    layer.setValue(0.5, forKeyPath: "sublayers.twig.opacity")
    layer.setValue(4, forKeyPath: "sublayers.twig.sublayers.leaf.position.x")
    #expect(twig.opacity == 0.5)
    #expect(leaf.position.x == 4)
    #expect(layer.value(forKeyPath: "sublayers.twig.opacity") as? Double == 0.5)
    #expect(layer.value(forKeyPath: "sublayers.root.opacity") == nil)
    layer.setValue(0.5, forKeyPath: "sublayers.root.opacity")
    #expect(leaf.opacity == 1)
  }

  // 4.1 (O): and is animated under it, by the layer that has it.
  @Test func sublayersAreAnimatedByName() {
    onStage { stage in
      let layer = stage.show(CALayer())
      let twig = CALayer()
      let other = CALayer()
      let leaf = CALayer()
      (twig.name, other.name, leaf.name) = ("twig", "twig", "leaf")
      layer.addSublayer(twig)
      layer.addSublayer(other)
      twig.addSublayer(leaf)
      stage.commit()
      let fade = CABasicAnimation(keyPath: "sublayers.twig.opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 4)
      let move = CABasicAnimation(keyPath: "sublayers.twig.sublayers.leaf.position.x")
      (move.fromValue, move.toValue, move.duration) = (0, 100, 4)
      let group = CAAnimationGroup()
      group.animations = [move]
      group.duration = 4
      layer.add(fade, forKey: nil)
      layer.add(group, forKey: nil)
      #expect(stage.presentation(of: twig, at: 1)?.opacity == 0.25)
      #expect(leaf.presentation()?.position.x == 25)
      #expect(other.presentation()?.opacity == 1)
      #expect(layer.presentation()?.opacity == 1)
      #expect(stage.presentation(of: twig, at: 5)?.opacity == 1)
    }
  }
}

public import CoreGraphics

// The spellings of Swift 2 and 3 of layers, animations and what belongs to them.

extension CALayer {
  @available(swift, deprecated: 99, renamed: "add(_:forKey:)")
  public func addAnimation(_ anim: CAAnimation, forKey key: String?) { add(anim, forKey: key) }

  @available(swift, deprecated: 99, renamed: "removeAnimation(forKey:)")
  public func removeAnimationForKey(_ key: String) { removeAnimation(forKey: key) }

  @available(swift, deprecated: 99, renamed: "animation(forKey:)")
  public func animationForKey(_ key: String) -> CAAnimation? { animation(forKey: key) }

  @available(swift, deprecated: 99, renamed: "presentation()")
  public func presentationLayer() -> AnyObject? { presentation() }

  @available(swift, deprecated: 99, renamed: "model()")
  public func modelLayer() -> AnyObject? { model() }

  @available(swift, deprecated: 99, renamed: "insertSublayer(_:at:)")
  public func insertSublayer(_ layer: CALayer, atIndex index: UInt32) {
    insertSublayer(layer, at: index)
  }

  @available(swift, deprecated: 99, renamed: "convert(_:from:)")
  public func convertPoint(_ p: CGPoint, fromLayer layer: CALayer?) -> CGPoint {
    convert(p, from: layer)
  }

  @available(swift, deprecated: 99, renamed: "convert(_:to:)")
  public func convertPoint(_ p: CGPoint, toLayer layer: CALayer?) -> CGPoint {
    convert(p, to: layer)
  }

  @available(swift, deprecated: 99, renamed: "convert(_:from:)")
  public func convertRect(_ r: CGRect, fromLayer layer: CALayer?) -> CGRect {
    convert(r, from: layer)
  }

  @available(swift, deprecated: 99, renamed: "convert(_:to:)")
  public func convertRect(_ r: CGRect, toLayer layer: CALayer?) -> CGRect {
    convert(r, to: layer)
  }

  @available(swift, deprecated: 99, renamed: "convertTime(_:from:)")
  public func convertTime(_ t: CFTimeInterval, fromLayer layer: CALayer?) -> CFTimeInterval {
    convertTime(t, from: layer)
  }

  @available(swift, deprecated: 99, renamed: "convertTime(_:to:)")
  public func convertTime(_ t: CFTimeInterval, toLayer layer: CALayer?) -> CFTimeInterval {
    convertTime(t, to: layer)
  }

  @available(swift, deprecated: 99, renamed: "contains(_:)")
  public func containsPoint(_ p: CGPoint) -> Bool { contains(p) }

  @available(swift, deprecated: 99, renamed: "scroll(_:)")
  public func scrollPoint(_ p: CGPoint) { scroll(p) }

  @available(swift, deprecated: 99, renamed: "setNeedsDisplay(_:)")
  public func setNeedsDisplayInRect(_ r: CGRect) { setNeedsDisplay(r) }

  @available(swift, deprecated: 99, renamed: "action(forKey:)")
  public func actionForKey(_ event: String) -> (any CAAction)? { action(forKey: event) }

  @available(swift, deprecated: 99, renamed: "defaultAction(forKey:)")
  public class func defaultActionForKey(_ event: String) -> (any CAAction)? {
    defaultAction(forKey: event)
  }

  @available(swift, deprecated: 99, renamed: "defaultValue(forKey:)")
  public class func defaultValueForKey(_ key: String) -> Any? { defaultValue(forKey: key) }

  @available(swift, deprecated: 99, renamed: "needsDisplay(forKey:)")
  public class func needsDisplayForKey(_ key: String) -> Bool { needsDisplay(forKey: key) }

  @available(swift, deprecated: 99, renamed: "value(forKey:)")
  public func valueForKey(_ key: String) -> Any? { value(forKey: key) }

  @available(swift, deprecated: 99, renamed: "value(forKeyPath:)")
  public func valueForKeyPath(_ keyPath: String) -> Any? { value(forKeyPath: keyPath) }

  @available(swift, deprecated: 99, renamed: "isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isDoubleSided")
  public var doubleSided: Bool {
    get { isDoubleSided }
    set { isDoubleSided = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isGeometryFlipped")
  public var geometryFlipped: Bool {
    get { isGeometryFlipped }
    set { isGeometryFlipped = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isOpaque")
  public var opaque: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }
}

extension CAScrollLayer {
  @available(swift, deprecated: 99, renamed: "scroll(to:)")
  public func scrollToPoint(_ p: CGPoint) { scroll(to: p) }

  @available(swift, deprecated: 99, renamed: "scroll(to:)")
  public func scrollToRect(_ r: CGRect) { scroll(to: r) }
}

extension CATransaction {
  @available(swift, deprecated: 99, renamed: "value(forKey:)")
  public class func valueForKey(_ key: String) -> Any? { value(forKey: key) }
}

extension CATextLayer {
  @available(swift, deprecated: 99, renamed: "isWrapped")
  public var wrapped: Bool {
    get { isWrapped }
    set { isWrapped = newValue }
  }
}

extension CAAnimation {
  @available(swift, deprecated: 99, renamed: "value(forKey:)")
  public func valueForKey(_ key: String) -> Any? { value(forKey: key) }

  @available(swift, deprecated: 99, renamed: "value(forKeyPath:)")
  public func valueForKeyPath(_ keyPath: String) -> Any? { value(forKeyPath: keyPath) }

  @available(swift, deprecated: 99, renamed: "defaultValue(forKey:)")
  public class func defaultValueForKey(_ key: String) -> Any? { defaultValue(forKey: key) }

  @available(swift, deprecated: 99, renamed: "isRemovedOnCompletion")
  public var removedOnCompletion: Bool {
    get { isRemovedOnCompletion }
    set { isRemovedOnCompletion = newValue }
  }
}

extension CAPropertyAnimation {
  @available(swift, deprecated: 99, renamed: "isAdditive")
  public var additive: Bool {
    get { isAdditive }
    set { isAdditive = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isCumulative")
  public var cumulative: Bool {
    get { isCumulative }
    set { isCumulative = newValue }
  }
}

extension NSValue {
  @available(swift, deprecated: 99, renamed: "NSValue(caTransform3D:)")
  public convenience init(CATransform3D t: CATransform3D) { self.init(caTransform3D: t) }

  @available(swift, deprecated: 99, renamed: "caTransform3DValue")
  public var CATransform3DValue: CATransform3D { caTransform3DValue }
}

extension CADisplayLink {
  @available(swift, deprecated: 99, renamed: "add(to:forMode:)")
  public func addToRunLoop(_ runloop: RunLoop, forMode mode: RunLoop.Mode) {
    add(to: runloop, forMode: mode)
  }

  @available(swift, deprecated: 99, renamed: "remove(from:forMode:)")
  public func removeFromRunLoop(_ runloop: RunLoop, forMode mode: RunLoop.Mode) {
    remove(from: runloop, forMode: mode)
  }

  @available(swift, deprecated: 99, renamed: "isPaused")
  public var paused: Bool {
    get { isPaused }
    set { isPaused = newValue }
  }
}

import CoreGraphics

// The spellings of Swift 2 and 3 of emitters.

@available(swift, deprecated: 99, renamed: "CAEmitterLayerEmitterShape.point")
public let kCAEmitterLayerPoint: CAEmitterLayerEmitterShape = .point

@available(swift, deprecated: 99, renamed: "CAEmitterLayerEmitterShape.line")
public let kCAEmitterLayerLine: CAEmitterLayerEmitterShape = .line

@available(swift, deprecated: 99, renamed: "CAEmitterLayerEmitterShape.rectangle")
public let kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape = .rectangle

@available(swift, deprecated: 99, renamed: "CAEmitterLayerEmitterShape.cuboid")
public let kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape = .cuboid

@available(swift, deprecated: 99, renamed: "CAEmitterLayerEmitterShape.circle")
public let kCAEmitterLayerCircle: CAEmitterLayerEmitterShape = .circle

@available(swift, deprecated: 99, renamed: "CAEmitterLayerEmitterShape.sphere")
public let kCAEmitterLayerSphere: CAEmitterLayerEmitterShape = .sphere

@available(swift, deprecated: 99, renamed: "CAEmitterLayerEmitterMode.points")
public let kCAEmitterLayerPoints: CAEmitterLayerEmitterMode = .points

@available(swift, deprecated: 99, renamed: "CAEmitterLayerEmitterMode.outline")
public let kCAEmitterLayerOutline: CAEmitterLayerEmitterMode = .outline

@available(swift, deprecated: 99, renamed: "CAEmitterLayerEmitterMode.surface")
public let kCAEmitterLayerSurface: CAEmitterLayerEmitterMode = .surface

@available(swift, deprecated: 99, renamed: "CAEmitterLayerEmitterMode.volume")
public let kCAEmitterLayerVolume: CAEmitterLayerEmitterMode = .volume

@available(swift, deprecated: 99, renamed: "CAEmitterLayerRenderMode.unordered")
public let kCAEmitterLayerUnordered: CAEmitterLayerRenderMode = .unordered

@available(swift, deprecated: 99, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public let kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode = .oldestFirst

@available(swift, deprecated: 99, renamed: "CAEmitterLayerRenderMode.oldestLast")
public let kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode = .oldestLast

@available(swift, deprecated: 99, renamed: "CAEmitterLayerRenderMode.backToFront")
public let kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode = .backToFront

@available(swift, deprecated: 99, renamed: "CAEmitterLayerRenderMode.additive")
public let kCAEmitterLayerAdditive: CAEmitterLayerRenderMode = .additive

extension CAEmitterCell {
  @available(swift, deprecated: 99, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  @available(swift, deprecated: 99, renamed: "value(forKey:)")
  public func valueForKey(_ key: String) -> Any? { value(forKey: key) }

  @available(swift, deprecated: 99, renamed: "value(forKeyPath:)")
  public func valueForKeyPath(_ keyPath: String) -> Any? { value(forKeyPath: keyPath) }

  @available(swift, deprecated: 99, renamed: "defaultValue(forKey:)")
  public class func defaultValueForKey(_ key: String) -> Any? { defaultValue(forKey: key) }

  @available(swift, deprecated: 99, renamed: "shouldArchiveValue(forKey:)")
  public func shouldArchiveValueForKey(_ key: String) -> Bool { shouldArchiveValue(forKey: key) }
}

public import CoreGraphics

/// An edge, the middle or the size of a layer along one axis.
public enum CAConstraintAttribute: Int32, Sendable {
  case minX, midX, maxX, width
  case minY, midY, maxY, height
}

/// One attribute of a layer's frame that follows an attribute of its superlayer or of a sibling:
/// value = source value · scale + offset.
open class CAConstraint: NSObject, NSSecureCoding {
  /// What is set.
  public let attribute: CAConstraintAttribute
  /// The name of a sibling, or "superlayer".
  public let sourceName: String
  /// What is read.
  public let sourceAttribute: CAConstraintAttribute
  /// Multiplied with what is read.
  public let scale: CGFloat
  /// Added, points.
  public let offset: CGFloat

  public init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String,
    attribute srcAttr: CAConstraintAttribute, scale m: CGFloat, offset c: CGFloat
  ) {
    attribute = attr
    sourceName = srcId
    sourceAttribute = srcAttr
    scale = m
    offset = c
  }

  /// A constraint with the scale 1.
  public convenience init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String,
    attribute srcAttr: CAConstraintAttribute, offset c: CGFloat
  ) {
    self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: c)
  }

  /// A constraint with the scale 1 and no offset.
  public convenience init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String,
    attribute srcAttr: CAConstraintAttribute
  ) {
    self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: 0)
  }

  // MARK: Archives

  public static var supportsSecureCoding: Bool { true }

  /// Nil for an archive of something else.
  public required init?(coder: NSCoder) {
    guard
      let attribute = CAConstraintAttribute(rawValue: coder.decodeInt32(forKey: "attribute")),
      let source = CAConstraintAttribute(rawValue: coder.decodeInt32(forKey: "sourceAttribute")),
      let name = coder.decodeObject(of: NSString.self, forKey: "sourceName")
    else { return nil }
    self.attribute = attribute
    sourceName = String(describing: name)
    sourceAttribute = source
    scale = CGFloat(coder.decodeDouble(forKey: "scale"))
    offset = CGFloat(coder.decodeDouble(forKey: "offset"))
  }

  public func encode(with coder: NSCoder) {
    coder.encode(attribute.rawValue, forKey: "attribute")
    coder.encode(sourceAttribute.rawValue, forKey: "sourceAttribute")
    coder.encode(NSString(string: sourceName), forKey: "sourceName")
    coder.encode(Double(scale), forKey: "scale")
    coder.encode(Double(offset), forKey: "offset")
  }
}

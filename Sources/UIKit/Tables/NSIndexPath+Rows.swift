public import CoreGraphics

extension NSIndexPath {
  /// Which section, from 0.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }

  /// Which row of the section, from 0.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
}

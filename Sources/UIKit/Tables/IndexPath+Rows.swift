public import CoreGraphics

extension IndexPath {
  /// The path to a row of a section, both from 0.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The path to an item of a section, both from 0.
  public init(item: Int, section: Int) { self = [section, item] }

  /// Which section, from 0.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = [newValue, row] }
  }

  /// Which row of the section, from 0.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = [section, newValue] }
  }

  /// Which item of the section, from 0.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

public import CoreGraphics

extension NSIndexPath {
  /// The path to an item of a section, both from 0.
  public convenience init(item: Int, section: Int) {
    let indexes = [section, item]
    unsafe self.init(indexes: indexes, length: indexes.count)
  }

  /// The path to a row of a section, both from 0.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The path to an item of a section, both from 0.
  @available(swift, deprecated: 99, renamed: "init(item:section:)")
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(item: item, section: section)
  }

  /// The path to a row of a section, both from 0.
  @available(swift, deprecated: 99, renamed: "init(row:section:)")
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(item: row, section: section)
  }

  /// Which section, from 0.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }

  /// Which item of the section, from 0.
  public var item: Int { length > 1 ? index(atPosition: 1) : 0 }

  /// Which row of the section, from 0.
  public var row: Int { item }
}

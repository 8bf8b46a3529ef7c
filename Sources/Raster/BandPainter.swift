/// Draws display lists band by band. Keeps its scratch memory from one picture to the next; give
/// each worker its own.
package struct BandPainter: ~Copyable {
  /// Rows in one band.
  package static let bandHeight = 32

  package init() {}

  /// Draws the whole of `list` over `background` into `picture`, one band after the other.
  /// - Precondition: the sizes agree.
  package mutating func paint(
    _ list: DisplayList, over background: Color, into picture: inout Pixmap
  ) {}
}

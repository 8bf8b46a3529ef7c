package import Raster
package import RenderTree

/// Turns frozen frames into pixels. Keeps scratch memory between frames; give each worker its own.
package struct Compositor: ~Copyable {
  private var painter = BandPainter()

  package init() {}

  /// Draws `snapshot` into `picture`, whose former content does not matter.
  /// - Precondition: the sizes agree.
  package mutating func draw(_ snapshot: FrameSnapshot, into picture: inout Pixmap) {
    painter.paint(Composition.displayList(of: snapshot), over: snapshot.background, into: &picture)
  }
}

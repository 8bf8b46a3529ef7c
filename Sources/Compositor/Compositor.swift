package import Raster
package import RenderTree

/// Turns frozen frames into pixels. Keeps scratch memory between frames; give each worker its own.
package struct Compositor: ~Copyable {
  var painter = BandPainter()

  package init() {}

  /// Draws `snapshot` into `picture`, whose former content does not matter.
  /// - Precondition: the sizes agree.
  package mutating func draw(_ snapshot: FrameSnapshot, into picture: inout Pixmap) {
    painter.paint(Composition.displayList(of: snapshot), over: snapshot.background, into: &picture)
  }

  /// The same for a picture that holds what `cache` says: only the bands that change are drawn.
  /// Afterwards `cache` names them.
  /// - Precondition: the sizes agree; `cache` is new or describes `picture`.
  package mutating func update(
    _ picture: inout Pixmap, to snapshot: FrameSnapshot, cache: inout BandCache
  ) {
    painter.update(
      &picture, to: Composition.displayList(of: snapshot), over: snapshot.background,
      cache: &cache)
  }
}

import Geometry
import Raster

/// What recording one picture leaves for the next: outlines on the grid, lines of which a part is drawn
/// and offscreen pictures, found by all that determines them.
struct RecordingMemory: Sendable {
  var outlines = OutlineMemory()
  var lines = MeasuredLines()
  var offscreens = OffscreenMemory()

  /// The outline of the stroked `path` on the picture; see `Projection.outlined`.
  mutating func outline(
    of path: Path, _ style: StrokeStyle, on plane: Projection
  ) -> FlatPath {
    plane.outlined(path, style, recalling: &lines)
  }

  /// Begins another picture: what was not wanted for this one is forgotten.
  mutating func finishPicture() {
    outlines.finishPicture()
    lines.finishPicture()
    offscreens.finishPicture()
  }
}

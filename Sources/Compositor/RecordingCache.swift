import Geometry
import Raster

/// What recording one picture leaves for the next: outlines on the grid, lines of which a part is drawn
/// and offscreen pictures, found by all that determines them.
struct RecordingCache: Sendable {
  var outlines = OutlineCache()
  var lines = MeasuredLines()
  var offscreens = OffscreenCache()

  /// Takes the lines out, so that they have one owner while they are looked up; they come back.
  mutating func takeLines() -> MeasuredLines { exchange(&lines, with: MeasuredLines()) }

  /// Begins another picture: what was not wanted for this one is forgotten.
  mutating func finishPicture() {
    outlines.finishPicture()
    lines.finishPicture()
    offscreens.finishPicture()
  }
}

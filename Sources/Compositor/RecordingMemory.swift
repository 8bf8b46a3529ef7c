import Raster

/// What recording one picture leaves for the next: outlines on the grid and offscreen pictures, found
/// by all that determines them.
struct RecordingMemory: Sendable {
  var outlines = OutlineMemory()
  var offscreens = OffscreenMemory()

  /// Begins another picture: what was not wanted for this one is forgotten.
  mutating func finishPicture() {
    outlines.finishPicture()
    offscreens.finishPicture()
  }
}

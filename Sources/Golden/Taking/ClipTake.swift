package import Comparison

/// What came of making a clip once.
package struct ClipTake: Sendable {
  /// Ascending by number.
  package var frames: [GoldenRecord.Frame] = []
  package var size: PixelSize
  /// Straight RGBA of the frames that were wanted.
  package var pictures: [Int: [UInt8]] = [:]
  /// How many wanted pictures were not kept, because they would have taken too much memory.
  package var omitted = 0
  /// The size of the animation of all frames, where one was written.
  package var animationByteCount: Int?
  /// What the layers showed; empty where nobody asked.
  package var layers = LayerHistory(count: 0, layers: [])

  /// The fonts beyond the bundled ones and the scene's that text was set in: facts of the clip.
  package var fonts: [GoldenRecord.Entry] = []

  /// The picture of a frame, where it was kept.
  package func picture(ofFrame number: Int) -> StraightPicture? {
    pictures[number].map {
      StraightPicture(width: size.width, height: size.height, pixels: $0)
    }
  }
}

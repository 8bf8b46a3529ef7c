package import Raster
package import RenderTree

/// Turns frozen frames into pixels. Keeps scratch memory between frames; give each worker its own.
package struct Compositor: ~Copyable {
  var painter = BandPainter()
  /// Of the frame last recorded, where it is exposed for a while.
  var exposures = PreparedExposures()
  var exposureScratch = ExposureScratch()
  /// Of the frame last recorded, where frames are compared.
  var recordingCache: RecordingCache?

  package init() {}

  /// The offscreen pictures cached from the last frame, for other compositors, which go on from them.
  package var pictureCache: PictureCache {
    get { painter.pictureCache }
    set { painter.keep(newValue) }
  }

  /// Draws `snapshot` into `picture`, whose former content does not matter.
  /// - Precondition: the sizes agree.
  package mutating func draw(_ snapshot: FrameSnapshot, into picture: inout Pixmap) {
    checkSize(of: picture, snapshot)
    let frame = record(snapshot)
    draw(Array(0..<frame.bandCount), of: frame, into: &picture)
    painter.dropOffscreens(notIn: [])
  }

  /// Makes `picture`, which holds what `cache` says, show `snapshot`: only the bands that change are drawn.
  /// Afterwards `cache` names them.
  /// - Precondition: the sizes agree; `cache` is new or describes `picture`.
  package mutating func update(
    _ picture: inout Pixmap, to snapshot: FrameSnapshot, cache: inout BandCache
  ) {
    checkSize(of: picture, snapshot)
    let frame = record(snapshot, comparingWith: &cache)
    guard !cache.changedBands.isEmpty else { return }
    draw(cache.changedBands, of: frame, into: &picture)
    forgetAllBut(frame)
  }

  private func checkSize(of picture: borrowing Pixmap, _ snapshot: FrameSnapshot) {
    precondition(
      picture.width == snapshot.width && picture.height == snapshot.height, "the sizes agree")
  }
}

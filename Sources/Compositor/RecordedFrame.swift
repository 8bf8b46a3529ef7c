package import Raster
package import RenderTree

/// A frame as the flat list of what it shows: its bands can be drawn one by one, in any order, by
/// several compositors at once.
package struct RecordedFrame: Sendable {
  package var width: Int { list.width }
  package var bandCount: Int { list.bandCount }
  fileprivate let list: DisplayList
  fileprivate let background: Color

  fileprivate init(_ snapshot: FrameSnapshot) {
    list = Composition.displayList(of: snapshot)
    background = snapshot.background
  }

  /// The rows of `band` in the picture.
  /// - Precondition: `band` is one of `bandCount`.
  package func rows(ofBand band: Int) -> Range<Int> { list.rows(ofBand: band) }
}

extension Compositor {
  /// Records `snapshot`, forgetting what was kept of frames before it. Its bands have to be
  /// prepared before they are drawn.
  package mutating func record(_ snapshot: FrameSnapshot) -> RecordedFrame {
    let frame = RecordedFrame(snapshot)
    painter.sort(frame.list)
    return frame
  }

  /// Records `snapshot`; `cache` then says what its bands show and which of them are new to it.
  package mutating func record(
    _ snapshot: FrameSnapshot, comparingWith cache: inout BandCache
  ) -> RecordedFrame {
    let frame = RecordedFrame(snapshot)
    painter.compare(frame.list, over: frame.background, with: &cache)
    return frame
  }

  /// Makes ready to draw `bands` and no others.
  /// - Precondition: `frame` is the one last recorded here.
  package mutating func prepare(_ bands: [Int], of frame: RecordedFrame) {
    painter.prepare(bands, of: frame.list)
  }

  /// What is ready to be drawn, for other compositors.
  package var prepared: PreparedBands { painter.prepared }

  /// Makes ready what another compositor made ready of `frame`.
  package mutating func adopt(_ prepared: PreparedBands, of frame: RecordedFrame) {
    painter.adopt(prepared, of: frame.list)
  }

  /// Draws `band` into the beginning of `pixels`: its rows in order, without padding.
  /// - Precondition: the band is ready; its rows have room.
  package mutating func draw(
    band: Int, of frame: RecordedFrame, into pixels: inout MutableSpan<UInt8>
  ) {
    painter.paint(band: band, of: frame.list, over: frame.background, into: &pixels)
  }

  /// Forgets what was kept of frames before `frame` and is not in it.
  package mutating func forgetAllBut(_ frame: RecordedFrame) {
    painter.dropOffscreens(notIn: frame.list)
  }
}

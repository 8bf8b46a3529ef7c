package import Raster
package import RenderTree

/// A frame as the flat list of what it shows, or several of them where it is exposed for a while: its
/// bands can be drawn one by one, in any order, by several compositors at once.
package struct RecordedFrame: Sendable {
  package var width: Int { first.list.width }
  package var bandCount: Int { first.list.bandCount }
  fileprivate let first: Exposure
  /// All of them; empty where there is just the first.
  fileprivate let exposures: [Exposure]

  fileprivate init(_ snapshot: FrameSnapshot, recalling cache: inout RecordingCache?) {
    var exposures: [Exposure] = []
    for moment in snapshot.moments {
      var still = snapshot
      still.root = moment.root
      still.background = moment.background
      exposures.append(
        Exposure(
          Composition.displayList(of: still, recalling: &cache), over: moment.background,
          weight: moment.weight))
    }
    first =
      exposures.first
      ?? Exposure(
        Composition.displayList(of: snapshot, recalling: &cache), over: snapshot.background,
        weight: 1)
    self.exposures = exposures
  }

  /// The rows of `band` in the picture.
  /// - Precondition: `band` is one of `bandCount`.
  package func rows(ofBand band: Int) -> Range<Int> { first.list.rows(ofBand: band) }
}

/// What a compositor made ready to draw bands of a frame.
package struct PreparedFrame: Sendable {
  fileprivate var bands: PreparedBands
  fileprivate var exposures: PreparedExposures
}

extension Compositor {
  /// Records `snapshot` without what earlier frames left in the cache. Its bands have to be
  /// prepared before they are drawn.
  package mutating func record(_ snapshot: FrameSnapshot) -> RecordedFrame {
    recordingCache = nil
    let frame = RecordedFrame(snapshot, recalling: &recordingCache)
    if frame.exposures.isEmpty {
      painter.sort(frame.first.list)
    } else {
      exposures = painter.sort(frame.exposures)
    }
    return frame
  }

  /// Records `snapshot`, taking over what lies as it lay in the frame recorded so before; `cache` then
  /// says what its bands show and which of them are new to it.
  package mutating func record(
    _ snapshot: FrameSnapshot, comparingWith cache: inout BandCache
  ) -> RecordedFrame {
    if recordingCache == nil { recordingCache = RecordingCache() }
    let frame = RecordedFrame(snapshot, recalling: &recordingCache)
    if frame.exposures.isEmpty {
      painter.compare(frame.first.list, over: frame.first.background, with: &cache)
    } else {
      exposures = painter.compare(frame.exposures, with: &cache)
    }
    return frame
  }

  /// Makes ready to draw `bands` and no others.
  /// - Precondition: `frame` is the one last recorded here.
  package mutating func prepare(_ bands: [Int], of frame: RecordedFrame) {
    if frame.exposures.isEmpty {
      painter.prepare(bands, of: frame.first.list)
    } else {
      painter.prepare(bands, of: frame.exposures, &exposures)
    }
  }

  /// What is ready to be drawn, for other compositors.
  package var prepared: PreparedFrame {
    PreparedFrame(bands: painter.prepared, exposures: exposures)
  }

  /// Makes ready what another compositor made ready of `frame`.
  package mutating func adopt(_ prepared: PreparedFrame, of frame: RecordedFrame) {
    painter.adopt(prepared.bands, of: frame.first.list)
    exposures = prepared.exposures
  }

  /// Draws `band` into the pixels from pixel `start` on: its rows in order, without padding.
  /// - Precondition: the band is ready; its rows have room.
  package mutating func draw(
    band: Int, of frame: RecordedFrame, into pixels: inout MutableSpan<UInt8>, start: Int = 0
  ) {
    if frame.exposures.isEmpty {
      painter.paint(
        band: band, of: frame.first.list, over: frame.first.background, into: &pixels, start: start)
    } else {
      painter.paint(
        band: band, of: frame.exposures, exposures, in: &exposureScratch, into: &pixels,
        start: start)
    }
  }

  /// Draws `bands` of `frame` into their rows of `picture`.
  /// - Precondition: `frame` is the one last recorded here.
  mutating func draw(_ bands: [Int], of frame: RecordedFrame, into picture: inout Pixmap) {
    prepare(bands, of: frame)
    var pixels = picture.pixels.mutableSpan
    for band in bands {
      draw(
        band: band, of: frame, into: &pixels,
        start: frame.rows(ofBand: band).lowerBound * frame.width)
    }
  }

  /// Drops what is cached of earlier frames and is not in `frame`.
  package mutating func forgetAllBut(_ frame: RecordedFrame) {
    if frame.exposures.isEmpty {
      painter.dropOffscreens(notIn: frame.first.list)
    } else {
      painter.dropOffscreens(notIn: frame.exposures.lazy.map(\.list))
    }
  }
}

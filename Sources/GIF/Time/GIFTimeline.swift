/// Which frames of a clip a GIF shows, and for how many ticks of 1/100 s.
///
/// Frame k of the clip is seen from k/rate on. Up to 50 frames a second all of them are shown, from
/// the tick nearest to their time, so delays vary by a tick and nothing adds up. Players show
/// delays below two ticks as ten; above 50 frames a second there are therefore 50, at every second
/// tick, each the frame nearest to its time.
package struct GIFTimeline: Hashable, Sendable {
  /// One picture of the GIF.
  package struct Entry: Hashable, Sendable {
    /// The number of the frame in the clip.
    package var frame: Int
    /// When the picture appears, in ticks.
    package var tick: Int
    /// How long it stays, in ticks; at least 2.
    package var delay: Int
  }

  package let entries: [Entry]
  /// Whether the clip has more frames a second than a GIF can show.
  package let dropsFrames: Bool

  /// The pictures for `frameCount` frames at `rate` frames a second. The whole lasts as long as the
  /// clip, to half a tick, but at least two ticks.
  /// - Throws: `rate` unless the rate and the number of frames are positive and the clip is shorter
  ///   than eight months.
  package init(rate: GIFTime, frameCount: Int) throws(GIFError) {
    guard rate.numerator > 0, rate.denominator > 0, frameCount > 0,
      rate.numerator <= Int(Int32.max), rate.denominator <= Int(Int32.max),
      frameCount <= Int(Int32.max)
    else { throw .rate(rate) }
    func time(_ frame: Int) -> GIFTime {
      GIFTime(frame * rate.denominator, over: rate.numerator)
    }
    let end = max(2, try time(frameCount).tick())
    dropsFrames = rate.numerator > 50 * rate.denominator
    var entries: [Entry] = []
    if dropsFrames {
      // The last picture stays for two or three ticks.
      for slot in 0..<end / 2 {
        // ⌊slot/50 · rate + 1/2⌋
        let divisor = 100 * rate.denominator
        let nearest = (2 * slot * rate.numerator + 50 * rate.denominator) / divisor
        entries.append(
          Entry(
            frame: min(nearest, frameCount - 1), tick: 2 * slot, delay: 2))
      }
    } else {
      for frame in 0..<frameCount {
        entries.append(
          Entry(frame: frame, tick: try time(frame).tick(), delay: 2))
      }
    }
    for index in entries.indices {
      let next = index + 1 < entries.count ? entries[index + 1].tick : end
      entries[index].delay = next - entries[index].tick
    }
    self.entries = entries
  }
}

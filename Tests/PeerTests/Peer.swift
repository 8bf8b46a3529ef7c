/// Another renderer whose pictures are kept as goldens, in a folder of its name.
enum Peer: String, CaseIterable, Sendable {
  case cairo
  case chromium
  case rsvg
  case skia

  /// What passes where a case says nothing else; `README.md` says why these numbers.
  var tolerance: Tolerance {
    switch self {
    case .cairo: Tolerance(edge: 20, flat: 1, mean: 0.12)
    case .rsvg: Tolerance(edge: 28, flat: 1, mean: 0.25)
    case .skia: Tolerance(edge: 18, flat: 1, mean: 0.18)
    case .chromium: Tolerance(edge: 14, flat: 2, mean: 0.15)
    }
  }
}

/// How far two pictures may be apart, in steps of 255, premultiplied.
struct Tolerance: Sendable {
  /// The greatest difference of any component of any pixel.
  var edge: Int
  /// The same where neither picture has an edge next to the pixel.
  var flat: Int
  /// The mean difference of all components.
  var mean: Double
}

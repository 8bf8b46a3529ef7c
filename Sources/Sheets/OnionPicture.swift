/// Pictures of the same layers at several moments, as one picture: premultiplied RGBA, 8 bits each.
///
/// Each pixel goes by the moments at which something is there: those whose alpha is half of the greatest,
/// or more. It covers as much as the strongest of them, each by its alpha times its strength. Where most
/// of all moments have about the same colour it is that one, the median, moved towards that of the moment
/// that differs most from it; the last counts twice. So what passes in front of a backdrop of its own shows
/// as what passes over nothing does, and a colour that is there for a while shows in the place of the one
/// that is there mostly. The less they agree, the more it is the colour of the latest.
struct OnionPicture {
  /// How strong each moment is where it covers, 0…1.
  private let strengths: [Double]
  /// How far the colour of each moment moves that of the pixel, 0…1. A colour is harder to tell from
  /// another than a shape from its backdrop, hence the root.
  private let pulls: [Double]

  init(strengths: [Double]) {
    self.strengths = strengths
    pulls = strengths.map { $0.squareRoot() }
  }

  /// The picture of `moments`, which are of one size, one for each strength.
  func picture(of moments: [[UInt8]]) -> [UInt8] {
    guard let last = moments.last else { return [] }
    var picture = last
    var pixel = OnionPixel(count: moments.count)
    for offset in stride(from: 0, to: last.count, by: 4) {
      // Where all are equal the last is what they are.
      let differs = moments.contains { moment in
        moment[offset] != last[offset] || moment[offset + 1] != last[offset + 1]
          || moment[offset + 2] != last[offset + 2] || moment[offset + 3] != last[offset + 3]
      }
      guard differs else { continue }
      pixel.clear()
      for (moment, strength) in zip(moments, strengths) {
        pixel.add(
          SIMD4(moment[offset], moment[offset + 1], moment[offset + 2], moment[offset + 3]),
          strength: strength)
      }
      let mixed = pixel.mixed(pulls: pulls)
      for channel in 0..<4 { picture[offset + channel] = mixed[channel] }
    }
    return picture
  }
}

/// What one pixel is at all moments.
private struct OnionPixel {
  /// Straight, 0…255; nothing where the alpha is 0.
  private var colors: [SIMD4<Double>] = []
  /// Alpha times strength, 0…255.
  private var covers: [Double] = []
  private var alphas: [Double] = []
  private var sorted: [Double] = []

  init(count: Int) {
    colors.reserveCapacity(count)
    covers.reserveCapacity(count)
    alphas.reserveCapacity(count)
    sorted.reserveCapacity(count + 1)
  }

  mutating func clear() {
    colors.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
    alphas.removeAll(keepingCapacity: true)
  }

  mutating func add(_ pixel: SIMD4<UInt8>, strength: Double) {
    let alpha = Double(pixel.w)
    alphas.append(alpha)
    covers.append(alpha * strength)
    colors.append(alpha > 0 ? SIMD4<Double>(pixel) * (255 / alpha) : .zero)
  }

  /// All of them as one, premultiplied.
  mutating func mixed(pulls: [Double]) -> SIMD4<UInt8> {
    guard let cover = covers.max(), let most = alphas.max(), cover > 0 else { return .zero }
    let present = colors.indices.filter { 2 * alphas[$0] >= most }
    guard let latest = present.last else { return .zero }
    let usual = usualColor(of: present)
    var color = usual
    var greatest = 0.0
    for moment in colors.indices where alphas[moment] > 0 {
      let pull = pulls[moment] * alphas[moment] / most
      var size = Self.distance(colors[moment], usual) * pull
      if moment == colors.count - 1 { size *= 2 }
      if size >= greatest {
        greatest = size
        color = usual + (colors[moment] - usual) * pull
      }
    }
    // How many of all moments are of about the usual colour.
    let agreeing = present.reduce(0) {
      $0 + max(0, 1 - Self.distance(colors[$1], usual) / 64)
    }
    let agreement = min(max(2 * agreeing / Double(colors.count) - 0.5, 0), 1)
    return Self.premultiplied(
      colors[latest] + (color - colors[latest]) * agreement, alpha: cover)
  }

  /// The greatest difference of a component.
  private static func distance(_ one: SIMD4<Double>, _ other: SIMD4<Double>) -> Double {
    max(abs(one.x - other.x), abs(one.y - other.y), abs(one.z - other.z))
  }

  private static func premultiplied(_ color: SIMD4<Double>, alpha: Double) -> SIMD4<UInt8> {
    var color = color
    color.w = 255
    let rounded = (color * (alpha / 255)).rounded(.toNearestOrAwayFromZero)
    return SIMD4<UInt8>(clamping: SIMD4<Int>(rounded))
  }

  /// The median of each component; of an even number the last counts twice.
  private mutating func usualColor(of present: [Int]) -> SIMD4<Double> {
    var usual = SIMD4<Double>.zero
    for channel in 0..<3 {
      sorted.removeAll(keepingCapacity: true)
      for moment in present { sorted.append(colors[moment][channel]) }
      if sorted.count.isMultiple(of: 2), let last = sorted.last { sorted.append(last) }
      sorted.sort()
      usual[channel] = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
    return usual
  }
}

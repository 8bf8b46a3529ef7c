/// What the chunks of an animated PNG say, read by hand, so that tests need not believe the code that
/// wrote them.
package struct AnimatedPNGFacts {
  /// The width and height of the picture, and the type of its colours.
  package private(set) var size = [0, 0]
  package private(set) var colorType: UInt8 = 0
  /// How many frames acTL announces, and how often it says they are played.
  package private(set) var announced: Int?
  package private(set) var plays: Int?
  /// Numerator and denominator of each frame's delay.
  package private(set) var delays: [[Int]] = []
  /// Left, top, width and height of each frame.
  package private(set) var areas: [[Int]] = []

  package init(_ bytes: [UInt8]) {
    func number(_ place: Int, _ count: Int) -> Int {
      bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    var place = 8
    while place + 12 <= bytes.count {
      let content = place + 8
      switch String(decoding: bytes[place + 4..<content], as: UTF8.self) {
      case "IHDR":
        size = [number(content, 4), number(content + 4, 4)]
        colorType = bytes[content + 9]
      case "acTL": (announced, plays) = (number(content, 4), number(content + 4, 4))
      case "fcTL":
        areas.append([12, 16, 4, 8].map { number(content + $0, 4) })
        delays.append([number(content + 20, 2), number(content + 22, 2)])
      default: break
      }
      place = content + number(place, 4) + 4
    }
  }
}

import UIKit

/// One of the pages that are ours: layers from the farthest to the nearest, and how fast each comes
struct GuidePage {
  /// Something that moves by itself. With a factor of 0 it moves with its page, with more of it it is
  /// nearer, comes faster and from farther away; with less it is farther.
  struct Layer {
    let name: String
    /// In points of the page
    let frame: CGRect
    let factor: CGFloat
    let draw: () -> Void

    init(
      _ name: String, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, factor: CGFloat,
      draw: @escaping () -> Void
    ) {
      self.name = name
      frame = CGRect(x: x, y: y, width: width, height: height)
      self.factor = factor
      self.draw = draw
    }
  }

  let caption: String
  let captionColor: UIColor
  let layers: [Layer]

  /// What the three labels of the first page wish for, in their order
  static let wishes = [
    GuidePage(
      caption: "来买iPhone6!", captionColor: color(0x5B4636),
      layers: [
        Layer("shop", x: 0, y: 0, width: 320, height: 568, factor: 0, draw: drawShop),
        Layer("lamps", x: 8, y: 0, width: 304, height: 130, factor: 0.12, draw: drawLamps),
        Layer("table", x: 6, y: 400, width: 200, height: 134, factor: 0.3, draw: drawTable),
        Layer("phone", x: 42, y: 148, width: 128, height: 258, factor: 0.6, draw: drawPhone),
        Layer("bubbles", x: 184, y: 232, width: 124, height: 84, factor: 1.1, draw: drawBubbles),
      ]),
    GuidePage(
      caption: "去看演唱会!", captionColor: .white,
      layers: [
        Layer("hall", x: 0, y: 0, width: 320, height: 568, factor: 0, draw: drawHall),
        Layer("beams", x: 28, y: 106, width: 264, height: 308, factor: 0.12, draw: drawBeams),
        Layer("speakers", x: 18, y: 316, width: 284, height: 102, factor: 0.2, draw: drawSpeakers),
        Layer("singer", x: 118, y: 232, width: 98, height: 186, factor: 0.4, draw: drawSinger),
        Layer("far crowd", x: 0, y: 434, width: 320, height: 134, factor: 0.5, draw: drawFarCrowd),
        Layer(
          "near crowd", x: 0, y: 458, width: 320, height: 110, factor: 0.8, draw: drawNearCrowd),
        Layer("stars", x: 42, y: 150, width: 240, height: 134, factor: 1.1, draw: drawStars),
      ]),
    GuidePage(
      caption: "去大理!", captionColor: color(0x1F4E6B),
      layers: [
        Layer("landscape", x: 0, y: 0, width: 320, height: 568, factor: 0, draw: drawLandscape),
        Layer("clouds", x: 96, y: 112, width: 120, height: 78, factor: -0.25, draw: drawClouds),
        Layer("hills", x: 0, y: 276, width: 320, height: 130, factor: 0.1, draw: drawHills),
        Layer("pagodas", x: 76, y: 188, width: 168, height: 198, factor: 0.25, draw: drawPagodas),
        Layer("boat", x: 38, y: 384, width: 100, height: 86, factor: 0.7, draw: drawBoat),
        Layer("flowers", x: -6, y: 490, width: 332, height: 82, factor: 1.1, draw: drawFlowers),
      ]),
  ]
}

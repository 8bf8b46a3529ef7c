import CoreGraphics
import Foundation
import QuartzCore

extension PeerCases {
  /// Pictures in layers; Chromium's side is `Peers/contents.html`.
  static let contentsCases: [PeerCase] = gravityCases + pictureCases

  /// By the edges on screen, where a layer's top, the greatest y, is the lower one.
  private static let gravityCases: [PeerCase] = [
    ("resize", CALayerContentsGravity.resize), ("resizeAspect", .resizeAspect),
    ("resizeAspectFill", .resizeAspectFill), ("center", .center), ("top", .bottom),
    ("bottom", .top), ("left", .left), ("right", .right), ("topLeft", .bottomLeft),
    ("topRight", .bottomRight), ("bottomLeft", .topLeft), ("bottomRight", .topRight),
  ].map { name, gravity in
    .layers("gravity-\(name)") { root in
      let layer = holder(of: tiles(), filter: .nearest)
      layer.contentsGravity = gravity
      root.addSublayer(layer)
    }
  }

  private static let pictureCases: [PeerCase] = [
    .layers("linear") { $0.addSublayer(holder(of: few(), filter: .linear)) },
    .layers("linear-fill") { root in
      let layer = holder(of: few(), filter: .linear)
      layer.contentsGravity = .resizeAspectFill
      root.addSublayer(layer)
    },
    .layers("gravity-fill-clipped") { root in
      let layer = holder(of: tiles(), filter: .nearest)
      layer.backgroundColor = nil
      layer.contentsGravity = .resizeAspectFill
      layer.cornerRadius = 20
      layer.masksToBounds = true
      root.addSublayer(layer)
    },
    .layers("nearest") { $0.addSublayer(holder(of: few(), filter: .nearest)) },
    .layers("contents-rect") { root in
      let layer = holder(of: tiles(), filter: .nearest)
      layer.contentsRect = CGRect(x: 1 / 6, y: 0.25, width: 1 / 3, height: 0.5)
      root.addSublayer(layer)
    },
    .layers("nine-grown") { $0.addSublayer(nineParts(72, 60)) },
    .layers("nine-wide") { $0.addSublayer(nineParts(72, 20)) },
    .layers("nine-high") { $0.addSublayer(nineParts(30, 60)) },
  ]

  /// 10 pixels at the left, 5 right, 5 top, 10 bottom keep their size.
  @MainActor
  private static func nineParts(_ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = rect(nil, 12, 16, width, height)
    layer.contents = tiles()
    (layer.magnificationFilter, layer.minificationFilter) = (.nearest, .nearest)
    layer.contentsCenter = CGRect(x: 1 / 3, y: 0.25, width: 0.5, height: 0.25)
    return layer
  }

  @MainActor
  private static func holder(of image: CGImage?, filter: CALayerContentsFilter) -> CALayer {
    let layer = box(.hex("d0d0d0"))
    layer.contents = image
    (layer.magnificationFilter, layer.minificationFilter) = (filter, filter)
    return layer
  }

  /// 30 × 20 pixels in tiles of 5, told apart by colour.
  private static func tiles() -> CGImage? {
    picture(30, 20) { x, y in
      let (column, row) = (x / 5, y / 5)
      return [40 * column + 40, 60 * row + 40, (column + row) % 2 == 1 ? 220 : 60]
    }
  }

  private static func few() -> CGImage? {
    picture(4, 3) { x, y in [80 * x, 120 * y, (x + y) % 2 == 1 ? 255 : 0] }
  }

  private static func picture(
    _ width: Int, _ height: Int, _ color: (Int, Int) -> [Int]
  ) -> CGImage? {
    CGImage.rows(
      (0..<height).map { y in
        (0..<width).map { x in
          color(x, y).map { String(format: "%02x", $0) }.joined()
        }.joined(separator: " ")
      })
  }
}

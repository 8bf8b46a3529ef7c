import UIKit

extension FeaturePage {
  static let contents = FeaturePage(title: "Contents", features: gravities + sampling)

  private static let gravities: [Feature] = [
    CALayerContentsGravity.resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottom, .left,
    .right, .topLeft, .bottomRight,
  ].map { gravity in
    Feature(gravity.rawValue) { cell in
      add(block(20, 15, 100, 80, .white), to: cell) {
        $0.contents = arrow.cgImage
        $0.contentsScale = arrow.scale
        $0.contentsGravity = gravity
        $0.borderWidth = 1
      }
    }
  }

  private static let sampling: [Feature] = [
    Feature("contentsRect, right half") { cell in
      picture(in: cell) { $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1) }
    },
    Feature("contentsCenter") { cell in
      picture(in: cell) { $0.contentsCenter = CGRect(x: 0.2, y: 0.2, width: 0.6, height: 0.6) }
    },
    Feature("magnified, nearest") { cell in
      picture(in: cell) {
        $0.contents = tiny
        $0.magnificationFilter = .nearest
      }
    },
    Feature("magnified, linear") { cell in picture(in: cell) { $0.contents = tiny } },
    Feature("shrunk: linear, trilinear") { cell in
      for (x, filter) in [(20.0, CALayerContentsFilter.linear), (80, .trilinear)] {
        add(block(x, 35, 40, 40, .white), to: cell) {
          $0.contents = fine
          $0.minificationFilter = filter
        }
      }
    },
    Feature("masksToBounds") { cell in
      picture(in: cell) {
        $0.contentsGravity = .resizeAspectFill
        $0.frame = CGRect(x: 50, y: 15, width: 40, height: 80)
        $0.masksToBounds = true
      }
    },
    Feature("rotated") { cell in
      picture(in: cell) {
        $0.frame = CGRect(x: 35, y: 30, width: 70, height: 50)
        $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
      }
    },
    Feature("isGeometryFlipped") { cell in
      add(block(20, 15, 100, 80, .white), to: cell) {
        $0.isGeometryFlipped = true
        let inner = block(0, 0, 60, 40, .white)
        inner.contents = arrow.cgImage
        $0.addSublayer(inner)
      }
    },
  ]

  private static func picture(in cell: CALayer, _ configure: (CALayer) -> Void) {
    add(block(20, 15, 100, 80, .white), to: cell) {
      $0.contents = arrow.cgImage
      $0.contentsScale = arrow.scale
      configure($0)
    }
  }

  /// Four pixels.
  private static let tiny: CGImage? = pixels(2) { x, y in x == y ? sky : sun }

  /// Lines of one pixel.
  private static let fine: CGImage? = pixels(256) { x, _ in x % 2 == 0 ? .black : .white }

  private static func pixels(_ side: Int, _ color: (Int, Int) -> UIColor) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      for y in 0..<(side == 2 ? side : 1) {
        for x in 0..<side {
          color(x, y).setFill()
          UIRectFill(CGRect(x: x, y: y, width: 1, height: side == 2 ? 1 : side))
        }
      }
    }.cgImage
  }
}

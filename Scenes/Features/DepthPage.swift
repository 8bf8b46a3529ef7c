import UIKit

extension FeaturePage {
  static let depth = FeaturePage(
    title: "Depth, scrolling, tiles",
    features: [
      turned("rotated about x") { CATransform3DRotate($0, 0.9, 1, 0, 0) },
      turned("rotated about y") { CATransform3DRotate($0, 0.9, 0, 1, 0) },
      turned("about all three") { CATransform3DRotate($0, 1, 1, 1, 0.5) },
      Feature("sublayerTransform") { cell in
        add(CALayer(), to: cell) { parent in
          parent.frame = CGRect(origin: .zero, size: cellSize)
          parent.sublayerTransform = eye
          for index in 0..<3 {
            let panel = picture(CGRect(x: 10 + index * 42, y: 30, width: 36, height: 50))
            panel.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
            parent.addSublayer(panel)
          }
        }
      },
      Feature("isDoubleSided: no") { cell in
        for (x, angle) in [(15.0, 0.6), (75, Double.pi - 0.6)] {
          add(picture(CGRect(x: x, y: 30, width: 50, height: 50)), to: cell) {
            $0.isDoubleSided = false
            $0.transform = CATransform3DRotate(eye, angle, 0, 1, 0)
          }
        }
      },
      Feature("CATransformLayer: a cube") { cell in
        cell.sublayerTransform = eye
        let cube = CATransformLayer()
        cube.frame = CGRect(x: 45, y: 30, width: 50, height: 50)
        let faces: [(UIColor, CATransform3D)] = [
          (sky, CATransform3DMakeTranslation(0, 0, 25)),
          (rose, CATransform3DTranslate(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), 0, 0, 25)),
          (sun, CATransform3DTranslate(CATransform3DMakeRotation(.pi / 2, 1, 0, 0), 0, 0, 25)),
          (leaf, CATransform3DTranslate(CATransform3DMakeRotation(-.pi / 2, 1, 0, 0), 0, 0, 25)),
          (ink, CATransform3DTranslate(CATransform3DMakeRotation(-.pi / 2, 0, 1, 0), 0, 0, 25)),
        ]
        for (color, transform) in faces {
          let face = block(0, 0, 50, 50, color)
          face.transform = transform
          cube.addSublayer(face)
        }
        cube.transform = CATransform3DRotate(
          CATransform3DMakeRotation(0.5, 1, 0, 0), 0.7, 0, 1, 0)
        cell.addSublayer(cube)
      },
      Feature("planes through each other") { cell in
        cell.sublayerTransform = eye
        for (color, angle) in [(sky, 0.9), (rose, -0.9)] {
          add(block(30, 25, 80, 60, color), to: cell) {
            $0.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
          }
        }
      },
      Feature("a plain layer flattens") { cell in
        cell.sublayerTransform = eye
        add(block(40, 25, 60, 60, sky), to: cell) { parent in
          parent.transform = CATransform3DMakeRotation(0.9, 0, 1, 0)
          let child = block(10, 10, 40, 40, sun)
          child.transform = CATransform3DMakeRotation(-0.9, 0, 1, 0)
          parent.addSublayer(child)
        }
      },
      replicated("copies flattened", false),
      replicated("preservesDepth", true),
      Feature("anchorPoint, anchorPointZ") { cell in
        cell.sublayerTransform = eye
        add(block(70, 30, 50, 50, sky), to: cell) {
          $0.anchorPoint = CGPoint(x: 0, y: 0.5)
          $0.position = CGPoint(x: 70, y: 55)
          $0.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
        }
        add(block(20, 30, 40, 50, rose), to: cell) {
          $0.anchorPointZ = 30
          $0.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
        }
      },
      Feature("CAScrollLayer") { cell in
        let scroll = CAScrollLayer()
        scroll.frame = CGRect(x: 20, y: 15, width: 100, height: 80)
        scroll.borderWidth = 1
        for index in 0..<5 {
          scroll.addSublayer(
            block(
              CGFloat(index) * 40, CGFloat(index) * 30, 36, 26, [sky, rose, sun, leaf, ink][index]))
        }
        scroll.scroll(to: CGPoint(x: 50, y: 35))
        cell.addSublayer(scroll)
      },
      Feature("CATiledLayer: its tiles") { cell in
        let tiled = NumberedTiles()
        tiled.tileSize = CGSize(width: 32, height: 32)
        tiled.frame = CGRect(x: 20, y: 15, width: 100, height: 80)
        cell.addSublayer(tiled)
        tiled.setNeedsDisplay()
      },
    ])

  private static var eye: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 200
    return transform
  }

  private static func picture(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.contents = arrow.cgImage
    return layer
  }

  private static func turned(
    _ title: String, _ turn: @escaping (CATransform3D) -> CATransform3D
  ) -> Feature {
    Feature(title) { cell in
      add(picture(CGRect(x: 25, y: 25, width: 90, height: 60)), to: cell) {
        $0.transform = turn(eye)
      }
    }
  }

  private static func replicated(_ title: String, _ preservesDepth: Bool) -> Feature {
    Feature(title) { cell in
      let replicator = CAReplicatorLayer()
      replicator.frame = CGRect(origin: .zero, size: cellSize)
      replicator.preservesDepth = preservesDepth
      replicator.instanceCount = 4
      replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
      replicator.instanceGreenOffset = -0.25
      replicator.sublayerTransform = eye
      cell.sublayerTransform = eye
      replicator.addSublayer(block(35, 25, 70, 60, .white))
      cell.addSublayer(replicator)
    }
  }
}

/// Fills every tile with a shade of its own.
class NumberedTiles: CATiledLayer {
  override func draw(in ctx: CGContext) {
    let tile = ctx.boundingBoxOfClipPath
    let shade = (tile.minX + 2 * tile.minY).truncatingRemainder(dividingBy: 96) / 140
    ctx.setFillColor(UIColor(white: 0.25 + shade, alpha: 1).cgColor)
    ctx.fill(tile.insetBy(dx: 1, dy: 1))
    ctx.setFillColor(sun.cgColor)
    ctx.fillEllipse(in: CGRect(x: 20, y: 10, width: 60, height: 60))
  }
}

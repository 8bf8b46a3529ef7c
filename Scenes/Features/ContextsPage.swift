import UIKit

extension FeaturePage {
  static let contexts = FeaturePage(
    title: "CGContext",
    features: [
      drawing("linear gradient") { context in
        guard let gradient else { return }
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 20, y: 20), end: CGPoint(x: 100, y: 60), options: [])
      },
      drawing("extended both ways") { context in
        guard let gradient else { return }
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 40, y: 30), end: CGPoint(x: 80, y: 50),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      },
      drawing("two circles") { context in
        guard let gradient else { return }
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 35, y: 40), startRadius: 5,
          endCenter: CGPoint(x: 75, y: 40), endRadius: 35, options: [])
      },
      drawing("shadows") { context in
        context.setShadow(offset: CGSize(width: 6, height: 6), blur: 6)
        sky.setFill()
        context.fill(CGRect(x: 15, y: 15, width: 40, height: 40))
        context.setShadow(
          offset: CGSize(width: 0, height: 8), blur: 10, color: rose.cgColor)
        leaf.setStroke()
        context.setLineWidth(6)
        context.strokeEllipse(in: CGRect(x: 70, y: 15, width: 35, height: 35))
      },
      drawing("blend modes") { context in
        let modes: [CGBlendMode] = [.normal, .multiply, .screen, .difference, .xor, .sourceAtop]
        for (index, mode) in modes.enumerated() {
          let (x, y) = (CGFloat(index % 3) * 38 + 4, CGFloat(index / 3) * 38 + 4)
          context.beginTransparencyLayer(auxiliaryInfo: nil)
          sky.setFill()
          context.fill(CGRect(x: x, y: y, width: 22, height: 22))
          context.setBlendMode(mode)
          sun.setFill()
          context.fill(CGRect(x: x + 10, y: y + 10, width: 22, height: 22))
          context.endTransparencyLayer()
        }
      },
      drawing("transparency layer") { context in
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        sky.setFill()
        context.fillEllipse(in: CGRect(x: 15, y: 15, width: 50, height: 50))
        rose.setFill()
        context.fillEllipse(in: CGRect(x: 45, y: 15, width: 50, height: 50))
        context.endTransparencyLayer()
      },
      drawing("clips") { context in
        context.addEllipse(in: CGRect(x: 15, y: 5, width: 70, height: 70))
        context.clip()
        context.clip(to: CGRect(x: 30, y: 20, width: 80, height: 60))
        leaf.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 120, height: 80))
      },
      drawing("dashes, caps, joins") { context in
        context.setLineWidth(8)
        context.setLineCap(.round)
        context.setLineDash(phase: 0, lengths: [1, 14])
        ink.setStroke()
        context.stroke(CGRect(x: 15, y: 15, width: 90, height: 50))
      },
      drawing("images, nearest and high") { context in
        guard let image = arrow.cgImage else { return }
        context.translateBy(x: 0, y: 80)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(x: 5, y: 20, width: 60, height: 40))
        context.interpolationQuality = .none
        context.draw(image, in: CGRect(x: 75, y: 30, width: 30, height: 20))
      },
      drawing("pattern") { context in
        UIColor(patternImage: arrow).setFill()
        context.fill(CGRect(x: 5, y: 5, width: 110, height: 70))
      },
      drawing("without antialiasing") { context in
        context.setShouldAntialias(false)
        sky.setFill()
        context.fillEllipse(in: CGRect(x: 20, y: 5, width: 70, height: 70))
      },
      drawing("transforms") { context in
        rose.setFill()
        context.translateBy(x: 60, y: 40)
        for _ in 0..<8 {
          context.rotate(by: .pi / 4)
          context.fill(CGRect(x: 14, y: -4, width: 22, height: 8))
        }
      },
    ])

  private static let gradient: CGGradient? = CGGradient(
    colorsSpace: CGColorSpace(name: CGColorSpace.sRGB),
    colors: [rose.cgColor, sun.cgColor, sky.cgColor] as CFArray, locations: nil)

  private static func drawing(
    _ title: String, _ draw: @escaping (CGContext) -> Void
  ) -> Feature {
    Feature(title) { cell in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image {
        draw($0.cgContext)
      }
      add(block(10, 15, 120, 80, .white), to: cell) { $0.contents = image.cgImage }
    }
  }
}

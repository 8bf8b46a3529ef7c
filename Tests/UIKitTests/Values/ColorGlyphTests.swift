import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import Testing
import UIKit
import VirtualTime

/// Letters that bring their own colours.
@MainActor struct ColorGlyphTests {
  /// The colours of a 20 by 20 picture of `text`, whose box is as large, at places in its left and right half.
  private func halves(of text: String, _ color: UIColor) throws -> [[UInt8]] {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 24), true, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor.white.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 24))
    (text as NSString).draw(
      at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: color])
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    let data = [UInt8](try #require(image.dataProvider?.data))
    return [5, 15].map { x in
      let start = 12 * image.bytesPerRow + x * 4
      return Array(data[start..<start + 3])
    }
  }

  @Test func layersArePaintedInTheirColorsAndTheTexts() throws {
    try ViewStage.run { _ in
      #expect(SceneFonts.current.register(file: ColorFonts.layers))
      #expect(try halves(of: "😀", .blue) == [[255, 0, 0], [0, 0, 255]])
      // The system's face has this one.
      #expect(try halves(of: "a", .blue).allSatisfy { $0 != [255, 0, 0] })
      // The font itself sets it so.
      let font = try #require(UIFont(name: "Layers-Regular", size: 20))
      let size = ("a" as NSString).size(withAttributes: [.font: font])
      #expect(size.width == 20)
    }
  }

  @Test func picturesArePaintedAsTheyAre() throws {
    try ViewStage.run { stage in
      #expect(SceneFonts.current.register(file: ColorFonts.picture))
      for half in try halves(of: "😀", .blue) {
        // Yellow, whatever the text's colour.
        #expect(half[0] > 200 && half[1] > 120 && half[2] < 120, "\(half)")
      }
      #expect(stage.context.ledger.isEmpty)
    }
  }

  @Test func labelsAndTextLayersShowThemAlike() {
    ViewStage.run { stage in
      _ = SceneFonts.current.register(file: ColorFonts.picture)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "x😀"
      let layer = CATextLayer()
      layer.frame = CGRect(x: 0, y: 40, width: 100, height: 30)
      layer.string = "x😀"
      layer.font = UIFont.systemFont(ofSize: 17)
      layer.fontSize = 17
      stage.root.addSubview(label)
      stage.root.layer.addSublayer(layer)
      stage.advance(to: 0.1)
      var pictures: [PlacedImage] = []
      func collect(_ content: [NodeContent]) {
        for piece in content {
          switch piece {
          case .image(let image): pictures.append(image)
          case .node(let node): collect(node.content)
          case .clipped(let inner, _): collect(inner)
          default: break
          }
        }
      }
      func walk(_ node: RenderNode) {
        collect(node.content)
        for child in node.children { walk(child) }
      }
      walk(stage.frozen())
      #expect(pictures.count == 2)
      if pictures.count == 2 {
        #expect(pictures[0].destination.width == pictures[1].destination.width)
        #expect(pictures[0].destination.x == pictures[1].destination.x)
      }
      #expect(stage.context.ledger.isEmpty)
    }
  }
}

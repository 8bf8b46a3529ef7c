import QuartzCore
import Testing
import UIKit

/// The usual ways to take a picture of a view.
@MainActor
struct ViewCaptureTests {
  private let size = CGSize(width: 100, height: 20)

  /// A view of the stage's size with a red square whose centre goes from x 10 to 90 in a second.
  private func makeView(in stage: Stage) -> UIView {
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    let square = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    square.backgroundColor = .red
    root.addSubview(square)
    _ = stage.show(root.layer)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.center.x = 90 }
    stage.advance(to: 0.5)
    return root
  }

  private func columns(_ image: UIImage?) throws -> [Int] {
    let pixels = StagePixels(try #require(image?.cgImage))
    return (0..<pixels.width).filter { pixels[$0, 10] == redPixel }
  }

  private func image(_ draw: (CGContext) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
  }

  // 12.2 #15 (P, U)
  @Test func aPresentationIsDrawnInFlightAndTheModelWhereItIsSet() throws {
    try onStage { stage in
      let root = makeView(in: stage)
      #expect(
        try columns(image { root.layer.presentation()?.render(in: $0) }) == Array(45..<55))
      #expect(try columns(image { root.layer.render(in: $0) }) == Array(85..<95))
      UIGraphicsBeginImageContextWithOptions(size, false, 1)
      defer { UIGraphicsEndImageContext() }
      let context = try #require(UIGraphicsGetCurrentContext())
      root.layer.presentation()?.render(in: context)
      #expect(try columns(UIGraphicsGetImageFromCurrentImageContext()) == Array(45..<55))
    }
  }

  // UIView (D): a snapshot of the hierarchy as it is seen on the screen: in flight, its gradients, its
  // depth and its blend modes as there.
  @Test func aHierarchyIsDrawnAsTheScreenShowsIt() throws {
    try onStage { stage in
      let root = makeView(in: stage)
      let drawn = image { _ in root.drawHierarchy(in: root.bounds, afterScreenUpdates: false) }
      #expect(try columns(drawn) == Array(45..<55))
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      gradient.colors = [redColor, redColor]
      gradient.transform = CATransform3DMakeScale(2, 1, 2)
      root.layer.addSublayer(gradient)
      stage.commit()
      let screen = image { _ in root.drawHierarchy(in: root.bounds, afterScreenUpdates: false) }
      let pixels = StagePixels(try #require(screen.cgImage))
      #expect(pixels[13, 2] == redPixel)
      #expect(pixels[15, 2] == clearPixel)
    }
  }

  // UIView (D): as an image, with the context's alpha.
  @Test func aHierarchyFadesWithTheContext() throws {
    try onStage { stage in
      let root = makeView(in: stage)
      let drawn = image {
        $0.setAlpha(0.5)
        root.drawHierarchy(in: root.bounds, afterScreenUpdates: false)
      }
      let pixels = StagePixels(try #require(drawn.cgImage))
      #expect(isClose(pixels[50, 10], [128, 0, 0, 128], within: 1))
    }
  }
}

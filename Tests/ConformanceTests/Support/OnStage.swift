import QuartzCore
import Stage

// What a fact needs beside Apple's names: a layer that is shown, media time that passes, pixels.
// The other files of this folder import Apple's frameworks only. To hold them against a Mac's,
// only this file has to be written anew.

/// Runs `body` with a visible root layer of `size` × `size` points at media time 0.
@MainActor
func onStage<Result>(
  _ size: CGFloat = 100, _ body: @MainActor (LayerStage) throws -> Result
) rethrows -> Result {
  try LayerStage.run(size: CGSize(width: size, height: size), body)
}

extension LayerStage {
  /// `layer`, in the root and committed, as a model that has been shown.
  func show<Layer: CALayer>(_ layer: Layer) -> Layer {
    rootLayer.addSublayer(layer)
    commit()
    return layer
  }

  /// What `layer` shows at `time`, which must not be past.
  func presentation<Layer: CALayer>(of layer: Layer, at time: CFTimeInterval) -> Layer? {
    advance(to: time)
    return layer.presentation() as? Layer
  }

  /// The pixel at column `x` and row `y` from the top left, premultiplied 0…255.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let picture = picture()
    guard let bytes = picture.dataProvider?.data else { return [] }
    let start = bytes.startIndex + y * picture.bytesPerRow + 4 * x
    return Array(bytes[start..<start + 4])
  }
}

/// True when `a` and `b` differ by no more than `tolerance`.
func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}

import CoreGraphics
import QuartzCore
import Raster
import Stage
import TestSupport

/// One drawing that both we and a peer make.
struct PeerCase: Sendable {
  /// One way in which we draw it: with layers or into a context.
  struct Drawing: Sendable {
    /// For messages.
    var means: String
    var picture: @MainActor @Sendable () -> Picture
  }

  /// The golden's name without its ending.
  var name: String
  var peer: Peer
  /// Each has to agree with the peer.
  var drawings: [Drawing]
  var tolerance: Tolerance

  /// What stands in messages and in the table: `skia/corner-round`.
  var key: String { "\(peer.rawValue)/\(name)" }

  init(_ name: String, _ peer: Peer, tolerance: Tolerance? = nil, _ drawings: [Drawing]) {
    self.name = name
    self.peer = peer
    self.drawings = drawings
    self.tolerance = tolerance ?? peer.tolerance
  }

  /// A case for Chromium, drawn by layers in a root of `size` × `size` points.
  /// - Parameters:
  ///   - edge, flat, mean: where they differ from the peer's.
  ///   - reason: why they do.
  static func layers(
    _ name: String, size: CGFloat = 96, edge: Int? = nil, flat: Int? = nil, mean: Double? = nil,
    because reason: String? = nil, _ build: @escaping @MainActor @Sendable (CALayer) -> Void
  ) -> PeerCase {
    var tolerance = Peer.chromium.tolerance
    let isWider = edge != nil || flat != nil || mean != nil
    precondition(isWider == (reason != nil), "a tolerance of its own needs a reason")
    tolerance.edge = edge ?? tolerance.edge
    tolerance.flat = flat ?? tolerance.flat
    tolerance.mean = mean ?? tolerance.mean
    return PeerCase(
      name, .chromium, tolerance: tolerance,
      [.layers(CGSize(width: size, height: size), build)])
  }
}

extension PeerCase.Drawing {
  /// Layers built in the root layer of a stage, a pixel a point.
  static func layers(
    _ size: CGSize, _ build: @escaping @MainActor @Sendable (CALayer) -> Void
  ) -> Self {
    Self(means: "layers") {
      LayerStage.run(size: size) { stage in
        // The root is shown already: what is set on it would be animated.
        CATransaction.setDisableActions(true)
        build(stage.rootLayer)
        return Picture(stage.picture())
      }
    }
  }

  /// Drawn into a transparent context whose origin lies at the top left, y down.
  static func context(
    _ size: CGSize, _ draw: @escaping @MainActor @Sendable (CGContext) -> Void
  ) -> Self {
    Self(means: "a context") {
      let (width, height) = (Int(size.width), Int(size.height))
      guard
        let context = CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return Picture(width: 0, height: 0, pixels: []) }
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      draw(context)
      return context.makeImage().map { Picture($0) } ?? Picture(width: 0, height: 0, pixels: [])
    }
  }
}

extension Picture {
  /// A copy of the image's pixels.
  init(_ image: CGImage) {
    self.init(width: image.width, height: image.height, pixels: Array(image.rasterImage.pixels))
  }
}

public import CoreGraphics
import QuartzCore
import VirtualTime

extension UIImage {
  /// True where UIKit shows the picture as a stencil: symbols unless they are to keep their colours.
  var isStencil: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage)
  }

  final var upright: Manner {
    var manner = manner
    manner.orientation = .up
    return manner
  }

  // MARK: Preparing

  /// The picture itself.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The picture in that size.
  @MainActor
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}

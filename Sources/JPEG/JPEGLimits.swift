import Limits

/// The largest pictures read and written.
package enum JPEGLimits {
  /// Pixels on one side.
  package static let side = Limit.fileSide
  /// Pixels in all, 268 million.
  package static let pixels = Limit.filePixels

  /// Checks a size before memory is taken for it.
  package static func check(width: Int, height: Int) throws(JPEGError) {
    guard width <= side, height <= side, width * height <= pixels else {
      throw .tooLarge(width: width, height: height)
    }
  }
}

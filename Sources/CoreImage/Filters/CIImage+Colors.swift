extension CIImage {
  /// The image with every straight colour changed; what is clear stays clear.
  func changed(
    _ make: @escaping @Sendable (WorkingSpace) -> (SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage {
    with(
      ColorNode(input: node) { space in
        let change = make(space)
        return { color, _, _ in premultiplied(change(straight(color))) }
      })
  }

  /// The image with every straight colour changed in the same way in all spaces.
  func changedAlike(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
    changed { _ in change }
  }

  /// The image with every colour changed as sRGB codes it: for what was made by eye.
  func changedAsCoded(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
    changed { space in { space.decoded(change(space.coded($0))) } }
  }
}

/// Sums of products of two colours.
@inline(__always)
func dot(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float { (a * b).sum() }

/// A straight colour with each component but alpha changed.
@inline(__always)
func mapped(_ color: SIMD4<Float>, _ change: (Float) -> Float) -> SIMD4<Float> {
  SIMD4(change(color.x), change(color.y), change(color.z), color.w)
}

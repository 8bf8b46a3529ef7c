/// Rows of premultiplied texels; beyond the first and the last these repeat.
@unsafe struct Texels {
  let base: UnsafeRawPointer
  let width: Int
  let height: Int

  @inline(__always)
  func row(_ y: Int) -> UnsafeRawPointer {
    unsafe base + min(max(y, 0), height &- 1) &* width &* 4
  }
}

extension Matrix4 {
  /// The matrix with sixteen numbers, row by row.
  /// - Precondition: there are sixteen.
  package init(elements e: [Double]) {
    precondition(e.count == 16, "A matrix has sixteen elements.")
    self.init()
    (m11, m12, m13, m14) = (e[0], e[1], e[2], e[3])
    (m21, m22, m23, m24) = (e[4], e[5], e[6], e[7])
    (m31, m32, m33, m34) = (e[8], e[9], e[10], e[11])
    (m41, m42, m43, m44) = (e[12], e[13], e[14], e[15])
  }

  /// The matrix that undoes this one, by Gauss and Jordan's elimination with row exchange, or nil
  /// when there is none.
  package var inverse: Matrix4? {
    var left = elements
    var right = Matrix4.identity.elements
    for column in 0..<4 {
      let candidates = column..<4
      let pivot =
        candidates.max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) } ?? column
      let value = left[pivot * 4 + column]
      guard value != 0, (1 / value).isFinite else { return nil }
      for k in 0..<4 {
        left.swapAt(pivot * 4 + k, column * 4 + k)
        right.swapAt(pivot * 4 + k, column * 4 + k)
      }
      for k in 0..<4 {
        left[column * 4 + k] /= value
        right[column * 4 + k] /= value
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        guard factor != 0 else { continue }
        for k in 0..<4 {
          left[row * 4 + k] -= factor * left[column * 4 + k]
          right[row * 4 + k] -= factor * right[column * 4 + k]
        }
      }
    }
    return Matrix4(elements: right)
  }
}

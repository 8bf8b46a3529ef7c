/// The three parameters of Kochanek and Bartels' spline (SIGGRAPH 1984), one of each per value.
/// Missing ones are 0; all zero gives the Catmull–Rom spline.
package struct SplineShape: Hashable, Sendable {
  package var tensions: [Double]
  package var continuities: [Double]
  package var biases: [Double]

  package init(tensions: [Double] = [], continuities: [Double] = [], biases: [Double] = []) {
    self.tensions = tensions
    self.continuities = continuities
    self.biases = biases
  }

  /// How much of the chord before and of the chord after value `index` makes up its tangent.
  typealias Weights = (before: Double, after: Double)

  /// Weights of the tangent with which the curve leaves value `index`.
  func outgoing(at index: Int) -> Weights {
    let (t, c, b) = parameters(at: index)
    return ((1 - t) * (1 + b) * (1 + c) / 2, (1 - t) * (1 - b) * (1 - c) / 2)
  }

  /// Weights of the tangent with which the curve arrives at value `index`.
  func incoming(at index: Int) -> Weights {
    let (t, c, b) = parameters(at: index)
    return ((1 - t) * (1 + b) * (1 - c) / 2, (1 - t) * (1 - b) * (1 + c) / 2)
  }

  private func parameters(at index: Int) -> (Double, Double, Double) {
    func value(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
    return (value(tensions), value(continuities), value(biases))
  }
}

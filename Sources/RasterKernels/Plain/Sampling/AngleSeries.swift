/// Positions in a ramp by the angle, of pixels of a row around one of them that is far from the centre.
struct AngleSeries {
  /// So many pixels have one.
  static let pixels = 64

  /// What the powers of the distance in pixels are multiplied by.
  private let factors: [Float]

  /// Nil where pixel `middle` is too near to the centre, or the 64 pixels cross the first axis.
  ///
  /// Seen from the centre, the pixel i pixels on is turned by the angle of 1 + i·w, where w = (du, dv) ÷ (x, y) as
  /// complex numbers: by the imaginary part of w·i − (w·i)²÷2 + (w·i)³÷3 …; from 176 pixels on, what follows five
  /// powers is less than a millionth of a turn.
  init?(last: Int, _ walk: StraightWalk, around middle: Int) {
    let (du, dv) = (walk.du, walk.dv)
    let (x, y) = (walk.u + Double(middle) * du, walk.v + Double(middle) * dv)
    let square = x * x + y * y
    let nearest = 176.0
    guard square >= nearest * nearest * (du * du + dv * dv), square > 0 else { return nil }
    let reach = Double(AngleSeries.pixels / 2) * dv
    if x > 0, !((y - reach) * (y + reach) > 0) { return nil }
    let (real, imaginary) = ((du * x + dv * y) / square, (dv * x - du * y) / square)
    var power = (real: real, imaginary: imaginary)
    var factors = [Float(exactTurn(x, y) * Double(last))]
    var scale = Double(last) * 0.15915494309189535
    for k in 1...5 {
      factors.append(Float(power.imaginary * (scale / Double(k))))
      power = (
        power.real * real - power.imaginary * imaginary,
        power.real * imaginary + power.imaginary * real
      )
      scale = -scale
    }
    self.factors = factors
  }

  /// Of the pixel so many pixels on.
  func position(_ steps: Int) -> Float {
    factors.dropLast().reversed().reduce(factors[5]) { $0 * Float(steps) + $1 }
  }
}

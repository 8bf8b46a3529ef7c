import UIKit

extension InputScript {
  /// Tilts the device, -1…1 to the right and downwards, until it is tilted again: motion effects follow. Numbers
  /// beyond are moved to the nearer end.
  public mutating func tilt(horizontal: Double, vertical: Double, at seconds: Double) {
    func bounded(_ number: Double) -> Double { number.isNaN ? 0 : min(1, max(-1, number)) }
    let (x, y) = (bounded(horizontal), bounded(vertical))
    at(seconds) { DeviceTilt.active.tilt(horizontal: x, vertical: y) }
  }
}

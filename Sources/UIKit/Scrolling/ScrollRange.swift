import CoreGraphics

/// Where an offset may rest along one axis, and what it shows beyond.
struct ScrollRange {
  /// The least offset.
  var least: CGFloat
  /// The greatest offset.
  var greatest: CGFloat
  /// The length of what shows the content, points.
  var length: CGFloat
  /// False: offsets beyond the ends are not shown.
  var bounces: Bool

  /// How hard the band is to stretch.
  private static let give: CGFloat = 0.55

  /// The nearest offset between the ends.
  func clamped(_ offset: CGFloat) -> CGFloat { max(least, min(greatest, offset)) }

  /// What is shown when a finger pulls to `offset`: beyond an end it comes along less and less, up
  /// to a whole `length`.
  func shown(_ offset: CGFloat) -> CGFloat {
    let end = clamped(offset)
    guard bounces, length > 0 else { return end }
    let pull = abs(offset - end)
    let way = (1 - 1 / (pull * Self.give / length + 1)) * length
    return offset < end ? end - way : end + way
  }

  /// Where a finger has pulled when `shown` is shown.
  func pulled(_ shown: CGFloat) -> CGFloat {
    let end = clamped(shown)
    let way = min(abs(shown - end), length * 0.999)
    guard bounces, way > 0 else { return end }
    let pull = way / (length - way) * length / Self.give
    return shown < end ? end - pull : end + pull
  }

  /// How fast what is shown moves while the finger moves with speed 1.
  func slope(_ pulled: CGFloat) -> CGFloat {
    let pull = abs(pulled - clamped(pulled))
    guard pull > 0, length > 0 else { return 1 }
    let stretched = pull * Self.give / length + 1
    return Self.give / (stretched * stretched)
  }
}

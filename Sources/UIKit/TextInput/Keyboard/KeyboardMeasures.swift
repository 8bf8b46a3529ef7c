import CoreGraphics

/// How high keyboards are, points.
///
/// Apple publishes no heights. These are those of phones and tablets with iOS 13 to 15, by the size of
/// their screens in points; the bar of suggestions is counted apart.
struct KeyboardMeasures: Hashable {
  /// Without the bar.
  var keys: CGFloat
  /// The bar above the keys.
  var suggestions: CGFloat

  init(screen size: CGSize) {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let isLying = size.width > size.height
    // Screens as long as these have no button below them.
    let isTall = long / max(1, short) > 2
    switch (short, isLying) {
    case (..<700, true):
      (keys, suggestions) = isTall ? (171, 38) : (162, 38)
    case (..<330, false): (keys, suggestions) = (216, 37)
    case (..<400, false):
      (keys, suggestions) = isTall ? (291, long < 830 ? 44 : 45) : (216, 44)
    case (..<700, false): (keys, suggestions) = isTall ? (301, 45) : (226, 45)
    case (..<1000, false): (keys, suggestions) = (265, 55)
    case (..<1000, true): (keys, suggestions) = (353, 55)
    case (_, false): (keys, suggestions) = (328, 55)
    case (_, true): (keys, suggestions) = (423, 55)
    }
  }

  /// The height for who is typed into.
  @MainActor
  func height(for input: any UITextInputTraits) -> CGFloat {
    let suggests =
      input.autocorrectionType != .no && !input.isSecureTextEntry && !input.keyboardType.isPad
    return keys + (suggests ? suggestions : 0)
  }
}

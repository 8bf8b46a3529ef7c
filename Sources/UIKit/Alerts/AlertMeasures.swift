import CoreGraphics

/// The sizes of an alert or an action sheet of iOS 15, points. Apple publishes the widths of neither;
/// these are measured on pictures that iOS 17 drew on a phone 393 points wide.
struct AlertMeasures: Sendable {
  /// The height of an action, without the line above it.
  var row: CGFloat
  /// The corners of a card.
  var corner: CGFloat
  /// Above the title and below the message.
  var air: CGFloat
  /// Between the title and the message.
  var gap: CGFloat
  /// Beside texts.
  var side: CGFloat = 16
  /// The size of the title's and the actions' text.
  var titleText: CGFloat
  var actionText: CGFloat

  static let alert = AlertMeasures(
    row: 44, corner: 14, air: 19.5, gap: 4, titleText: 17, actionText: 17)
  static let sheet = AlertMeasures(
    row: 57, corner: 13, air: 14.5, gap: 12, titleText: 13, actionText: 20)

  /// The size of the message's text.
  static let messageText: CGFloat = 13
  /// The width of an alert.
  static let alertWidth: CGFloat = 270
  /// Between an action sheet and the edges of the screen, and between its cards.
  static let sheetMargin: CGFloat = 8
  /// Above and below the text fields of an alert.
  static let inputsAbove: CGFloat = 20
  static let inputsBelow: CGFloat = 12
  /// Beside the text fields of an alert.
  static let inputsSide: CGFloat = 15
  /// Alerts keep as far from the screen's edges at least.
  static let alertMargin: CGFloat = 24

  /// How thick the lines between actions are; they take room.
  @MainActor static var line: CGFloat { 1 / max(1, UIScreen.main.scale) }
  /// The colour of these lines: #b2b2b4 on the light card, which is #f0f0f0 over white.
  @MainActor static var lineColor: UIColor {
    .both(UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.345), .separator)
  }
}

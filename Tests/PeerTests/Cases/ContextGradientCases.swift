import CoreGraphics

extension PeerCases {
  /// Gradients of the table, drawn into contexts.
  static let contextGradients = table("context-gradients") { entry in
    [
      .context(entry.size) { context in
        let numbers = (entry.numbers("points") ?? []).map { CGFloat($0) }
        let colors = (entry.texts("colors") ?? []).map { CGColor.hex($0) }
        guard
          let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray,
            locations: entry.numbers("locations").map { $0.map { CGFloat($0) } })
        else { return }
        let goesOn: CGGradientDrawingOptions =
          entry.flag("extends") == false
          ? [] : [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        context.concatenate(entry.matrix())
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        switch entry.text("type") {
        case "linear":
          context.drawLinearGradient(gradient, start: point(0), end: point(2), options: goesOn)
        case "circles":
          context.drawRadialGradient(
            gradient, startCenter: point(0), startRadius: numbers[2], endCenter: point(3),
            endRadius: numbers[5], options: goesOn)
        default:
          context.drawConicGradient(gradient, center: point(0), angle: degrees(numbers[2]))
        }
      }
    ]
  }
}

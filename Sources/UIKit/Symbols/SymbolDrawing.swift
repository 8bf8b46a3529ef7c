import CoreGraphics
import VirtualTime

/// A symbol by its name: an icon, perhaps filled, enclosed in a circle or square, or struck through.
struct SymbolDrawing {
  /// What stands around an icon.
  private enum Enclosure: String {
    case circle
    case square
  }

  /// Points of the font to the side of an icon's square: a circle is 1.17 times as wide as the font is large.
  private static let sideOfFont: CGFloat = 1.17 * SymbolIcon.side / 208

  private let icon: SymbolIcon
  private let isFilled: Bool
  private let enclosure: Enclosure?
  private let isStruck: Bool

  /// The symbol of that name; nil where no icon stands for it.
  init?(named name: String) {
    var words = name.split(separator: ".", omittingEmptySubsequences: false)
    if let icon = SymbolIcon.named(name) {
      (self.icon, isFilled, enclosure, isStruck) = (icon, false, nil, false)
      return
    }
    let fills = words.last == "fill"
    if fills { words.removeLast() }
    if fills, let icon = SymbolIcon.named(words.joined(separator: ".")) {
      (self.icon, isFilled, enclosure, isStruck) = (icon, true, nil, false)
      return
    }
    var isStruck = false
    if words.last == "slash" {
      isStruck = true
      words.removeLast()
    }
    let enclosure = words.last.flatMap { Enclosure(rawValue: String($0)) }
    if enclosure != nil { words.removeLast() }
    let letters = words.filter { $0 != "fill" }
    if enclosure != nil, letters.count == 1, let icon = SymbolIcon.letters(letters[0]) {
      (self.icon, isFilled, self.enclosure, self.isStruck) = (icon, fills, enclosure, isStruck)
      return
    }
    // "heart.fill.circle" is not a name, but "person.fill.badge.plus" is: the first part counts.
    var inner = words.filter { $0 != "fill" }
    while !inner.isEmpty {
      if let icon = SymbolIcon.named(inner.joined(separator: ".")) {
        let isExact = inner.count == words.filter { $0 != "fill" }.count
        guard isExact || words.contains("badge") else { return nil }
        self.icon = icon
        isFilled = fills || (words.contains("fill") && enclosure == nil)
        self.enclosure = enclosure
        self.isStruck = isStruck
        return
      }
      guard words.contains("badge") else { return nil }
      inner.removeLast()
    }
    return nil
  }

  /// The areas that are painted, in points with the origin at the top left of the icon's square.
  ///
  /// - Parameters:
  ///   - pointSize: the size of the font that the symbol goes with.
  ///   - weight: the width of lines, 1 for the regular weight.
  func shape(pointSize: CGFloat, weight: CGFloat) -> CGPath {
    let unit = pointSize * Self.sideOfFont / SymbolIcon.side
    let scaled = CGAffineTransform(scaleX: unit, y: unit)
    let width = SymbolIcon.regularLine * weight
    func stroked(_ path: CGPath, _ width: CGFloat) -> CGPath {
      path.copy(strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
    }
    func drawn(_ width: CGFloat) -> CGPath {
      let path = CGMutablePath()
      path.addPath(stroked(icon.lines, width))
      path.addPath(icon.marks)
      return path
    }
    var shape: CGPath
    if let enclosure {
      let frame = CGRect(x: 32, y: 32, width: 192, height: 192)
      let outline =
        enclosure == .circle
        ? CGPath(ellipseIn: frame, transform: nil)
        : CGPath(roundedRect: frame, cornerWidth: 40, cornerHeight: 40, transform: nil)
      let inside = CGAffineTransform(translationX: 128, y: 128).scaledBy(x: 0.56, y: 0.56)
        .translatedBy(x: -128, y: -128)
      let small =
        icon.areas != nil && !isFilled
        ? drawn(width / 0.7) : icon.areas ?? drawn(width / 0.6)
      let mark = small.transformed(inside)
      if isFilled {
        shape = stroked(outline, width).union(outline).subtracting(mark)
      } else {
        let both = CGMutablePath()
        both.addPath(stroked(outline, width))
        both.addPath(mark)
        shape = both
      }
    } else {
      shape = isFilled ? icon.areas ?? drawn(width * 1.5) : drawn(width)
    }
    if isStruck {
      let line = CGMutablePath()
      line.move(to: CGPoint(x: 48, y: 40))
      line.addLine(to: CGPoint(x: 208, y: 216))
      let strike = CGMutablePath()
      strike.addPath(shape.subtracting(stroked(line, width * 2.6)))
      strike.addPath(stroked(line, width))
      shape = strike
    }
    return shape.transformed(scaled)
  }
}

extension CGPath {
  fileprivate func transformed(_ transform: CGAffineTransform) -> CGPath {
    let path = CGMutablePath()
    path.addPath(self, transform: transform)
    return path
  }
}

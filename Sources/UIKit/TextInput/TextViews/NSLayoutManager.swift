import AttributedText
public import CoreGraphics
import Glyphs

/// Sets the text of a storage in boxes, and answers where its characters are. A glyph stands for a UTF-16
/// unit here, so that ranges of glyphs are those of characters; there is one box.
@MainActor
open class NSLayoutManager: NSObject {
  /// The text.
  open weak var textStorage: NSTextStorage? { didSet { invalidate() } }
  /// The boxes; the first counts.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Stored: the leading of fonts always counts.
  open var usesFontLeading = true
  /// Stored: invisible characters are never drawn.
  open var showsInvisibleCharacters = false
  /// Stored: all of the text is set at once.
  open var allowsNonContiguousLayout = false

  private var known: (geometry: TextGeometry, content: TextContent)?

  nonisolated public override init() { super.init() }

  /// Adds a box at the end.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
    let told = container.didChange
    container.didChange = { [weak self] in
      told?()
      self?.invalidate()
    }
    invalidate()
  }

  /// The text or its box changed.
  final func invalidate() { known = nil }

  private var set: (geometry: TextGeometry, content: TextContent) {
    if let known { return known }
    let runs = textStorage.map { TextRuns($0) } ?? TextRuns()
    let style = UIFont.systemFont(ofSize: 12).textStyle
    let paragraph = textContainers.first?.paragraphStyle(.natural) ?? ParagraphStyle()
    let content = TextContent(runs.styled(style, TextLook()), paragraph, vertical: .top)
    let width = textContainers.first?.lineWidth
    let layout = content.layout(width: width)
    let geometry = TextGeometry(
      layout, starts: runs.string.utf16Starts, width: CGFloat(width ?? layout.width), empty: style,
      alignment: .natural)
    known = (geometry, content)
    return (geometry, content)
  }

  private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  // MARK: Questions

  /// How many glyphs there are.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// All is set when it is asked for.
  open func ensureLayout(for container: NSTextContainer) { _ = set }

  /// The box of the text, from the container's top left, points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let geometry = set.geometry
    return CGRect(
      x: 0, y: 0, width: geometry.textWidth + 2 * padding,
      height: numberOfGlyphs > 0 ? geometry.height : 0)
  }

  /// The glyphs in a container: all.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  /// The glyphs of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    unsafe actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    unsafe actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The box around glyphs, points.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    let boxes = set.geometry.boxes(of: glyphRange)
    let whole = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    return whole.offsetBy(dx: padding, dy: 0)
  }

  /// The glyph nearest to a point of the container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(at: point)
  }

  /// The character nearest to a point of the container, and how far across it the point is, from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let index = characterIndex(at: point)
    if let partialFraction = unsafe partialFraction {
      let box = set.geometry.boxes(of: NSRange(location: index, length: 1)).first ?? .zero
      let share = box.width > 0 ? (point.x - padding - box.minX) / box.width : 0
      unsafe partialFraction.pointee = min(1, max(0, share))
    }
    return index
  }

  private func characterIndex(at point: CGPoint) -> Int {
    let shifted = CGPoint(x: point.x - padding, y: point.y)
    let geometry = set.geometry
    if let found = geometry.characterRange(at: shifted) { return found.location }
    return min(geometry.offset(at: shifted), max(0, numberOfGlyphs - 1))
  }

  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Calls `block` for each line in a range of glyphs, with its box, the box of its text, the container and
  /// its glyphs; a line's newline is its own. Setting the last argument ends it.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    let geometry = set.geometry
    let width = container.size.width > 0 ? container.size.width : geometry.textWidth + 2 * padding
    var stop = ObjCBool(false)
    for (index, box) in geometry.lineBoxes.enumerated() {
      let start = geometry.range(ofLine: index).location
      let end =
        index + 1 < geometry.lineCount
        ? geometry.range(ofLine: index + 1).location : numberOfGlyphs
      let range = NSRange(location: start, length: end - start)
      guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
      let fragment = CGRect(x: 0, y: box.minY, width: width, height: box.height)
      let used = CGRect(
        x: 0, y: box.minY, width: box.width + 2 * padding, height: box.height
      ).offsetBy(dx: box.minX, dy: 0)
      unsafe withUnsafeMutablePointer(to: &stop) {
        unsafe block(fragment, used, container, range, $0)
      }
      if stop.boolValue { return }
    }
  }

  /// The box of the line that a glyph is on.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    let geometry = set.geometry
    let line = geometry.line(at: glyphIndex)
    unsafe effectiveRange?.pointee = geometry.range(ofLine: line)
    guard geometry.lineBoxes.indices.contains(line) else { return .zero }
    let box = geometry.lineBoxes[line]
    return CGRect(x: box.minX, y: box.minY, width: box.width + 2 * padding, height: box.height)
  }

  /// The box of the line that a glyph is on, from side to side of the container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    let used = unsafe lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
    let width = textContainers.first?.size.width ?? used.width
    return CGRect(x: 0, y: used.minY, width: width, height: used.height)
  }

  /// Where a glyph's left end is on its line, on the baseline's line, from the line's box.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let caret = set.geometry.caret(at: glyphIndex)
    return CGPoint(x: caret.midX + padding, y: caret.height)
  }

  /// Draws glyphs in the current context with the container's top left at `origin`: all of the text.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let container = textContainers.first else { return }
    let width = container.lineWidth.map { CGFloat($0) } ?? set.geometry.textWidth
    set.content.draw(
      in: CGRect(
        x: origin.x + padding, y: origin.y, width: width, height: set.geometry.height))
  }

  /// The backgrounds are drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

extension UITextView {
  final func makeLayoutManager() -> NSLayoutManager {
    let made = NSLayoutManager()
    manager = made
    made.addTextContainer(textContainer)
    textStorage.addLayoutManager(made)
    return made
  }

  final func makeTextStorage() -> NSTextStorage {
    let made = NSTextStorage(string: "")
    storage = made
    made.setAttributedString(runs.attributedString)
    made.listeners.view = { [weak self] in self?.followStorage() }
    return made
  }

  /// Takes over what was changed in the storage.
  private func followStorage() {
    guard let storage else { return }
    runs = TextRuns(storage)
    let told = storage.listeners.view
    storage.listeners.view = nil
    isFollowingStorage = true
    textDidChange()
    isFollowingStorage = false
    storage.listeners.view = told
    selection = runs.clamped(selection)
  }

  /// Has the storage take over what was changed in the view.
  final func updateStorage() {
    guard let storage, !isFollowingStorage else { return }
    let told = storage.listeners.view
    storage.listeners.view = nil
    storage.setAttributedString(runs.attributedString)
    storage.listeners.view = told
  }
}

import CoreGraphics

/// What text fields and text views have in common: text, what is selected of it, and where it lies.
@MainActor
protocol TextHost: UIView, UITextInput {
  /// The text.
  var runs: TextRuns { get }
  /// What is selected, in UTF-16 units.
  var selection: NSRange { get set }
  /// Where the characters lie.
  var geometry: TextGeometry { get }
  /// The top left of `geometry` in the view.
  var geometryOrigin: CGPoint { get }
  /// The user puts `text` in place of a range; whoever may refuse is asked.
  func type(_ text: String, over range: NSRange)
}

extension TextHost {
  func textFound(in range: UITextRange) -> String? {
    let length = runs.length
    guard range.range.location >= 0, range.range.location + range.range.length <= length else {
      return nil
    }
    return runs[range.range].string
  }

  func moved(_ position: UITextPosition, by count: Int) -> UITextPosition? {
    let offset = position.offset + count
    return offset >= 0 && offset <= runs.length ? UITextPosition(offset) : nil
  }

  func moved(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, by count: Int
  ) -> UITextPosition? {
    let text = runs.string
    switch direction {
    case .left, .right:
      let isForward = (direction == .right) == (count >= 0)
      var offset = position.offset
      for _ in 0..<abs(count) {
        if isForward {
          guard offset < runs.length else { return nil }
          offset = text.characterEnd(after: offset)
        } else {
          guard offset > 0 else { return nil }
          offset = text.characterStart(before: offset)
        }
      }
      return UITextPosition(offset)
    case .up, .down:
      let geometry = geometry
      let line = geometry.line(at: position.offset) + (direction == .down ? count : -count)
      guard line >= 0, line < geometry.lineCount else { return nil }
      let caret = geometry.caret(at: position.offset)
      let box = geometry.lineBoxes[line]
      return UITextPosition(geometry.offset(at: CGPoint(x: caret.midX, y: box.midY)))
    }
  }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (low, high) = (min(start.offset, end.offset), max(start.offset, end.offset))
    return UITextRange(runs.clamped(NSRange(location: low, length: high - low)))
  }

  func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  func caret(at position: UITextPosition) -> CGRect {
    geometry.caret(at: position.offset).offsetBy(dx: geometryOrigin.x, dy: geometryOrigin.y)
  }

  func boxes(of range: UITextRange) -> [CGRect] {
    let origin = geometryOrigin
    return geometry.boxes(of: range.range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  func firstBox(of range: UITextRange) -> CGRect {
    boxes(of: range).first ?? caret(at: range.start)
  }

  func selectionBoxes(of range: UITextRange) -> [UITextSelectionRect] {
    let boxes = boxes(of: range)
    return boxes.enumerated().map {
      UITextSelectionRect(
        $1, containsStart: $0 == 0, containsEnd: $0 == boxes.count - 1)
    }
  }

  /// The offset in the text nearest to a point of the view, in UTF-16 units.
  func offset(at point: CGPoint) -> Int {
    geometry.offset(at: CGPoint(x: point.x - geometryOrigin.x, y: point.y - geometryOrigin.y))
  }

  func nearest(to point: CGPoint, within range: UITextRange) -> UITextPosition {
    let (low, high) = (range.range.location, range.range.location + range.range.length)
    return UITextPosition(min(max(low, offset(at: point)), high))
  }

  func character(at point: CGPoint) -> UITextRange? {
    geometry.characterRange(
      at: CGPoint(x: point.x - geometryOrigin.x, y: point.y - geometryOrigin.y)
    ).map { UITextRange($0) }
  }

  /// The user takes back what is selected, or the character before the caret.
  func takeBack() {
    let selected = runs.clamped(selection)
    guard selected.length == 0 else { return type("", over: selected) }
    guard selected.location > 0 else { return }
    let start = runs.string.characterStart(before: selected.location)
    type("", over: NSRange(location: start, length: selected.location - start))
  }

  /// The user taps `count` times at a point: the caret goes to the end of the word there that is nearer;
  /// two taps select the word, three all of the text.
  func tapped(at point: CGPoint, count: Int) {
    let text = runs.string
    let offset = offset(at: point)
    guard count < 3 else {
      selection = NSRange(location: 0, length: runs.length)
      return
    }
    let word = text.wordRange(at: offset)
    let end = word.location + word.length
    if count == 2 {
      selection = word
    } else if offset > word.location, offset < end, text.isWord(word) {
      let isNearStart = offset - word.location < end - offset
      selection = NSRange(location: isNearStart ? word.location : end, length: 0)
    } else {
      selection = NSRange(location: offset, length: 0)
    }
  }
}

extension String {
  /// True for a range of letters and digits.
  fileprivate func isWord(_ range: NSRange) -> Bool {
    let part = (self as NSString).substring(with: range)
    return part.allSatisfy(\.isInWord)
  }
}

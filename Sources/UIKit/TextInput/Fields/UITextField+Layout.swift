import AttributedText
import CoreGraphics
import Glyphs
import QuartzCore

extension UITextField {
  /// Points between the border and the text.
  private var borderInset: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 2)
    }
  }

  private static let clearSize: CGFloat = 19
  private static let clearMargin: CGFloat = 5

  // MARK: Room

  /// What the border and the views at the sides leave.
  final func room(in bounds: CGRect) -> CGRect {
    let inset = borderInset
    var left = bounds.minX + inset.width
    var right = bounds.maxX - inset.width
    // What lies at the leading side, and what at the trailing one, with the air towards the text.
    let leading = isShown(leftView, leftViewMode) ? leftViewRect(forBounds: bounds) : nil
    var trailing = isShown(rightView, rightViewMode) ? rightViewRect(forBounds: bounds) : nil
    var air = inset.width
    if trailing == nil, showsClearButton {
      (trailing, air) = (clearButtonRect(forBounds: bounds), Self.clearMargin)
    }
    if isRightToLeft {
      if let leading { right = leading.minX - inset.width }
      if let trailing { left = trailing.maxX + air }
    } else {
      if let leading { left = leading.maxX + inset.width }
      if let trailing { right = trailing.minX - air }
    }
    return CGRect(
      x: left, y: bounds.minY + inset.height, width: max(0, right - left),
      height: max(0, bounds.height - 2 * inset.height))
  }

  final func clearRoom(in bounds: CGRect) -> CGRect {
    let size = Self.clearSize
    let margin = borderStyle == .none ? 0 : Self.clearMargin
    return CGRect(
      x: isRightToLeft ? bounds.minX + margin : bounds.maxX - size - margin,
      y: bounds.minY + ((bounds.height - size) / 2).onPixel, width: size, height: size)
  }

  final func leftRoom(in bounds: CGRect) -> CGRect {
    guard let leftView else { return .zero }
    let size = sideSize(of: leftView, in: bounds)
    return CGRect(
      x: isRightToLeft ? bounds.maxX - size.width : bounds.minX,
      y: bounds.minY + ((bounds.height - size.height) / 2).onPixel, width: size.width,
      height: size.height)
  }

  final func rightRoom(in bounds: CGRect) -> CGRect {
    guard let rightView else { return .zero }
    let size = sideSize(of: rightView, in: bounds)
    return CGRect(
      x: isRightToLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.minY + ((bounds.height - size.height) / 2).onPixel, width: size.width,
      height: size.height)
  }

  /// As large as the view is, or where it has no size wants to be.
  private func sideSize(of view: UIView, in bounds: CGRect) -> CGSize {
    var size = view.bounds.size
    if size.width <= 0 || size.height <= 0 {
      let wanted = view.intrinsicContentSize
      if size.width <= 0 { size.width = max(0, wanted.width) }
      if size.height <= 0 { size.height = max(0, wanted.height) }
    }
    return size
  }

  private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
    view != nil && isShown(mode)
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  final var showsClearButton: Bool {
    clearButtonMode != .never && !runs.isEmpty && isShown(clearButtonMode)
  }

  /// Where the text stands: natural text begins at the leading side.
  final var shownAlignment: NSTextAlignment {
    textAlignment == .natural && isRightToLeft ? .right : textAlignment
  }

  // MARK: Parts

  final func replace(_ old: UIView?, by view: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    partsDidChange()
  }

  final func partsDidChange() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if isShown(mode) {
        if view.superview !== self { addSubview(view) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    textDidChange()
  }

  final func borderDidChange() {
    super.backgroundColor = borderStyle == .roundedRect ? nil : fill
    border.show(
      borderStyle, fill: fill, image: isEnabled ? background : disabledBackground ?? background)
    partsDidChange()
  }

  final func placeParts() {
    border.frame = borderRect(forBounds: bounds)
    if let leftView, leftView.superview === self {
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView, rightView.superview === self {
      rightView.frame = rightViewRect(forBounds: bounds)
    }
    if showsClearButton {
      clearButton.isHidden = false
      clearButton.frame = clearButtonRect(forBounds: bounds)
    } else if clearButtonMode != .never {
      clearButton.isHidden = true
    }
    clip.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    placeholderPart.isHidden = !runs.isEmpty || attributedPlaceholder == nil
    if !placeholderPart.isHidden { placeholderPart.frame = placeholderRect(forBounds: bounds) }
    placeText()
  }

  /// Puts the text, the caret and the selection where they belong, scrolled so that the caret is seen.
  final func placeText() {
    if adjustsFontSizeToFitWidth { shownContent = nil }
    if shownContent?.vertical != contentVerticalAlignment { shownContent = nil }
    let content = content
    let room = clip.bounds.size
    let isLong = isEditing || isSecureTextEntry
    let natural = isLong ? CGFloat(content.layout(width: nil).width) : 0
    let width = max(room.width, natural > 0 ? natural + TextGeometry.caretWidth : 0)
    if !isEditing { scroll = 0 }
    if isEditing, width > room.width {
      let caret = geometry(width: width).caret(at: selection.location + selection.length)
      if caret.maxX - scroll > room.width { scroll = caret.maxX - room.width }
      if caret.minX - scroll < 0 { scroll = caret.minX }
      scroll = min(scroll, width - room.width)
    } else {
      scroll = 0
    }
    clip.clipsToBounds = isEditing && width > room.width
    part.frame = CGRect(x: -scroll, y: 0, width: width, height: room.height)
    part.show(content)
    showSelection()
  }

  /// Shows the caret or what is selected, where it is now.
  final func showSelection() {
    guard isEditing, isFirstResponder else {
      caret.rest()
      return highlight.show([], tint: tintColor)
    }
    if selection.length > 0 {
      caret.rest()
      let boxes = selectionRects(for: UITextRange(selection)).map { convert($0.rect, to: clip) }
      highlight.show(boxes, tint: tintColor)
    } else {
      highlight.show([], tint: tintColor)
      let rect = convert(caretRect(for: UITextPosition(selection.location)), to: clip)
      caret.backgroundColor = tintColor
      if caret.frame != rect || caret.isHidden {
        caret.frame = rect
        caret.blink()
      }
    }
  }

  // MARK: Geometry

  var geometry: TextGeometry {
    placeIfDue()
    return geometry(width: part.bounds.width)
  }

  var geometryOrigin: CGPoint {
    placeIfDue()
    let box = CGRect(origin: .zero, size: part.bounds.size)
    let geometry = geometry(width: box.width)
    // Also where there is no text and so no layout.
    var y = content.origin(in: box).y
    if runs.isEmpty {
      switch contentVerticalAlignment {
      case .center: y = box.midY - geometry.height / 2
      case .bottom: y = box.maxY - geometry.height
      case .top, .fill: break
      }
    }
    return part.convert(CGPoint(x: 0, y: y), to: self)
  }

  private func placeIfDue() {
    guard shownContent == nil else { return }
    placeParts()
  }

  private func geometry(width: CGFloat) -> TextGeometry {
    let content = content
    return TextGeometry(
      content.layout(width: Double(width)), starts: runs.string.utf16Starts, width: width,
      empty: (typingFont ?? .systemFont(ofSize: Self.standardFontSize)).textStyle,
      alignment: shownAlignment.alignment)
  }

  private var typingFont: UIFont? { typing?[.font] as? UIFont ?? font }
}

extension CGFloat {
  /// Rounded down to a pixel.
  @MainActor var onPixel: CGFloat {
    let scale = UIScreen.main.scale
    return (self * scale).rounded(.down) / scale
  }
}

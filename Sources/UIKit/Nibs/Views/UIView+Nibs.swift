import CoreGraphics
import QuartzCore

extension UIView: NibAwaking {}

extension UIView {
  /// Takes from the element what every view has, with the views inside.
  final func readNib(_ coder: NibCoder) {
    if let frame = coder.rect("frame") {
      self.frame = frame
    } else if let part = coder.part(key: "frameInset") {
      frame = NibFrameInset(part.string).frame(in: coder.loading.sizeAround ?? .zero)
    }
    if let bounds = coder.rect("bounds") { self.bounds = bounds }
    readNibAppearance(coder)
    readNibLayout(coder)
    let sizeAround = coder.loading.sizeAround
    for element in coder.items(of: "subviews") {
      coder.loading.sizeAround = bounds.size
      if let view = coder.loading.view(element) { addNibSubview(view) }
    }
    coder.loading.sizeAround = sizeAround
    coder.skip("<constraints>")
  }

  /// Puts a view of the file inside.
  private func addNibSubview(_ view: UIView) {
    if let stack = self as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      addSubview(view)
    }
  }

  /// Takes colours and switches. What a class sets in its initialiser for views made in code does not
  /// hold for those of a file, so that it takes them once more after that.
  final func readNibAppearance(_ coder: NibCoder) {
    set(\.alpha, to: coder.number("alpha") ?? 1)
    set(\.isHidden, to: coder.bool("hidden") ?? false)
    set(\.isOpaque, to: coder.bool("opaque") ?? true)
    set(\.clipsToBounds, to: coder.bool("clipsSubviews") ?? false)
    set(\.isUserInteractionEnabled, to: coder.bool("userInteractionEnabled") ?? true)
    set(\.isMultipleTouchEnabled, to: coder.bool("multipleTouchEnabled") ?? false)
    if let autoresizes = coder.bool("autoresizesSubviews") { autoresizesSubviews = autoresizes }
    if let tag = coder.integer("tag") { self.tag = tag }
    // Text and controls draw themselves at whatever size they have.
    if let mode = coder.choice("contentMode", Self.contentModes), !(self is UILabel) {
      contentMode = mode
    }
    if let color = coder.color("backgroundColor") { backgroundColor = color }
    if let color = coder.color("tintColor") { tintColor = color }
    if let part = coder.part(key: "accessibilityConfiguration") {
      accessibilityIdentifier = part.string("identifier")
      accessibilityLabel = part.string("label")
      accessibilityHint = part.string("hint")
    }
    let directions: KeyValuePairs<String, UISemanticContentAttribute> = [
      "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
      "forceRightToLeft": .forceRightToLeft,
    ]
    if let direction = coder.choice("semanticContentAttribute", directions) {
      semanticContentAttribute = direction
    }
  }

  private static var contentModes: KeyValuePairs<String, ContentMode> {
    [
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
      "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
      "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
      "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
  }

  private func readNibLayout(_ coder: NibCoder) {
    if let mask = coder.part(key: "autoresizingMask") {
      var autoresizing: AutoresizingMask = []
      for (name, part) in Self.masks where mask.bool(name) == true { autoresizing.insert(part) }
      autoresizingMask = autoresizing
    }
    // A view without constraints of its own in a file with such is held at its frame.
    let isFixed = coder.bool("fixedFrame") == true
    if coder.bool("translatesAutoresizingMaskIntoConstraints") == false, !isFixed {
      translatesAutoresizingMaskIntoConstraints = false
    }
    for (name, axis) in [
      ("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical),
    ] {
      if let strength = coder.number(name + "HuggingPriority") {
        setContentHuggingPriority(UILayoutPriority(Float(strength)), for: axis)
      }
      if let strength = coder.number(name + "CompressionResistancePriority") {
        setContentCompressionResistancePriority(UILayoutPriority(Float(strength)), for: axis)
      }
    }
    if let margins = coder.insets("layoutMargins") ?? coder.insets("directionalLayoutMargins") {
      layoutMargins = margins
    }
    if let preserves = coder.bool("preservesSuperviewLayoutMargins") {
      preservesSuperviewLayoutMargins = preserves
    }
    if let insets = coder.bool("insetsLayoutMarginsFromSafeArea") {
      insetsLayoutMarginsFromSafeArea = insets
    }
    for guide in coder.children("viewLayoutGuide") {
      guard let id = guide.id else { continue }
      switch (guide.key, self as? UIScrollView) {
      case ("safeArea", _): coder.loading.add(.safeArea(self), for: id)
      case ("layoutMargins", _): coder.loading.add(.margins(self), for: id)
      case ("contentLayoutGuide", let scroll?):
        coder.loading.add(.scrollContent(scroll), for: id)
      case ("frameLayoutGuide", let scroll?): coder.loading.add(.scrollFrame(scroll), for: id)
      default: coder.document.note("the guide “\(guide.key ?? "")”", at: guide)
      }
    }
    // Placeholders are for Xcode's canvas alone.
    coder.skip("placeholderIntrinsicWidth", "placeholderIntrinsicHeight")
  }

  private static var masks: KeyValuePairs<String, AutoresizingMask> {
    [
      "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight,
      "flexibleMinX": .flexibleLeftMargin, "flexibleMaxX": .flexibleRightMargin,
      "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
    ]
  }
}

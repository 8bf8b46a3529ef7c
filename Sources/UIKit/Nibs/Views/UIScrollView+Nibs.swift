import CoreGraphics

extension UIScrollView {
  final func readNibScrollView(_ coder: NibCoder) {
    set(\.clipsToBounds, to: coder.bool("clipsSubviews") ?? false)
    set(\.isScrollEnabled, to: coder.bool("scrollEnabled") ?? true)
    set(\.isPagingEnabled, to: coder.bool("pagingEnabled") ?? false)
    set(\.bounces, to: coder.bool("bounces") ?? true)
    set(\.alwaysBounceVertical, to: coder.bool("alwaysBounceVertical") ?? false)
    set(\.alwaysBounceHorizontal, to: coder.bool("alwaysBounceHorizontal") ?? false)
    set(\.isDirectionalLockEnabled, to: coder.bool("directionalLockEnabled") ?? false)
    set(\.delaysContentTouches, to: coder.bool("delaysContentTouches") ?? true)
    set(\.canCancelContentTouches, to: coder.bool("canCancelContentTouches") ?? true)
    set(\.showsHorizontalScrollIndicator, to: coder.bool("showsHorizontalScrollIndicator") ?? true)
    set(\.showsVerticalScrollIndicator, to: coder.bool("showsVerticalScrollIndicator") ?? true)
    if let scale = coder.number("minimumZoomScale") { minimumZoomScale = scale }
    if let scale = coder.number("maximumZoomScale") { maximumZoomScale = scale }
    if let insets = coder.insets("contentInset") { contentInset = insets }
    if let insets = coder.insets("scrollIndicatorInsets") { scrollIndicatorInsets = insets }
    if let size = coder.size("contentSize") { contentSize = size }
    if let behaviour = coder.choice(
      "contentInsetAdjustmentBehavior",
      [
        "automatic": ContentInsetAdjustmentBehavior.automatic, "scrollableAxes": .scrollableAxes,
        "never": .never, "always": .always,
      ])
    {
      contentInsetAdjustmentBehavior = behaviour
    }
    if let mode = coder.choice(
      "keyboardDismissMode",
      ["none": KeyboardDismissMode.none, "onDrag": .onDrag, "interactive": .interactive])
    {
      keyboardDismissMode = mode
    }
    if let style = coder.choice(
      "indicatorStyle", ["default": IndicatorStyle.default, "black": .black, "white": .white])
    {
      indicatorStyle = style
    }
    coder.skip("bouncesZoom", "scrollsToTop", "contentOffset")
  }
}

extension UIStackView {
  final func readNibStack(_ coder: NibCoder) {
    if let axis = coder.choice(
      "axis", ["horizontal": NSLayoutConstraint.Axis.horizontal, "vertical": .vertical])
    {
      self.axis = axis
    }
    if let distribution = coder.choice(
      "distribution",
      [
        "fill": Distribution.fill, "fillEqually": .fillEqually,
        "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
        "equalCentering": .equalCentering,
      ])
    {
      self.distribution = distribution
    }
    if let alignment = coder.choice(
      "alignment",
      [
        "fill": Alignment.fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
        "center": .center, "trailing": .trailing, "bottom": .bottom,
        "lastBaseline": .lastBaseline,
      ])
    {
      self.alignment = alignment
    }
    // The standard distance between neighbours.
    if coder.string("spacingType") == "standard" {
      spacing = 8
      coder.skip("spacing")
    } else if let spacing = coder.number("spacing") {
      self.spacing = spacing
    }
    if let isRelative = coder.bool("layoutMarginsRelativeArrangement") {
      isLayoutMarginsRelativeArrangement = isRelative
    }
    if coder.bool("baselineRelativeArrangement") == true {
      coder.note("a stack that arranges by baselines")
    }
  }
}

extension UIVisualEffectView {
  final func readNibEffect(_ coder: NibCoder) {
    if let blur = coder.children("blurEffect").first {
      let part = NibPart(element: blur, document: coder.document)
      effect = UIBlurEffect(style: part.choice("style", Self.styles) ?? .regular)
    }
    if let vibrancy = coder.children("vibrancyEffect").first {
      coder.document.note("vibrancy", at: vibrancy)
    }
    guard let content = coder.child(key: "contentView") else { return }
    coder.loading.read(content, into: contentView)
  }

  private static var styles: KeyValuePairs<String, UIBlurEffect.Style> {
    [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "extraDark": .extraDark,
      "regular": .regular, "prominent": .prominent,
      "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
      "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
      "systemThinMaterialLight": .systemThinMaterialLight,
      "systemMaterialLight": .systemMaterialLight,
      "systemThickMaterialLight": .systemThickMaterialLight,
      "systemChromeMaterialLight": .systemChromeMaterialLight,
      "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
      "systemThinMaterialDark": .systemThinMaterialDark,
      "systemMaterialDark": .systemMaterialDark,
      "systemThickMaterialDark": .systemThickMaterialDark,
      "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
  }
}

extension NibLoading {
  /// Gives a view that exists, a part of another, what its element describes.
  func read(_ element: NibElement, into view: UIView) {
    view.readNib(NibCoder(element, self))
    add(view, for: element)
  }
}

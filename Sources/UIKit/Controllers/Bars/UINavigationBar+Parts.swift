import CoreGraphics
import QuartzCore

/// A button's view and how its insets move it; without a view, space.
@MainActor
struct BarItemView {
  var view: UIView?
  /// Points.
  var width: CGFloat
  var insets: UIEdgeInsets

  /// Puts the left edge at `x`. Pictures keep their size under insets, so that these move the
  /// middle.
  func place(at x: CGFloat, middle: CGFloat) {
    guard let view else { return }
    view.center = CGPoint(
      x: x + view.bounds.width / 2 + (insets.left - insets.right) / 2,
      y: middle + (insets.top - insets.bottom) / 2)
  }
}

extension UINavigationBar {
  /// Points from the side to the first button.
  private var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }
  private static let spacing: CGFloat = 8
  private static let backMargin: CGFloat = 8

  /// The look that is shown; nil: that of the bar's own properties.
  private var shownAppearance: UINavigationBarAppearance? {
    let (standard, edge) = givenAppearances
    return isAtEdge ? edge ?? standard : standard
  }

  /// Under an open large title there is no background unless one was said for the edge.
  private var isBare: Bool {
    isAtEdge && largeTitleRoom > 0 && givenAppearances.edge == nil
  }

  /// True where controllers' views begin below the bar unless they say otherwise.
  final var isOpaqueBar: Bool {
    if let appearance = givenAppearances.standard {
      return appearance.backgroundEffect == nil && appearance.backgroundColor?.isOpaque == true
    }
    return !isTranslucent
  }

  // MARK: Colours

  /// Shows the background, the line and the colours of titles.
  final func showLook() {
    let isDark = barStyle != .default
    let appearance = shownAppearance
    background.contentMode = .scaleToFill
    if isBare {
      (background.backgroundColor, background.image) = (nil, nil)
    } else if let appearance {
      background.backgroundColor = appearance.fill
      background.image = appearance.backgroundImage
      background.contentMode = appearance.backgroundImageContentMode
    } else if let image = backgroundImages[.default] {
      background.image = image
      background.backgroundColor = nil
    } else {
      background.image = nil
      background.backgroundColor = barTintColor ?? (isDark ? BarColors.dark : BarColors.background)
    }
    background.clipsToBounds = background.contentMode != .scaleToFill
    if isBare {
      hairline.isHidden = true
    } else if let appearance {
      hairline.image = appearance.shadowImage
      hairline.tintColor = appearance.shadowColor
      hairline.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
      hairline.isHidden = appearance.shadowImage == nil && appearance.shadowColor == nil
    } else {
      hairline.image = shadowImage
      hairline.backgroundColor = shadowImage == nil ? BarColors.line : nil
      hairline.isHidden = shadowImage.map { $0.size == .zero } ?? false
    }
    setNeedsLayout()
  }

  private var titleColor: UIColor { barStyle == .default ? BarColors.title : .white }

  private func attributes(
    _ font: UIFont, _ given: [NSAttributedString.Key: Any]?,
    _ ofAppearance: [NSAttributedString.Key: Any]?
  ) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: titleColor]
    result.merge(ofAppearance ?? given ?? [:]) { $1 }
    return result
  }

  // MARK: Parts

  /// Makes the views of the top item anew.
  final func makeViews() {
    let old =
      (leftViews + rightViews).compactMap(\.view) + [titleView, backButton].compactMap { $0 }
    for view in old { view.removeFromSuperview() }
    let appearance = shownAppearance
    let item = topItem
    promptLabel.text = item?.prompt
    promptLabel.textColor = titleColor
    promptLabel.isHidden = item?.prompt == nil
    titleView = item?.titleView
    titleLabel.attributedText = NSAttributedString(
      string: item?.title ?? "",
      attributes: attributes(
        .systemFont(ofSize: 17, weight: .semibold), titleTextAttributes,
        appearance?.titleTextAttributes))
    titleLabel.isHidden = titleView != nil
    largeLabel.attributedText = NSAttributedString(
      string: item?.title ?? "",
      attributes: attributes(
        .systemFont(ofSize: 34, weight: .bold), largeTitleTextAttributes,
        appearance?.largeTitleTextAttributes))
    let look = BarItemLook(
      tint: tintColor, plain: appearance?.buttonAppearance, done: appearance?.doneButtonAppearance)
    leftViews = views(of: item?.leftBarButtonItems, look)
    rightViews = views(of: item?.rightBarButtonItems, look)
    backButton = makeBackButton(appearance)
    let new =
      (leftViews + rightViews).compactMap(\.view) + [titleView, backButton].compactMap { $0 }
    for view in new { addSubview(view) }
  }

  private func views(of items: [UIBarButtonItem]?, _ look: BarItemLook) -> [BarItemView] {
    (items ?? []).compactMap { item in
      adoptAppearance(for: item)
      if item.isSpace {
        return BarItemView(width: item.systemItem == .fixedSpace ? item.width : 0, insets: .zero)
      }
      guard let view = item.makeView(look) else { return nil }
      if item.customView != nil { fit(view, width: item.width) }
      return BarItemView(view: view, width: view.bounds.width, insets: item.imageInsets)
    }
  }

  /// Gives a view of an author's that has no size the one it would like to have.
  private func fit(_ view: UIView, width: CGFloat) {
    if !view.translatesAutoresizingMaskIntoConstraints {
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      view.bounds.size = size
    } else if view.bounds.isEmpty {
      view.sizeToFit()
    }
    if width > 0 { view.bounds.size.width = width }
  }

  private func makeBackButton(_ appearance: UINavigationBarAppearance?) -> BackButton? {
    guard let top = topItem, let below = backItem, !top.hidesBackButton,
      leftViews.isEmpty || top.leftItemsSupplementBackButton
    else { return nil }
    let item = below.backBarButtonItem
    let model = item ?? UIBarButtonItem()
    adoptAppearance(for: model)
    var attributes = appearance?.backButtonAppearance.normal.titleTextAttributes ?? [:]
    attributes.merge(model.titleAttributes[.normal] ?? [:]) { $1 }
    let look = BackButton.Look(
      tint: model.tintColor ?? tintColor,
      sign: appearance?.backIndicatorImage ?? backIndicatorImage,
      background: model.backButtonBackgroundImages[.normal], attributes: attributes,
      titleOffset: model.backTitleOffset == .zero
        ? appearance?.backButtonAppearance.normal.titlePositionAdjustment ?? .zero
        : model.backTitleOffset)
    let said = item?.title ?? below.backButtonTitle ?? below.title
    let title =
      switch below.backButtonDisplayMode {
      case .minimal: ""
      case .generic: "Back"
      // Where the item below has neither title nor words for it.
      case .default: said ?? "Back"
      }
    let button = BackButton(title: title, image: item?.image, look: look)
    button.addAction(
      UIAction { [weak self] _ in self?.pressBack() }, for: .touchUpInside)
    return button
  }

  // MARK: Layout

  final func placeParts() {
    // Under the status bar, if the bar does not lie in another view's middle.
    let above = goBack == nil && barPosition != .topAttached ? 0 : frame.minY
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    let line = hairline.image?.size.height ?? 1 / UIScreen.main.scale
    hairline.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: line)
    placeSearch()
    let top = topItem?.prompt == nil || isTitleHidden ? 0 : Self.promptHeight
    promptLabel.frame = CGRect(
      x: margin, y: 8, width: max(0, bounds.width - 2 * margin), height: 20)
    // In a bar of another height than its own the row is in the middle.
    let row = max(0, bounds.height - top - largeTitleRoom - searchHeight)
    let middle = top + row / 2
    var left = leftViews.isEmpty && backButton != nil ? Self.backMargin : margin
    if let backButton {
      left = Self.backMargin
      backButton.center = CGPoint(x: left + backButton.bounds.width / 2, y: middle)
      left += backButton.bounds.width + Self.spacing
    }
    for item in leftViews {
      item.place(at: left, middle: middle)
      left += item.width + Self.spacing
    }
    var right = bounds.width - margin
    for item in rightViews {
      right -= item.width
      item.place(at: right, middle: middle)
      right -= Self.spacing
    }
    placeTitle(left, right, middle)
    hideParts(isTitleHidden)
    placeLargeTitle(below: top + row)
    mirrorParts()
  }

  /// Puts what was laid out from left to right at the other side, where the bar runs the other way.
  private func mirrorParts() {
    guard isRightToLeft else { return }
    let parts = (leftViews + rightViews).compactMap(\.view) + [backButton].compactMap { $0 }
    for part in parts + [titleView ?? titleLabel] {
      part.center.x = bounds.minX + bounds.maxX - part.center.x
    }
  }

  /// Hides what a search bar stands in place of.
  private func hideParts(_ hides: Bool) {
    for view in (leftViews + rightViews).compactMap(\.view) { view.alpha = hides ? 0 : 1 }
    for view in [titleView, backButton] { view?.alpha = hides ? 0 : 1 }
    if hides { titleLabel.alpha = 0 }
    promptLabel.alpha = hides ? 0 : 1
  }

  /// The title stands in the middle of the bar, or as near to it as buttons let it.
  private func placeTitle(_ left: CGFloat, _ right: CGFloat, _ middle: CGFloat) {
    if let titleView { fit(titleView, width: 0) }
    let wanted = titleView?.bounds.width ?? titleLabel.intrinsicContentSize.width
    var left = left
    // A long title takes the room of the words beside the chevron.
    if let backButton, left + wanted > right, titleView == nil {
      let old = backButton.bounds.width
      backButton.dropTitle()
      backButton.center.x = Self.backMargin + backButton.bounds.width / 2
      left -= old - backButton.bounds.width
    }
    let room = max(0, right - left)
    let width = titleView == nil ? min(wanted, room) : wanted
    var x = bounds.midX - width / 2
    if titleView == nil { x = max(left, min(x, right - width)) }
    let offset = shownAppearance?.titlePositionAdjustment ?? .zero
    let dy = (titleOffsets[.default] ?? 0) + offset.vertical
    if let titleView {
      titleView.center = CGPoint(x: x + width / 2, y: middle)
    } else {
      titleLabel.bounds.size = CGSize(
        width: width, height: titleLabel.intrinsicContentSize.height)
      titleLabel.center = CGPoint(x: x + width / 2 + offset.horizontal, y: middle + dy)
    }
    // The small title comes as the large one goes.
    titleLabel.alpha = min(1, max(0, 1 - largeTitleRoom / 13))
  }

  private func placeLargeTitle(below y: CGFloat) {
    largeArea.isHidden = largeTitleRoom <= 0
    largeArea.frame = CGRect(
      x: 0, y: y, width: bounds.width, height: max(0, largeTitleRoom + pull))
    let height = largeLabel.intrinsicContentSize.height
    largeLabel.frame = CGRect(
      x: margin, y: largeArea.bounds.height - height - 6,
      width: max(0, bounds.width - 2 * margin), height: height)
  }

  // MARK: Large titles

  /// True where the title of the top item is shown large.
  final var wantsLargeTitle: Bool {
    guard prefersLargeTitles, !isTitleHidden else { return false }
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// True where somebody has to tell how far content is scrolled.
  final var dependsOnScrolling: Bool { wantsLargeTitle || givenAppearances.edge != nil }
}

extension UIColor {
  /// True where nothing shines through.
  fileprivate var isOpaque: Bool { cgColor.alpha >= 1 }
}

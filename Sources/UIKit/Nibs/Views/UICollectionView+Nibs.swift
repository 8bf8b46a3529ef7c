import CoreGraphics

/// The views that a file gives to a collection to be used again.
@MainActor
struct NibElements {
  /// The file and line of the collection; empty for one made in code.
  var location = ""
  /// True for a collection of a file.
  var isRead: Bool { !location.isEmpty }
  /// Views by their kinds and identifiers, each in the loading around it.
  var prototypes: [ReuseKey: (element: NibElement, loading: NibLoading)] = [:]
}

extension UICollectionView {
  /// The layout that an element has; nil without one.
  static func nibLayout(_ coder: NSCoder) -> UICollectionViewLayout? {
    guard let coder = coder as? NibCoder, let element = coder.child(key: "collectionViewLayout")
    else { return nil }
    return coder.loading.object(element) as? UICollectionViewLayout
  }

  /// Takes from the element how the collection looks, and its prototypes.
  final func readNibCollection(_ coder: NibCoder) {
    nibElements.location = "\(coder.document.name):\(coder.element.line)"
    // What the initialiser for collections made in code sets does not hold.
    readNibAppearance(coder)
    set(\.allowsSelection, to: coder.bool("allowsSelection") ?? true)
    set(\.allowsMultipleSelection, to: coder.bool("allowsMultipleSelection") ?? false)
    set(\.isPrefetchingEnabled, to: coder.bool("prefetchingEnabled") ?? true)
    if let view = coder.child(key: "backgroundView") { backgroundView = coder.loading.view(view) }
    for element in coder.items(of: "cells") { add(element, kind: "", coder) }
    for (key, kind) in [
      ("sectionHeaderView", Self.elementKindSectionHeader),
      ("sectionFooterView", Self.elementKindSectionFooter),
    ] {
      if let element = coder.child(key: key) { add(element, kind: kind, coder) }
    }
    coder.skip("dataMode", "springLoaded", "effect", "contentViewInsetsToSafeArea", "<size>")
  }

  private func add(_ element: NibElement, kind: String, _ coder: NibCoder) {
    guard let identifier = element["reuseIdentifier"] else {
      coder.document.note("a cell or view without an identifier", at: element)
      return
    }
    nibElements.prototypes[ReuseKey(kind: kind, identifier: identifier)] = (element, coder.loading)
  }

  /// A new view of a prototype; nil where there is none of that name.
  final func prototype(_ key: ReuseKey) -> UICollectionReusableView? {
    guard let (element, outer) = nibElements.prototypes[key] else { return nil }
    let loading = NibLoading(outer.document, outer: outer)
    guard let view = loading.view(element) as? UICollectionReusableView else { return nil }
    if view.reuseIdentifier == nil { view.reuseIdentifier = key.identifier }
    loading.finish(isLast: true)
    return view
  }
}

extension UICollectionViewFlowLayout {
  /// Takes from the element the measures of the layout.
  final func readNibLayout(_ coder: NibCoder) {
    if let spacing = coder.number("minimumLineSpacing") { minimumLineSpacing = spacing }
    if let spacing = coder.number("minimumInteritemSpacing") { minimumInteritemSpacing = spacing }
    if let direction = coder.choice(
      "scrollDirection",
      ["vertical": UICollectionView.ScrollDirection.vertical, "horizontal": .horizontal])
    {
      scrollDirection = direction
    }
    if let size = coder.size("itemSize") { itemSize = size }
    if let size = coder.size("headerReferenceSize") { headerReferenceSize = size }
    if let size = coder.size("footerReferenceSize") { footerReferenceSize = size }
    if let inset = coder.insets("sectionInset") { sectionInset = inset }
    if let size = coder.size("estimatedItemSize") { estimatedItemSize = size }
    if coder.bool("automaticEstimatedItemSize") == true { estimatedItemSize = Self.automaticSize }
    if let reference = coder.choice(
      "sectionInsetReference",
      [
        "contentInset": SectionInsetReference.fromContentInset, "safeArea": .fromSafeArea,
        "layoutMargins": .fromLayoutMargins,
      ])
    {
      sectionInsetReference = reference
    }
    if let pins = coder.bool("sectionHeadersPinToVisibleBounds") {
      sectionHeadersPinToVisibleBounds = pins
    }
    if let pins = coder.bool("sectionFootersPinToVisibleBounds") {
      sectionFootersPinToVisibleBounds = pins
    }
  }
}

extension UICollectionViewCell {
  /// Takes from the element how the cell looks, and its content.
  final func readNibCell(_ coder: NibCoder) {
    if let view = coder.child(key: "backgroundView") { backgroundView = coder.loading.view(view) }
    if let view = coder.child(key: "selectedBackgroundView") {
      selectedBackgroundView = coder.loading.view(view)
    }
    if let element = coder.child(key: "contentView") {
      coder.loading.read(element, into: contentView)
      // It is as large as the cell, whatever the file says.
      contentView.translatesAutoresizingMaskIntoConstraints = true
      contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.frame = CGRect(origin: .zero, size: bounds.size)
    }
    coder.skip("<size>", "customSize")
  }
}

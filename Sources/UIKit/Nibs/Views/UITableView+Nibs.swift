import CoreGraphics

/// The rows that a file gives to a table: cells to be used again, or all there are.
@MainActor
struct TableRows {
  /// The file and line of the table; empty for one made in code.
  var location = ""
  /// True for a table of a file.
  var isRead: Bool { !location.isEmpty }
  /// Cells by their identifiers, each in the loading around it.
  var prototypes: [String: (element: NibElement, loading: NibLoading)] = [:]
  /// The sections of a table whose rows do not change.
  var sections: [StaticSection]?
}

/// A section of a table whose rows do not change.
@MainActor
struct StaticSection {
  var header: String?
  var footer: String?
  var headerHeight: CGFloat?
  var footerHeight: CGFloat?
  var cells: [UITableViewCell]
  var heights: [CGFloat?]
}

extension UITableView {
  /// The style that an element describes.
  static func nibStyle(_ coder: NSCoder) -> Style {
    let coder = coder as? NibCoder
    let styles: KeyValuePairs<String, Style> = [
      "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]
    return coder?.choice("style", styles) ?? .plain
  }

  /// Takes from the element how the table looks, its prototypes or its rows.
  final func readNibTable(_ coder: NibCoder) {
    nibRows.location = "\(coder.document.name):\(coder.element.line)"
    readNibAppearance(coder)
    if let height = coder.number("rowHeight") { rowHeight = height }
    if let height = coder.number("estimatedRowHeight") { estimatedRowHeight = height }
    // What Xcode writes of a grouped table's titles is what such tables have anyway.
    for (name, path) in [
      ("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
      ("sectionFooterHeight", \UITableView.sectionFooterHeight),
    ] {
      guard let height = coder.number(name), style == .plain || ![10, 18].contains(height) else {
        continue
      }
      self[keyPath: path] = height
    }
    switch coder.string("separatorStyle") {
    case "none": separatorStyle = .none
    case "singleLine", "singleLineEtched", "default": separatorStyle = .singleLine
    default: break
    }
    if let color = coder.color("separatorColor") { separatorColor = color }
    if let insets = coder.insets("separatorInset") { separatorInset = insets }
    set(\.allowsSelection, to: coder.bool("allowsSelection") ?? true)
    set(\.allowsMultipleSelection, to: coder.bool("allowsMultipleSelection") ?? false)
    set(\.allowsSelectionDuringEditing, to: coder.bool("allowsSelectionDuringEditing") ?? false)
    set(
      \.allowsMultipleSelectionDuringEditing,
      to: coder.bool("allowsMultipleSelectionDuringEditing") ?? false)
    if let count = coder.integer("sectionIndexMinimumDisplayRowCount") {
      sectionIndexMinimumDisplayRowCount = count
    }
    if let color = coder.color("sectionIndexColor") { sectionIndexColor = color }
    if let color = coder.color("sectionIndexBackgroundColor") {
      sectionIndexBackgroundColor = color
    }
    if let color = coder.color("sectionIndexTrackingBackgroundColor") {
      sectionIndexTrackingBackgroundColor = color
    }
    if let view = coder.child(key: "tableHeaderView") { tableHeaderView = coder.loading.view(view) }
    if let view = coder.child(key: "tableFooterView") { tableFooterView = coder.loading.view(view) }
    if let view = coder.child(key: "backgroundView") { backgroundView = coder.loading.view(view) }
    for element in coder.items(of: "prototypes") {
      guard let identifier = element["reuseIdentifier"] else {
        coder.document.note("a cell without an identifier", at: element)
        continue
      }
      nibRows.prototypes[identifier] = (element, coder.loading)
    }
    let sections = coder.items(of: "sections")
    if coder.string("dataMode") == "static" || !sections.isEmpty {
      nibRows.sections = sections.map { section($0, coder) }
    }
    coder.skip("estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "effect")
    coder.skip("contentViewInsetsToSafeArea", "separatorInsetReference", "sectionHeaderTopPadding")
  }

  private func section(_ element: NibElement, _ coder: NibCoder) -> StaticSection {
    let part = NibPart(element: element, document: coder.document)
    var section = StaticSection(
      header: part.string("headerTitle"), footer: part.string("footerTitle"),
      headerHeight: part.number("headerHeight"), footerHeight: part.number("footerHeight"),
      cells: [], heights: [])
    for element in part.items(of: "cells") {
      guard let cell = coder.loading.view(element) as? UITableViewCell else { continue }
      section.cells.append(cell)
      section.heights.append(
        NibPart(element: element, document: coder.document).number("rowHeight"))
    }
    return section
  }

  /// A new cell of a prototype; nil where there is none of that identifier.
  final func prototypeCell(_ identifier: String) -> UITableViewCell? {
    guard let (element, outer) = nibRows.prototypes[identifier] else { return nil }
    let loading = NibLoading(outer.document, outer: outer)
    guard let cell = loading.view(element) as? UITableViewCell else { return nil }
    loading.finish(isLast: true)
    return cell
  }

  /// What a row that does not change says of its height; nil without such rows.
  final func staticHeight(_ path: IndexPath) -> CGFloat? {
    guard let section = staticSection(path.section) else { return nil }
    guard section.heights.indices.contains(path.row) else { return nil }
    return section.heights[path.row]
  }

  /// The section of that number, of a table whose rows do not change.
  final func staticSection(_ number: Int) -> StaticSection? {
    guard let sections = nibRows.sections, sections.indices.contains(number) else { return nil }
    return sections[number]
  }
}

extension UITableViewCell {
  /// The style that an element describes.
  static func nibStyle(_ coder: NSCoder) -> CellStyle {
    (coder as? NibCoder)?.choice(
      "style",
      [
        "IBUITableViewCellStyleDefault": CellStyle.default,
        "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
        "IBUITableViewCellStyleSubtitle": .subtitle,
      ]) ?? .default
  }

  /// The identifier that an element has.
  static func nibIdentifier(_ coder: NSCoder) -> String? {
    (coder as? NibCoder)?.string("reuseIdentifier")
  }

  /// Takes from the element how the cell looks, and its content.
  final func readNibCell(_ coder: NibCoder) {
    readNibAppearance(coder)
    if let type = coder.choice("accessoryType", Self.accessoryTypes) { accessoryType = type }
    if let style = coder.choice(
      "selectionStyle",
      ["none": SelectionStyle.none, "blue": .blue, "gray": .gray, "default": .default])
    {
      selectionStyle = style
    }
    if let insets = coder.insets("separatorInset") { separatorInset = insets }
    if let view = coder.child(key: "accessoryView") { accessoryView = coder.loading.view(view) }
    if let view = coder.child(key: "backgroundView") { backgroundView = coder.loading.view(view) }
    if let view = coder.child(key: "selectedBackgroundView") {
      selectedBackgroundView = coder.loading.view(view)
    }
    if let content = coder.child(key: "contentView") { readContent(content, coder) }
    if let type = coder.choice("editingAccessoryType", Self.accessoryTypes) {
      editingAccessoryType = type
    }
    if let view = coder.child(key: "editingAccessoryView") {
      editingAccessoryView = coder.loading.view(view)
    }
    if let level = coder.integer("indentationLevel") { indentationLevel = level }
    if let width = coder.number("indentationWidth") { indentationWidth = width }
    if let shows = coder.bool("showsReorderControl") { showsReorderControl = shows }
    if let indents = coder.bool("shouldIndentWhileEditing") { shouldIndentWhileEditing = indents }
    coder.skip("rowHeight", "focusStyle")
  }

  private static var accessoryTypes: KeyValuePairs<String, AccessoryType> {
    [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
      "detailButton": .detailButton,
    ]
  }

  /// The labels and the picture of the cell's style are described among the views of its content.
  private func readContent(_ element: NibElement, _ coder: NibCoder) {
    let parts = [
      coder.string("textLabel"), coder.string("detailTextLabel"), coder.string("imageView"),
    ]
    let own = element.items(of: "subviews").filter { view in
      view.id.map { id in parts.contains { $0 == id } } ?? false
    }
    let others = element.children.map { child in
      guard child.name == "subviews" else { return child }
      return child.with(
        child.attributes, child.children.filter { view in !own.contains { $0 === view } })
    }
    coder.loading.read(element.with(element.attributes, others), into: contentView)
    for view in own {
      let read = NibCoder(view, coder.loading)
      let part: UIView? =
        view.id == parts[0] ? textLabel : view.id == parts[1] ? detailTextLabel : imageView
      guard let part else { continue }
      part.readNib(read)
      (part as? UILabel)?.readNibLabel(read)
      (part as? UIImageView)?.readNibImageView(read)
      part.autoresizingMask = []
      part.translatesAutoresizingMaskIntoConstraints = true
      coder.loading.add(part, for: view)
    }
  }
}

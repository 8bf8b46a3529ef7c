import CoreGraphics
import VirtualTime

extension AssetCatalogs {
  /// The picture of an image set, in the variant for the scene's screen and settings.
  func image(named name: String, in bundle: Bundle?) -> UIImage? {
    for set in sets(.image, named: name, in: bundle) {
      guard let contents = set.contents else {
        note("a set without a readable Contents.json", at: set)
        continue
      }
      if let image = image(of: set, contents) { return image }
    }
    if let symbol = sets(.symbol, named: name, in: bundle).first {
      note("a set of a symbol", at: symbol)
    }
    return nil
  }

  private func image(of set: AssetSet, _ contents: [String: Any]) -> UIImage? {
    // Slots that no file was dragged to do not count.
    let filled = AssetVariant.all(set, contents, "images").filter { $0.filename != nil }
    guard !filled.isEmpty else { return nil }
    let screen = Int(SceneContext.active.screen.scale.rounded(.up))
    let properties = contents["properties"] as? [String: Any] ?? [:]
    for variant in AssetVariant.best(of: filled).sorted(by: { a, b in
      Self.distance(of: a, from: screen) < Self.distance(of: b, from: screen)
    }) {
      guard let name = variant.filename, let path = set.path(of: name),
        let file = PictureFile.read(path, scale: variant.scale, screen: screen)
      else {
        note("the picture \(variant.filename ?? ""), which is not there or cannot be read", at: set)
        continue
      }
      let image = sliced(file, variant)
      switch properties["template-rendering-intent"] as? String {
      case "template": return image.withRenderingMode(.alwaysTemplate)
      case "original": return image.withRenderingMode(.alwaysOriginal)
      default: return image
      }
    }
    return nil
  }

  /// How far a variant's scale is from the screen's: the next larger one is nearer than any smaller one.
  private static func distance(of variant: AssetVariant, from screen: Int) -> Int {
    guard let scale = variant.scale else { return 0 }
    return scale >= screen ? scale - screen : 100 + screen - scale
  }

  /// The picture with what the set says of stretching: pixels of its edges stay, those between are
  /// stretched or repeated, and what is beside the kept centre is taken out.
  private func sliced(_ image: UIImage, _ variant: AssetVariant) -> UIImage {
    guard let resizing = variant.entry["resizing"] as? [String: Any], let pixels = image.cgImage
    else { return image }
    let edges = resizing["cap-insets"] as? [String: Any] ?? [:]
    let center = resizing["center"] as? [String: Any] ?? [:]
    func number(_ values: [String: Any], _ key: String) -> Int? {
      (values[key] as? NSNumber).map { max(0, min($0.intValue, 1 << 20)) }
    }
    let columns = PictureSlices(
      length: pixels.width, before: number(edges, "left") ?? 0,
      after: number(edges, "right") ?? 0, center: number(center, "width"))
    let rows = PictureSlices(
      length: pixels.height, before: number(edges, "top") ?? 0,
      after: number(edges, "bottom") ?? 0, center: number(center, "height"))
    let kept = pixels.keeping(columns: columns, rows: rows) ?? pixels
    let scale = image.scale
    return UIImage(cgImage: kept, scale: scale, orientation: image.imageOrientation)
      .resizableImage(
        withCapInsets: UIEdgeInsets(
          top: CGFloat(rows.before) / scale, left: CGFloat(columns.before) / scale,
          bottom: CGFloat(rows.after) / scale, right: CGFloat(columns.after) / scale),
        resizingMode: center["mode"] as? String == "tile" ? .tile : .stretch)
  }
}

/// How the pixels of a row or column are divided.
struct PictureSlices {
  /// Pixels that stay before and after the centre.
  private(set) var before: Int
  private(set) var after: Int
  /// Pixels of the centre that are kept.
  private(set) var center: Int

  /// What does not fit into `length` pixels is made smaller, the centre first.
  init(length: Int, before: Int, after: Int, center: Int?) {
    self.before = min(before, length)
    self.after = min(after, length - self.before)
    let between = length - self.before - self.after
    self.center = min(center ?? between, between)
  }

  var length: Int { before + center + after }
}

extension CGImage {
  /// The picture without what lies between its kept centre and its last columns and rows; nil where
  /// nothing would be left.
  @MainActor
  fileprivate func keeping(columns: PictureSlices, rows: PictureSlices) -> CGImage? {
    guard columns.length < width || rows.length < height else { return self }
    guard columns.length > 0, rows.length > 0,
      let context = CGContext(
        filledBy: CGSize(width: columns.length, height: rows.length), scale: 1, isOpaque: false)
    else { return nil }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let horizontal = columns.pieces(of: width)
    for row in rows.pieces(of: height) {
      for column in horizontal {
        let piece = cropping(
          to: CGRect(x: column.from, y: row.from, width: column.count, height: row.count))
        piece.map { UIImage(cgImage: $0) }?.draw(at: CGPoint(x: column.to, y: row.to))
      }
    }
    return context.makeImage()
  }
}

extension PictureSlices {
  /// What goes where: pixels of a picture `whole` long.
  fileprivate func pieces(of whole: Int) -> [(from: Int, to: Int, count: Int)] {
    [(0, 0, before + center), (whole - after, before + center, after)].filter { $0.2 > 0 }
  }
}

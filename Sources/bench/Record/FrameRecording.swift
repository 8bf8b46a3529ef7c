import Geometry
import Raster
import RenderTree

/// A frozen frame as the operations of a workload, for renderers that know nothing of layers.
///
/// What a layer keeps as a picture of its own (`shouldRasterize`) is drawn where it is seen. Depth,
/// shadows, filters, blend modes, borders and gradients are refused.
struct FrameRecording {
  private(set) var operations: [WorkloadFile.Operation] = []
  private var images: RecordedImages

  /// Images go by the names that `images` has for them, or gets.
  init(_ snapshot: FrameSnapshot, images: inout RecordedImages) throws(BenchError) {
    self.images = images
    try draw(snapshot.root, in: snapshot.pixelsFromRoot, opacity: 1)
    images = self.images
  }

  private mutating func draw(
    _ node: RenderNode, in parent: Affine, opacity: Double
  ) throws(BenchError) {
    try node.refuseWhatIsNotRecorded()
    let matrix = try node.matrix.affine(of: node).followed(by: parent)
    let opacity = opacity * min(max(node.opacity, 0), 1)
    guard opacity > 0 else { return }
    let clips = try node.clips(in: matrix)
    let isGroup = opacity < 1 && node.partCount > 1
    for clip in clips { save(clip: clip, opacity: 1) }
    if isGroup { save(clip: nil, opacity: opacity) }
    try drawParts(of: node, in: matrix, opacity: isGroup ? 1 : opacity)
    for _ in 0..<(clips.count + (isGroup ? 1 : 0)) {
      operations.append(WorkloadFile.Operation(op: "restore"))
    }
  }

  private mutating func drawParts(
    of node: RenderNode, in matrix: Affine, opacity: Double
  ) throws(BenchError) {
    if let color = node.effects.backgroundColor, !node.bounds.isEmpty {
      fill(node.outline, .nonZero, color, in: matrix, opacity)
    }
    for content in node.content {
      switch content {
      case .fill(let path, let rule, let color): fill(path, rule, color, in: matrix, opacity)
      case .stroke(let path, let style, let color): stroke(path, style, color, in: matrix, opacity)
      case .image(let placed) where placed.isWhole && !node.isFlipped:
        draw(placed, in: matrix, opacity)
      default: throw BenchError("\(node.name ?? "a layer") has contents that are not recorded")
      }
    }
    for child in node.children { try draw(child, in: matrix, opacity: opacity) }
  }

  private mutating func save(clip: WorkloadFile.Clip?, opacity: Double) {
    operations.append(WorkloadFile.Operation(op: "save", opacity: opacity, clip: clip))
  }

  private mutating func fill(
    _ path: Path, _ rule: FillRule, _ color: Color, in matrix: Affine, _ opacity: Double
  ) {
    guard color.alpha > 0 else { return }
    operations.append(
      WorkloadFile.Operation(
        op: "fill", v: path.letters, p: path.numbers, m: matrix.numbers,
        rule: rule == .evenOdd ? "evenodd" : "nonzero",
        paint: WorkloadFile.Paint(color.faded(by: opacity))))
  }

  private mutating func stroke(
    _ path: Path, _ style: StrokeStyle, _ color: Color, in matrix: Affine, _ opacity: Double
  ) {
    guard color.alpha > 0, style.width > 0 else { return }
    operations.append(
      WorkloadFile.Operation(
        op: "stroke", v: path.letters, p: path.numbers, m: matrix.numbers,
        paint: WorkloadFile.Paint(color.faded(by: opacity)), width: style.width,
        cap: "\(style.cap)", join: "\(style.join)", miter: style.miterLimit, dash: style.dash,
        phase: style.dashPhase, trim: [style.trimStart, style.trimEnd]))
  }

  private mutating func draw(_ placed: PlacedImage, in matrix: Affine, _ opacity: Double) {
    let (area, image) = (placed.destination, placed.image)
    let areaFromImage = Affine(
      a: area.width / Double(image.width), b: 0, c: 0, d: area.height / Double(image.height),
      tx: area.x, ty: area.y)
    operations.append(
      WorkloadFile.Operation(
        op: "image", m: areaFromImage.followed(by: matrix).numbers, opacity: opacity,
        image: images.name(of: image)))
  }
}

extension RenderNode {
  fileprivate func refuseWhatIsNotRecorded() throws(BenchError) {
    let hasBorder = effects.borderWidth > 0 && (effects.borderColor?.alpha ?? 0) > 0
    let isPlain =
      effects.filters.isEmpty && effects.backdropFilters.isEmpty && effects.shadow == nil
      && effects.blend == .sourceOver && effects.tint == .white && !hasBorder && overlay.isEmpty
      && isDoubleSided && (fadesAsGroup || opacity >= 1)
      && children.allSatisfy { $0.depth == children[0].depth }
    guard isPlain else {
      throw BenchError("\(name ?? "a layer") has effects that are not recorded")
    }
  }

  /// What is painted, each part counted once.
  fileprivate var partCount: Int {
    (effects.backgroundColor == nil ? 0 : 1) + content.count + children.count
  }

  /// The rounded bounds.
  fileprivate var outline: Path {
    var path = Path()
    if effects.cornerRadius > 0 {
      path.addRoundedRect(bounds, radius: effects.cornerRadius, corners: effects.roundedCorners)
    } else {
      path.addRect(bounds)
    }
    return path
  }

  /// The bounds where they cut, and a mask that is one opaque outline.
  fileprivate func clips(in matrix: Affine) throws(BenchError) -> [WorkloadFile.Clip] {
    var clips: [WorkloadFile.Clip] = []
    if effects.masksToBounds { clips.append(WorkloadFile.Clip(outline, in: matrix)) }
    if let mask {
      guard mask.effects.backgroundColor?.alpha == 1, mask.opacity == 1, mask.partCount == 1 else {
        throw BenchError("\(name ?? "a layer") has a mask that is not recorded")
      }
      clips.append(
        WorkloadFile.Clip(mask.outline, in: try mask.matrix.affine(of: mask).followed(by: matrix)))
    }
    return clips
  }
}

extension Matrix4 {
  /// What it does to the plane z = 0; `node` is named where that is no affine map.
  fileprivate func affine(of node: RenderNode) throws(BenchError) -> Affine {
    guard m14 == 0, m24 == 0, m44 == 1 else {
      throw BenchError("\(node.name ?? "a layer") is seen in perspective, which is not recorded")
    }
    return Affine(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

extension PlacedImage {
  fileprivate var isWhole: Bool {
    let all = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    return source == all && middle == nil && filter == .linear
  }
}

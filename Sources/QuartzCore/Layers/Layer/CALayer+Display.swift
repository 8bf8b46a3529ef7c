import CoreGraphics
import Geometry
import Raster
import RenderTree
import VirtualTime

extension CALayer {
  /// Draws the contents through `draw(in:)` into a picture of the bounds at `contentsScale`.
  final func drawContents() {
    // It may still change what the drawing depends on, the bounds too.
    if !values.bounds.isEmpty { delegate?.layerWillDraw(self) }
    let bounds = values.bounds
    guard
      let context = CGContext(
        filledBy: bounds.size, scale: values.contentsScale, isOpaque: false)
    else {
      contents = contentsOfBlankDrawing
      noteLostContents()
      return
    }
    drawContents(into: context, as: bounds)
    contents = context.isBlank ? contentsOfBlankDrawing : context.makeImage()
  }

  private func drawContents(into context: CGContext, as bounds: CGRect) {
    if showsFlipped {
      // The picture will be shown upright: it has to hold the mirror image.
      context.translateBy(x: 0, y: bounds.height)
      context.scaleBy(x: 1, y: -1)
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    drawContents(into: context)
  }

  /// Notes contents that would take more pixels than a picture has: those of a layer that draws something.
  package final func noteLostContents() {
    let bounds = values.bounds
    let longest = max(bounds.width, bounds.height)
    guard !bounds.isEmpty, longest.isFinite, values.contentsScale > 0,
      let context = CGContext(
        filledBy: bounds.size, scale: Self.longestProbe / longest, isOpaque: false)
    else { return }
    drawContents(into: context, as: bounds)
    if context.isBlank { return }
    SceneContext.active.unsupported(
      "contents of \(bounds.width) by \(bounds.height) points", at: readableName)
  }

  /// Pixels of a picture that is only made to see whether there is one.
  private static let longestProbe: CGFloat = 16

  /// Draws the contents into a context in bounds space made for them.
  package final func drawContents(into context: CGContext) {
    willDrawContents(in: context)
    draw(in: context)
    didDrawContents()
  }

  /// Everything drawn between the background and the sublayers, in order.
  final func shownContent(in context: FreezingContext) -> [NodeContent] {
    let isFlipped = context.showsFlipped(self)
    var shown: [NodeContent] = []
    if let color = values.backgroundColor,
      let tiles = NodeContent.tiles(of: color, scale: Double(contentsScale))
    {
      shown.append(tiles)
    }
    if let contentSource {
      shown += upright(contentSource.content(for: self), isFlipped: isFlipped)
    }
    shown += contentBelowContents(in: context)
    addContents(to: &shown, isFlipped: isFlipped)
    return shown + contentOfClass()
  }

  /// Text, which keeps upright where the layer is shown upside down.
  final func upright(_ content: [NodeContent], isFlipped: Bool) -> [NodeContent] {
    guard !content.isEmpty, isFlipped else { return content }
    let mirror = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * Double(values.bounds.midY))
    return content.map { $0.transformed(by: mirror) }
  }

  /// The contents; two pictures are each placed by itself and then mixed.
  private func addContents(to shown: inout [NodeContent], isFlipped: Bool) {
    guard let fade = values.contentsFade else {
      if let image = placed(values.contents as? CGImage) { shown.append(image) }
      return
    }
    func picture(_ picture: ContentsFade.Picture) -> RenderNode? {
      let content =
        switch picture {
        case .image(let image): placed(image).map { [$0] } ?? []
        case .text(let text): upright(text.content(in: self), isFlipped: isFlipped)
        }
      return content.isEmpty ? nil : RenderNode(isFlipped: isFlipped, content: content)
    }
    let (from, to) = (picture(fade.from), picture(fade.to))
    guard from != nil || to != nil else { return }
    shown.append(.dissolve(Dissolve(from: from, to: to, share: fade.share)))
  }

  /// An image, cropped and placed by gravity; nil where nothing of it is shown.
  private func placed(_ image: CGImage?) -> NodeContent? {
    guard let image = image?.rasterImage else { return nil }
    let shown = Rect(values.contentsRect)
    let source = Rect(
      x: shown.x * Double(image.width), y: shown.y * Double(image.height),
      width: shown.width * Double(image.width), height: shown.height * Double(image.height))
    guard !source.isEmpty, values.contentsScale > 0 else { return nil }
    let size = Point(source.width, source.height) / Double(values.contentsScale)
    let destination = values.contentsGravity.placement(of: size, in: Rect(values.bounds))
    guard !destination.isEmpty else { return nil }
    let style = values.contentsStyle
    return .image(
      PlacedImage(
        image: image, source: source, destination: destination,
        filter: style.magnificationFilter.enlargingFilter,
        shrinkingFilter: style.minificationFilter.shrinkingFilter,
        levelBias: Double(style.minificationFilterBias),
        middle: values.look.middle(of: source, in: destination)))
  }
}

extension CALayerContentsGravity {
  /// Where contents of `size` points lie in `bounds`.
  func placement(of size: Point, in bounds: Rect) -> Rect {
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let factors = (bounds.width / size.x, bounds.height / size.y)
      let factor =
        self == .resizeAspect ? min(factors.0, factors.1) : max(factors.0, factors.1)
      return placement(of: size * factor, in: bounds, x: 0.5, y: 0.5)
    case .top: return placement(of: size, in: bounds, x: 0.5, y: 1)
    case .bottom: return placement(of: size, in: bounds, x: 0.5, y: 0)
    case .left: return placement(of: size, in: bounds, x: 0, y: 0.5)
    case .right: return placement(of: size, in: bounds, x: 1, y: 0.5)
    case .topLeft: return placement(of: size, in: bounds, x: 0, y: 1)
    case .topRight: return placement(of: size, in: bounds, x: 1, y: 1)
    case .bottomLeft: return placement(of: size, in: bounds, x: 0, y: 0)
    case .bottomRight: return placement(of: size, in: bounds, x: 1, y: 0)
    default: return placement(of: size, in: bounds, x: 0.5, y: 0.5)
    }
  }

  /// `x` and `y`: the share of the free space before the contents.
  private func placement(of size: Point, in bounds: Rect, x: Double, y: Double) -> Rect {
    Rect(
      x: bounds.x + (bounds.width - size.x) * x, y: bounds.y + (bounds.height - size.y) * y,
      width: size.x, height: size.y)
  }
}

import CoreGraphics
import Geometry
import Limits
import Raster
import RenderTree
import Timing
import VirtualTime

/// From Apple's properties to the numbers of the simulation.
extension Emission {
  /// What `layer` emits as it is; `identities` tells its cells apart.
  @MainActor
  init(of layer: CAEmitterLayer, _ identities: CellIdentities) {
    let values = layer.emitter
    func number(_ value: some BinaryFloatingPoint) -> Double { Emission.sane(Double(value)) }
    position = SIMD3(
      number(values.emitterPosition.x), number(values.emitterPosition.y),
      number(values.emitterZPosition))
    shape = EmissionShape(
      body: values.emitterShape.body, part: values.emitterMode.part,
      size: SIMD3(
        number(values.emitterSize.width), number(values.emitterSize.height),
        number(values.emitterDepth)))
    seed = UInt64(values.seed)
    birthRate = number(values.birthRate)
    lifetime = number(values.lifetime)
    velocity = number(values.velocity)
    scale = number(values.scale)
    spin = number(values.spin)
    var occurrences: [ObjectIdentifier: Int] = [:]
    var budget = CellBudget()
    for cell in values.cells ?? [] {
      guard budget.take() else { break }
      let occurrence = occurrences[ObjectIdentifier(cell), default: 0]
      occurrences[ObjectIdentifier(cell)] = occurrence + 1
      var emitted = EmissionCell(cell, generations: EmissionCell.mostGenerations, &budget)
      emitted.identity = identities.identity(of: cell, occurrence: occurrence)
      cells.append(emitted)
    }
    if budget.isExceeded {
      SceneContext.active.unsupported(
        "more than \(Limit.emitterCells) emitter cells", at: layer.readableName)
    }
  }
}

extension EmissionCell {
  /// Cells in cells are heeded no deeper: one may contain itself.
  static let mostGenerations = 8

  @MainActor
  fileprivate init(_ cell: CAEmitterCell, generations: Int, _ budget: inout CellBudget) {
    let values = cell.values
    func number(_ value: some BinaryFloatingPoint) -> Double { Emission.sane(Double(value)) }
    func spread(_ mean: some BinaryFloatingPoint, _ range: some BinaryFloatingPoint)
      -> EmissionSpread
    { EmissionSpread(mean: number(mean), range: number(range)) }
    isEnabled = values.isEnabled
    birthRate = number(values.birthRate)
    lifetime = spread(values.lifetime, values.lifetimeRange)
    begin = number(values.timing.beginTime)
    end = values.timing.endTime.isNaN ? .infinity : values.timing.endTime
    longitude = spread(values.emissionLongitude, values.emissionRange)
    latitude = number(values.emissionLatitude)
    velocity = spread(values.velocity, values.velocityRange)
    acceleration = SIMD3(
      number(values.xAcceleration), number(values.yAcceleration), number(values.zAcceleration))
    scale = spread(values.scale, values.scaleRange)
    scaleSpeed = number(values.scaleSpeed)
    spin = spread(values.spin, values.spinRange)
    // No colour is none to see.
    let shown = values.color?.rasterColor ?? .clear
    color = SIMD4(number(shown.red), number(shown.green), number(shown.blue), number(shown.alpha))
    colorRange = SIMD4(
      number(values.redRange), number(values.greenRange), number(values.blueRange),
      number(values.alphaRange))
    colorSpeed = SIMD4(
      number(values.redSpeed), number(values.greenSpeed), number(values.blueSpeed),
      number(values.alphaSpeed))
    sprite = EmissionSprite(values)
    guard generations > 0 else { return }
    for inner in cell.emitterCells ?? [] {
      guard budget.take() else { break }
      cells.append(EmissionCell(inner, generations: generations - 1, &budget))
    }
  }
}

/// How many more cells of one layer are heeded.
struct CellBudget {
  private var rest = Limit.emitterCells
  /// True when there were more.
  private(set) var isExceeded = false

  /// Takes one; false when there is none left.
  mutating func take() -> Bool {
    rest -= 1
    if rest < 0 { isExceeded = true }
    return rest >= 0
  }
}

extension EmissionSprite {
  /// Nil when there is nothing to be seen.
  fileprivate init?(_ values: EmitterCellValues) {
    // As with layers: an object of another class shows nothing.
    guard let image = (values.contents as? CGImage)?.rasterImage else { return nil }
    let part = Rect(values.contentsRect)
    let source = Rect(
      x: part.x * Double(image.width), y: part.y * Double(image.height),
      width: part.width * Double(image.width), height: part.height * Double(image.height))
    let scale = Double(values.contentsScale)
    guard source.x.isFinite, source.y.isFinite, source.width > 0, source.height > 0,
      source.width.isFinite, source.height.isFinite, scale > 0, scale.isFinite
    else { return nil }
    let enlarging = CALayerContentsFilter(rawValue: values.magnificationFilter)
    let shrinking = CALayerContentsFilter(rawValue: values.minificationFilter)
    placed = PlacedParticles.Sprite(
      image: image, source: source, size: Point(source.width, source.height) / scale,
      filter: enlarging.enlargingFilter, shrinkingFilter: shrinking.shrinkingFilter,
      levelBias: Emission.sane(Double(values.minificationFilterBias)))
  }
}

/// Numbers that tell the cells of a layer apart as long as it lives, in the order in which they came
/// to it, whatever they are replaced by.
@MainActor
final class CellIdentities {
  private struct OccurrenceKey: Hashable {
    let cell: ObjectIdentifier
    let occurrence: Int
  }

  private var known: [OccurrenceKey: Int] = [:]
  /// Held, so that no other cell gets the address of one that was given up.
  private var cells: [CAEmitterCell] = []

  /// The number of `cell` where it is in a list for the time `occurrence`, counted from 0. That of a
  /// copy made for an animation is the original's.
  func identity(of cell: CAEmitterCell, occurrence: Int) -> Int {
    let original = cell.original ?? cell
    let key = OccurrenceKey(cell: ObjectIdentifier(original), occurrence: occurrence)
    if let number = known[key] { return number }
    known[key] = cells.count
    cells.append(original)
    return cells.count - 1
  }
}

import Geometry
import RasterKernels

/// Fingerprints of what a display list paints with, each made once however many bands show it.
/// Keeps its memory from one list to the next.
struct SourceSignatures {
  private var images: [ImagePrint] = []
  private var gradients: [Signature] = []
  private(set) var offscreens: [Signature] = []

  /// Reads the sources of `list`, forgetting what was here.
  mutating func read(_ list: DisplayList) {
    images.removeAll(keepingCapacity: true)
    gradients.removeAll(keepingCapacity: true)
    offscreens.removeAll(keepingCapacity: true)
    for image in list.images { images.append(ImagePrint(image)) }
    for gradient in list.gradients { gradients.append(gradient.signature) }
    for use in list.offscreens { offscreens.append(use.signature) }
  }

  /// Adds what rows of a picture show of a source.
  func add(
    _ source: DisplayItem.Source, to hash: inout ContentHash, within rows: Range<Int>
  ) {
    switch source {
    case .solid(let pixel): hash.add(1, Int(pixel))
    case .image(let index): add(image: index, to: &hash, within: rows)
    case .gradient(let index):
      hash.add(3)
      hash.add(gradients[index])
    case .offscreen(let index):
      hash.add(4)
      hash.add(offscreens[index])
    }
  }

  func add(image index: Int, to hash: inout ContentHash, within rows: Range<Int>) {
    hash.add(2)
    images[index].add(to: &hash, within: rows)
  }
}

/// The fingerprints of an image as it is drawn.
private struct ImagePrint {
  /// Of everything but its pixels.
  private let look: Signature
  private let rows: ShownRows?
  /// Of the pixels, by stripes; as a whole where it is not known which rows are shown.
  private let pixels: [Signature]

  init(_ source: ImageSource) {
    look = source.look
    rows = ShownRows(source)
    pixels = rows == nil ? [source.image.signature] : source.image.stripes
  }

  /// Adds what rows of a picture show.
  func add(to hash: inout ContentHash, within rows: Range<Int>) {
    hash.add(look)
    let height = Image.stripeHeight
    let shown = self.rows?.shown(in: rows).map {
      $0.lowerBound / height..<$0.upperBound / height + 1
    }
    for place in shown ?? pixels.indices { hash.add(pixels[place]) }
  }
}

extension ImageSource {
  fileprivate var look: Signature {
    var hash = ContentHash()
    hash.add(image.width, image.height)
    hash.add(imageFromDevice)
    hash.add(isLinear ? 1 : 0, isRepeated ? 1 : 0)
    hash.add(reducible == nil ? 0 : 1, Int(factor))
    hash.add(levelBias)
    hash.add(grid == nil ? 0 : 1)
    if let grid {
      for numbers in [
        grid.columns.places, grid.columns.texels, grid.rows.places, grid.rows.texels,
      ] {
        hash.add(numbers.count)
        for number in numbers { hash.add(number) }
      }
    }
    return hash.signature
  }
}

extension GradientSource {
  fileprivate var signature: Signature {
    var hash = ContentHash()
    switch shape {
    case .axial: hash.add(1)
    case .radial: hash.add(2)
    case .conic: hash.add(3)
    case .segment(let ends):
      hash.add(4)
      hash.add(ends)
    case .circles(let family):
      hash.add(5)
      hash.add(family.startRadius)
      hash.add(family.growth)
      hash.add(family.distance)
      hash.add(family.ends)
    }
    hash.add(unitFromDevice)
    hash.add(ramp.count)
    hash.add(ramp)
    return hash.signature
  }
}

extension OffscreenUse {
  fileprivate var signature: Signature {
    var hash = ContentHash()
    hash.add(paint.offscreen.signature)
    hash.add(paint.imageFromDevice)
    hash.add(Int(factor))
    return hash.signature
  }
}

extension ContentHash {
  fileprivate mutating func add(_ map: Homography) {
    add(map.h11)
    add(map.h12)
    add(map.h13)
    add(map.h21)
    add(map.h22)
    add(map.h23)
    add(map.h31)
    add(map.h32)
    add(map.h33)
  }

  /// Adds two colours as one word.
  fileprivate mutating func add(_ ramp: [UInt32]) {
    let ramp = ramp.span
    let whole = ramp.count & ~1
    for place in stride(from: 0, to: whole, by: 2) {
      add(UInt64(ramp[place]) | UInt64(ramp[place + 1]) << 32)
    }
    if whole < ramp.count { add(UInt64(ramp[whole])) }
  }

  fileprivate mutating func add(_ ends: GradientEnds) {
    add(ends.continuesBefore ? 1 : 0, ends.continuesAfter ? 1 : 0)
  }
}

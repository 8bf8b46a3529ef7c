import Geometry
import RasterKernels

/// Fingerprints of what a display list paints with, each made once however many bands show it.
/// Keeps its memory from one list to the next.
struct SourceSignatures {
  private var images: [ImagePrint] = []
  /// Of the pixels of images, one for all that show the same and follow each other.
  private var pixels: [PixelPrint] = []
  private var gradients: [Signature] = []
  private(set) var offscreens: [Signature] = []

  /// Reads the sources of `list`, forgetting what was here.
  mutating func read(_ list: DisplayList) {
    images.removeAll(keepingCapacity: true)
    gradients.removeAll(keepingCapacity: true)
    offscreens.removeAll(keepingCapacity: true)
    readImages(of: list)
    for gradient in list.gradients { gradients.append(gradient.signature) }
    for use in list.offscreens { offscreens.append(use.signature) }
  }

  /// Thousands of particles show one image: its references are not counted for each, by all workers.
  private mutating func readImages(of list: DisplayList) {
    pixels.removeAll(keepingCapacity: true)
    for index in list.images.indices {
      if index == 0 || list.images[index].image !== list.images[index - 1].image {
        pixels.append(PixelPrint(list.images[index].image))
      }
      images.append(ImagePrint(list.images[index], pixels: pixels.count - 1))
    }
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
    hash.add(images[index].look)
    let printIndex = images[index].pixels
    guard let shown = images[index].stripes(in: rows) else {
      return hash.add(pixels[printIndex].whole)
    }
    for stripe in shown { hash.add(pixels[printIndex].stripes[stripe]) }
  }
}

/// The fingerprints of an image's pixels.
private struct PixelPrint {
  let whole: Signature
  let stripes: [Signature]

  init(_ image: Image) {
    whole = image.signature
    stripes = image.stripes
  }
}

/// The fingerprint of an image as it is drawn, but for its pixels.
private struct ImagePrint {
  let look: Signature
  /// Which print its pixels have.
  let pixels: Int
  private let rows: ShownRows?

  init(_ source: borrowing ImageSource, pixels: Int) {
    look = source.look
    self.pixels = pixels
    rows = ShownRows(source)
  }

  /// Those of its stripes that rows of a picture show; nil where that is not known.
  func stripes(in rows: Range<Int>) -> Range<Int>? {
    let height = Image.stripeHeight
    return self.rows?.shown(in: rows).map { $0.lowerBound / height..<$0.upperBound / height + 1 }
  }
}

extension ImageSource {
  fileprivate var look: Signature {
    var hash = ContentHash()
    hash.add(image.width, image.height)
    hash.add(imageFromDevice)
    hash.add(isStepped ? 2 : isLinear ? 1 : 0, isRepeated ? 1 : 0)
    hash.add(reducible == nil ? 0 : 1, Int(factor))
    hash.add(levelBias)
    hash.add(grid == nil ? 0 : 1)
    if let grid {
      for numbers in [
        grid.columns.positions, grid.columns.texels, grid.rows.positions, grid.rows.texels,
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
    hash.add(colors.stops.count)
    for stop in colors.stops { hash.add(stop) }
    hash.add(colors.fades.count)
    for fade in colors.fades { hash.add(Int(fade)) }
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

  fileprivate mutating func add(_ stop: GradientStop) {
    add(stop.location)
    add(stop.color.x)
    add(stop.color.y)
    add(stop.color.z)
    add(stop.color.w)
  }

  fileprivate mutating func add(_ ends: GradientEnds) {
    add(ends.continuesBefore ? 1 : 0, ends.continuesAfter ? 1 : 0)
  }
}

public import CoreGraphics
import VirtualTime

/// A picture of an asset catalog. Xcode 15 makes a static member of each: `.dogFace` of "dog face".
public struct ImageResource: Hashable, Sendable {
  /// The set's name, with the folders that are namespaces before it: `Animals/dog`.
  let name: String
  let bundle: Bundle

  /// The image set of that name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalog. Xcode 15 makes a static member of each: `.brand` of "BrandColor".
public struct ColorResource: Hashable, Sendable {
  /// The set's name, with the folders that are namespaces before it: `Day/sky`.
  let name: String
  let bundle: Bundle

  /// The colour set of that name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// The picture of a catalog; one that is not there is noted, and empty.
  @MainActor
  public convenience init(resource: ImageResource) {
    guard let found = NamedImages.current.image(named: resource.name, in: resource.bundle),
      let pixels = found.cgImage
    else {
      SceneContext.active.unsupported("a picture that is not there", at: resource.name)
      self.init()
      return
    }
    self.init(
      cgImage: pixels, scale: found.scale, orientation: found.imageOrientation, like: found)
  }
}

extension UIColor {
  /// The colour of a catalog; one that is not there is noted, and clear.
  @MainActor
  public convenience init(resource: ColorResource) {
    let found =
      NamedColors.current.colors[resource.name]
      ?? AssetCatalogs.current.color(named: resource.name, in: resource.bundle)
    if found == nil {
      SceneContext.active.unsupported("a colour that is not there", at: resource.name)
    }
    let color = found ?? .clear
    if color.isDynamic {
      self.init { color.resolvedColor(with: $0) }
    } else {
      self.init(cgColor: color.cgColor)
    }
  }
}

public import CoreGraphics
public import Foundation
import VirtualTime

/// A file that a picture is written to.
public final class CGImageDestination {
  private enum Destination {
    case data(NSMutableData)
    case url(URL)
  }

  private let destination: Destination
  private let format: SourcePictures.Format
  private var pictures: [(image: CGImage, properties: NSDictionary?)] = []
  private var properties: NSDictionary?

  fileprivate convenience init?(data: NSMutableData, type: String) {
    self.init(.data(data), type)
  }

  fileprivate convenience init?(url: URL, type: String) { self.init(.url(url), type) }

  private init?(_ destination: Destination, _ type: String) {
    guard let format = Self.formats.first(where: { $0.type == type }) else {
      SceneContext.active.unsupported("writing pictures of type \(type)", at: "CGImageDestination")
      return nil
    }
    self.destination = destination
    self.format = format
  }

  static let formats: [SourcePictures.Format] = [.png, .jpeg]

  fileprivate func add(_ image: CGImage, _ properties: NSDictionary?) {
    pictures.append((image, properties))
  }

  fileprivate func setProperties(_ properties: NSDictionary?) { self.properties = properties }

  fileprivate func write() -> Bool {
    guard pictures.count == 1, let picture = pictures.first else { return false }
    let key = kCGImageDestinationLossyCompressionQuality
    let quality = (picture.properties?[key] ?? properties?[key]) as? NSNumber
    let file =
      format == .png
      ? picture.image.pngFile() : picture.image.jpegFile(quality: quality?.doubleValue ?? 0.8)
    guard let file else { return false }
    switch destination {
    case .data(let data):
      data.setData(Data(file))
      return true
    case .url(let url): return (try? Data(file).write(to: url)) != nil
    }
  }
}

/// A file in memory, PNG ("public.png") or JPEG ("public.jpeg"); nil for other types.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(data: data, type: type)
}

/// A file, PNG ("public.png") or JPEG ("public.jpeg"); nil for other types.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(url: url, type: type)
}

/// Puts a picture into the file.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  destination.add(image, properties)
}

/// What holds for all pictures that do not say it themselves.
public func CGImageDestinationSetProperties(
  _ destination: CGImageDestination, _ properties: CFDictionary?
) {
  destination.setProperties(properties)
}

/// Writes the file; false where it cannot be, as without its one picture.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  destination.write()
}

/// The types of files that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  CGImageDestination.formats.map(\.type)
}

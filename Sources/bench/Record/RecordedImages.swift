import Foundation
import Raster

/// The images of recorded frames, each once.
struct RecordedImages {
  private var names: [ObjectIdentifier: String] = [:]
  private var images: [String: Image] = [:]

  /// What `image` is called, a new name where it has none.
  mutating func name(of image: Image) -> String {
    if let name = names[ObjectIdentifier(image)] { return name }
    let name = "image-\(images.count + 1)"
    names[ObjectIdentifier(image)] = name
    images[name] = image
    return name
  }

  /// What a workload says of them all.
  var entries: [String: WorkloadFile.Picture] {
    images.mapValues { image in
      WorkloadFile.Picture(
        width: image.width, height: image.height,
        file: "\(names[ObjectIdentifier(image)] ?? "image").rgba")
    }
  }

  /// Writes their pixels into `folder`.
  func write(into folder: URL) throws {
    for (name, image) in images {
      try Data(image.pixels).write(to: folder.appendingPathComponent("\(name).rgba"))
    }
  }
}

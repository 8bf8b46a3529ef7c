import Foundation
import Geometry
import Raster

extension Workload {
  /// Reads a workload and the images beside it.
  init(file: String) throws(BenchError) {
    let read = try WorkloadFile(reading: file)
    guard read.format == "workload-1" else {
      throw BenchError("\(file) has the format '\(read.format)', not 'workload-1'")
    }
    let sides = 1...16_384
    guard sides.contains(read.width), sides.contains(read.height) else {
      throw BenchError("\(file) has a picture of \(read.width) x \(read.height) pixels")
    }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    var images: [String: Image] = [:]
    for (id, picture) in read.images {
      images[id] = try Image(picture, in: folder)
    }
    var reader = OperationReader(images: images)
    var operations: [Operation] = []
    operations.reserveCapacity(read.ops.count)
    for (index, operation) in read.ops.enumerated() {
      do {
        operations.append(try reader.operation(operation))
      } catch {
        throw BenchError("\(file): operation \(index) (\(operation.op)): \(error.message)")
      }
    }
    guard reader.isBalanced else { throw BenchError("\(file): a save has no restore") }
    width = read.width
    height = read.height
    do {
      background = try Color(read.clear)
    } catch {
      throw BenchError("\(file): clear: \(error.message)")
    }
    self.operations = operations
  }
}

extension WorkloadFile {
  fileprivate init(reading file: String) throws(BenchError) {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw BenchError("\(file) cannot be read")
    }
    do {
      self = try JSONDecoder().decode(WorkloadFile.self, from: data)
    } catch DecodingError.keyNotFound(let key, let context) {
      throw BenchError("\(file) has no '\(key.stringValue)'\(context.location)")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
    {
      throw BenchError("\(file) has a value of the wrong type\(context.location)")
    } catch {
      throw BenchError("\(file) is not JSON")
    }
  }
}

extension DecodingError.Context {
  /// Where in the file, for a message.
  fileprivate var location: String {
    codingPath.isEmpty ? "" : " in " + codingPath.map(\.stringValue).joined(separator: " ")
  }
}

extension Image {
  fileprivate convenience init(
    _ picture: WorkloadFile.Picture, in folder: URL
  ) throws(BenchError) {
    let path = folder.appendingPathComponent(picture.file).path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BenchError("\(path) cannot be read")
    }
    let sides = 1...16_384
    guard sides.contains(picture.width), sides.contains(picture.height),
      data.count == picture.width * picture.height * 4
    else {
      throw BenchError(
        "\(path) has \(data.count) bytes, which are not \(picture.width) x \(picture.height) pixels"
      )
    }
    self.init(width: picture.width, height: picture.height, pixels: [UInt8](data))
  }
}

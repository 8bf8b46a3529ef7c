public import CoreGraphics
import Foundation
import Synchronization

/// A file of pictures, decoded when one of them is asked for.
public final class CGImageSource: Sendable {
  private struct State {
    var bytes: [UInt8]
    var isFinal: Bool
    /// Nil until it was tried.
    var pictures: SourcePictures??
  }

  private let state: Mutex<State>

  init(_ bytes: [UInt8], isFinal: Bool = true) {
    state = Mutex(State(bytes: bytes, isFinal: isFinal, pictures: nil))
  }

  /// The pictures; nil where the bytes are no file that can be read.
  var pictures: SourcePictures? {
    state.withLock { state in
      if let known = state.pictures { return known }
      let read = SourcePictures(state.bytes)
      state.pictures = .some(read)
      return read
    }
  }

  var byteCount: Int { state.withLock { $0.bytes.count } }

  var isFinal: Bool { state.withLock { $0.isFinal } }

  func update(_ bytes: [UInt8], isFinal: Bool) {
    state.withLock { $0 = State(bytes: bytes, isFinal: isFinal, pictures: nil) }
  }

  func picture(_ index: Int) -> SourcePictures.Picture? {
    guard let pictures = pictures?.pictures, pictures.indices.contains(index) else { return nil }
    return pictures[index]
  }
}

/// How far a source is.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// A source of a file's bytes; nil for none.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  data.isEmpty ? nil : CGImageSource([UInt8](data))
}

/// A source of what the file holds now; nil when it cannot be read.
public func CGImageSourceCreateWithURL(
  _ url: CFURL, _ options: CFDictionary?
) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSourceCreateWithData(data, options)
}

/// A source of a provider's bytes; nil for none.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// A source without bytes, for `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource([], isFinal: false)
}

/// Exchanges all bytes of a source for those there are now; `final` for the whole file.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
  source.update([UInt8](data), isFinal: final)
}

/// How many pictures there are.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int {
  source.pictures?.pictures.count ?? 0
}

/// The type of the file, such as "com.compuserve.gif"; nil where it is none that can be read.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.pictures?.format.type
}

/// The types of files that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  ([.png, .jpeg, .gif, .webP] as [SourcePictures.Format]).map(\.type)
}

/// How far the source is.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
  if source.pictures != nil { return .statusComplete }
  return source.isFinal ? .statusUnknownType : .statusIncomplete
}

/// How far a picture is.
public func CGImageSourceGetStatusAtIndex(
  _ source: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  if source.picture(index) != nil { return .statusComplete }
  return source.isFinal ? .statusInvalidData : .statusIncomplete
}

/// A picture as it is stored, an animation's as it is seen; nil beyond the last.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  source.picture(index)?.image
}

/// The picture that stands for all others: the first.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

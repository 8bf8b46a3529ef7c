package import PNG
package import Raster
import Synchronization

/// The bands that the workers of an export packed last, for the others: of a picture that stays for a
/// while each worker comes to a frame, and only one of them draws what is new in it. Two that come to it
/// at once share it out between them.
package final class SharedBands: Sendable {
  /// What a band is packed from, and how.
  package struct Content: Equatable, Sendable {
    var signature: Signature
    var width: Int
    /// How it is stored if it can be.
    var stored: PNGPixels

    package init(signature: Signature, width: Int, stored: PNGPixels) {
      self.signature = signature
      self.width = width
      self.stored = stored
    }
  }

  package enum Answer: Sendable {
    case made(EncodedBand)
    /// By another worker, at this moment.
    case isBeingMade
    /// By who asks, which has to give it here afterwards.
    case isToBeMade
  }

  private struct Entry {
    let content: Content
    /// Nil while it is being made.
    var band: EncodedBand?
  }

  /// By band, the latest last.
  private let entries = Mutex<[[Entry]]>([])
  /// How many are kept of each band.
  private let depth: Int

  /// - Parameter workerCount: how many workers share them.
  package init(workerCount: Int) { depth = workerCount }

  /// What there is of this band with this content.
  package func ask(for band: Int, _ content: Content) -> Answer {
    entries.withLock { entries in
      while entries.count <= band { entries.append([]) }
      // By its index: a copy would be counted, by all workers.
      if let known = entries[band].firstIndex(where: { $0.content == content }) {
        return entries[band][known].band.map { .made($0) } ?? .isBeingMade
      }
      if entries[band].count == depth { entries[band].removeFirst() }
      entries[band].append(Entry(content: content))
      return .isToBeMade
    }
  }

  /// The band, if it has been made by now.
  /// - Precondition: it was asked for.
  package func made(_ band: Int, _ content: Content) -> EncodedBand? {
    entries.withLock { entries in
      entries[band].first { $0.content == content }?.band
    }
  }

  /// Takes a band that was made.
  /// - Precondition: it was asked for.
  package func give(_ encoded: EncodedBand, as band: Int, _ content: Content) {
    entries.withLock { entries in
      guard let index = entries[band].firstIndex(where: { $0.content == content }) else { return }
      entries[band][index].band = encoded
    }
  }
}

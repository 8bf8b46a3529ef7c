import Comparison
import PNG

/// The pictures in the folder of a golden, each held against the record.
struct RecordedPictures {
  /// A PNG file that is there.
  enum State {
    /// It shows the frame that it is named for.
    case asRecorded(PixelHash)
    case other(StraightPicture, PixelHash)
    case damaged(FileDamage)
  }

  /// By name, in order: files that are there.
  private(set) var stills: [(name: String, state: State)] = []
  /// Numbers of the frames whose pictures are at hand.
  private(set) var known: Set<Int> = []
  /// What is wrong with the animation.
  private(set) var animationFault: String?
  private let folder: GoldenFolder
  private let record: GoldenRecord
  private var reader: (frames: PNGFrameReader, given: Int)?

  init(_ folder: GoldenFolder, _ record: GoldenRecord) {
    self.folder = folder
    self.record = record
    let hashes = Dictionary(
      record.frames.map { (GoldenFolder.stillName(ofFrame: $0.number), $0.hash) },
      uniquingKeysWith: { first, _ in first })
    let recorded = Set(record.stills.map(GoldenFolder.stillName))
    for name in folder.pictureNames where name != GoldenFolder.animationName {
      switch Self.read(folder.bytes(of: name)) {
      case .failure(let damage): stills.append((name, .damaged(damage)))
      case .success(let picture):
        let hash = PixelHash(ofBytes: picture.pixels)
        let isRight = recorded.contains(name) && hashes[name] == hash && picture.size == record.size
        stills.append((name, isRight ? .asRecorded(hash) : .other(picture, hash)))
      }
    }
    let right = Set(
      stills.compactMap { if case .asRecorded = $0.state { $0.name } else { nil } })
    known = Set(record.stills.filter { right.contains(GoldenFolder.stillName(ofFrame: $0)) })
    if record.keepsFrames { readAnimation() }
  }

  /// Whether all is as recorded.
  var areSound: Bool {
    stills.count == record.stills.count && animationFault == nil
      && stills.allSatisfy { if case .asRecorded = $0.state { true } else { false } }
  }

  /// Numbers of the stills that are not what the record says.
  var unsound: Set<Int> { Set(record.stills).subtracting(known) }

  private static func read(_ bytes: [UInt8]?) -> Result<StraightPicture, FileDamage> {
    guard let bytes, !bytes.isEmpty else { return .failure(.empty) }
    do throws(PNGError) {
      var reader = try PNGFrameReader(bytes)
      guard let pixels = try reader.nextFrame() else { throw .truncated }
      return .success(StraightPicture(width: reader.width, height: reader.height, pixels: pixels))
    } catch {
      return .failure(.unreadable(error))
    }
  }

  private mutating func readAnimation() {
    guard let bytes = folder.bytes(of: GoldenFolder.animationName) else {
      animationFault = "is missing"
      return
    }
    do throws(PNGError) {
      var reader = try PNGFrameReader(bytes)
      if reader.frameCount != record.frames.count {
        animationFault = "has \(reader.frameCount) frames instead of \(record.frames.count)"
        return
      }
      let size = PixelSize(width: reader.width, height: reader.height)
      if size != record.size {
        animationFault = "is \(size) instead of \(record.size)"
        return
      }
      let first = reader
      for frame in record.frames {
        guard let pixels = try reader.nextFrame() else { throw .truncated }
        let picture = StraightPicture(width: reader.width, height: reader.height, pixels: pixels)
        if PixelHash(ofBytes: picture.pixels) == frame.hash {
          known.insert(frame.number)
        } else if animationFault == nil {
          animationFault = "does not show frame \(frame.number) as recorded"
        }
      }
      self.reader = (first, 0)
    } catch {
      animationFault = "cannot be read: \(error.message)"
    }
  }

  /// The recorded picture of a frame, where it is kept; frames are quicker to reach in order.
  mutating func picture(ofFrame number: Int) -> StraightPicture? {
    guard known.contains(number) else { return nil }
    if record.stills.contains(number),
      case .success(let picture) = Self.read(
        folder.bytes(of: GoldenFolder.stillName(ofFrame: number))),
      PixelHash(ofBytes: picture.pixels)
        == record.position(ofFrame: number).map({
          record.frames[$0].hash
        })
    {
      return picture
    }
    guard let position = record.position(ofFrame: number), var (frames, given) = reader else {
      return nil
    }
    if given > position {
      guard let bytes = folder.bytes(of: GoldenFolder.animationName),
        let again = try? PNGFrameReader(bytes)
      else { return nil }
      (frames, given) = (again, 0)
    }
    var pixels: [UInt8]?
    while given <= position {
      pixels = (try? frames.nextFrame()) ?? nil
      given += 1
    }
    reader = (frames, given)
    return pixels.map {
      StraightPicture(width: record.size.width, height: record.size.height, pixels: $0)
    }
  }
}

extension StraightPicture {
  var size: PixelSize { PixelSize(width: width, height: height) }
}

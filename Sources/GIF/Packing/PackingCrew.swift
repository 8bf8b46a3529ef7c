/// Packs frames on several cores and hands them on in order.
struct PackingCrew {
  /// A frame as it stands in the file, and who packed it.
  struct Packed: Sendable {
    let number: Int
    let bytes: [UInt8]
    let packer: FramePacker
  }
  typealias Group = ThrowingTaskGroup<Packed, any Error>

  /// Frames being packed or waiting for one before them, for each packer.
  private static let depth = 4

  private let jobs: Int
  private var idle: [FramePacker]
  private var begun = 0
  private var handedOn = 0
  /// What is packed, but not the next.
  private var waiting: [Int: [UInt8]] = [:]

  /// - Precondition: `jobs` is positive.
  init(jobs: Int) {
    self.jobs = jobs
    idle = (0..<jobs).map { _ in FramePacker() }
  }

  /// Begins to pack a frame. Returns when a packer is idle, so that whoever plans the next one takes its
  /// place.
  mutating func add(
    _ frame: PlannedFrame, in group: inout Group,
    isolation: isolated (any Actor)? = #isolation, to sink: ([UInt8]) throws -> Void
  ) async throws {
    let (number, packer) = (begun, idle.removeLast())
    group.addTask { Packed(number: number, bytes: await packer.pack(frame), packer: packer) }
    begun += 1
    while idle.isEmpty || begun - handedOn > Self.depth * jobs {
      try await handOn(from: &group, to: sink)
    }
  }

  /// Hands on what is left.
  mutating func finish(
    _ group: inout Group, isolation: isolated (any Actor)? = #isolation,
    to sink: ([UInt8]) throws -> Void
  ) async throws {
    while handedOn < begun { try await handOn(from: &group, to: sink) }
  }

  /// Waits for a frame.
  private mutating func handOn(
    from group: inout Group, isolation: isolated (any Actor)? = #isolation,
    to sink: ([UInt8]) throws -> Void
  ) async throws {
    guard let packed = try await group.next() else { return }
    idle.append(packed.packer)
    waiting[packed.number] = packed.bytes
    while let bytes = waiting.removeValue(forKey: handedOn) {
      handedOn += 1
      try sink(bytes)
    }
  }
}

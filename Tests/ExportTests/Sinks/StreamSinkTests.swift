import Export
import Foundation
import Synchronization
import Testing

/// Reads a pipe on a thread of its own: writers block the pool that tasks run on.
private final class PipeReader: Sendable {
  private let bytes = Mutex(Data())
  private let done = DispatchSemaphore(value: 0)

  init(_ descriptor: Int32) {
    Thread.detachNewThread { [self] in
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      let all = file.readDataToEndOfFile()
      bytes.withLock { $0 = all }
      done.signal()
    }
  }

  /// Waits for the end of the pipe.
  func allBytes() -> Data {
    done.wait()
    return bytes.withLock { $0 }
  }
}

@MainActor
@Suite struct StreamSinkTests {
  /// The two ends of a pipe.
  private static func pipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    precondition(Glibc.pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  /// A pipe holds 64 KiB, so this much is written in many calls.
  @Test(arguments: [false, true])
  func everyByteArrivesInOrder(nonblocking: Bool) async throws {
    let (reading, writing) = Self.pipe()
    if nonblocking { _ = fcntl(writing, F_SETFL, O_NONBLOCK) }
    let reader = PipeReader(reading)
    let frames = (0..<3).map { index in
      EncodedFrame(index: index, bytes: [UInt8](repeating: UInt8(index), count: 200_000))
    }
    let sink = StreamSink(descriptor: writing)
    await sink.begin(frameCount: 3)
    for frame in frames { try await sink.accept(frame) }
    await sink.finish()
    close(writing)
    #expect(reader.allBytes() == Data(frames.flatMap(\.bytes)))
  }

  @Test func aReaderThatWentAwayIsABrokenPipe() async throws {
    signal(SIGPIPE, SIG_IGN)
    let (reading, writing) = Self.pipe()
    close(reading)
    defer { close(writing) }
    await #expect(throws: ExportError.brokenPipe) {
      _ = try await Exporter().export(
        HandMadeFrames(0..<3), encoding: .rawRGBA, to: StreamSink(descriptor: writing), jobs: 2)
    }
    #expect(ExportError.brokenPipe.exitCode == 141)
    #expect(ExportError.brokenPipe.message == "")
  }

  @Test func aFullDeviceIsAnInputOutputError() async throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let error = await #expect(throws: ExportError.self) {
      _ = try await Exporter().export(
        HandMadeFrames(0..<3), encoding: .rawRGBA,
        to: StreamSink(descriptor: full, name: "standard output"), jobs: 2)
    }
    #expect(error?.exitCode == 74)
    #expect(
      error?.message.hasPrefix(
        "standard output cannot be written: No space left on device (errno 28); ") == true)
  }
}

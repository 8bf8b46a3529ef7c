package import GIF
import Glibc

/// Makes a film of the frames by ffmpeg, which is fed while they are drawn. The film has its name
/// only when it is complete; else nothing is left of it, nor of ffmpeg. The process has to ignore
/// SIGPIPE.
package actor FilmSink: FrameSink {
  private let film: FilmFormat
  private let format: ClipFormat
  private let matte: OpaqueColor
  private let loop: Int
  private let program: FilmProgram
  private let path: String
  private let synchronizes: Bool
  private let sides: EvenSides?

  private var file: OutputFolder.NewFile?
  private var ffmpeg: ChildProcess?
  private var frameCount = 0

  /// - Parameters:
  ///   - matte: What lies under the pictures where the film has no alpha.
  ///   - loop: How often the clip is played in all, where the film says so; 0 for without end.
  ///   - path: The file to be made.
  ///   - synchronizes: It is safe from loss of power before it has its name.
  package init(
    _ film: FilmFormat, format: ClipFormat, matte: OpaqueColor = .white, loop: Int = 0,
    by program: FilmProgram, to path: String, synchronizes: Bool = false
  ) {
    self.film = film
    self.format = format
    self.matte = matte
    self.loop = loop
    self.program = program
    self.path = path
    self.synchronizes = synchronizes
    sides = film.hasEvenSides ? EvenSides(width: format.width, height: format.height) : nil
  }

  /// Makes the file and starts ffmpeg.
  package func begin(frameCount: Int) throws(ExportError) {
    let file = try OutputFolder.newFile(path: path)
    self.file = file
    var handed = format
    handed.width = sides?.width ?? format.width
    handed.height = sides?.height ?? format.height
    let command = FilmCommand(
      film: film, format: handed, loop: loop, path: file.temporaryPath)
    do {
      ffmpeg = try ChildProcess(
        program.path, command.arguments, environment: program.environment)
    } catch {
      if error.isLack { throw .lacking(path: path, because: error.message) }
      throw .film(path: path, problem: "\(program.path) cannot be run: \(error.message)")
    }
  }

  package func accept(_ frame: EncodedFrame) throws(ExportError) {
    var pixels = frame.bytes
    if !film.keepsAlpha { matte.composite(&pixels) }
    if let sides { pixels = sides.padded(pixels) }
    frameCount += 1
    let isTaken: Bool
    do {
      isTaken = try ffmpeg?.write(pixels, while: { !Task.isCancelled }) ?? false
    } catch {
      throw .film(path: path, problem: "ffmpeg takes no frames: \(error.message)")
    }
    // Cancelled: no other frame will come, and what is there will be dropped.
    if isTaken || Task.isCancelled { return }
    throw try failure()
  }

  /// Waits until ffmpeg has written the film.
  package func finish() throws {
    ffmpeg?.closeInput()
    guard let ending = ffmpeg?.waitForEnd(while: { !Task.isCancelled }) else {
      throw CancellationError()
    }
    guard let file, !complaint(ending, about: file).isFatal else { throw try failure() }
    if try file.bytes(at: 0, count: 1).isEmpty {
      throw ExportError.film(path: path, problem: "ffmpeg wrote nothing")
    }
    if film == .webp { try WebPDurations(frameCount: frameCount, rate: format.rate).correct(file) }
    try file.finish(synchronizes: synchronizes)
    self.file = nil
    ffmpeg = nil
  }

  package func abort() {
    ffmpeg?.end()
    ffmpeg = nil
    file?.abort()
    file = nil
  }

  /// Why ffmpeg does not go on.
  private func failure() throws(ExportError) -> ExportError {
    ffmpeg?.closeInput()
    guard let ending = ffmpeg?.waitForEnd(while: { !Task.isCancelled }), let file else {
      return .film(path: path, problem: "ffmpeg was stopped")
    }
    try file.requirePlace()
    let complaint = complaint(ending, about: file)
    if complaint.isLack, !complaint.isInputOutput {
      return .lacking(path: path, because: complaint.problem)
    }
    return complaint.isInputOutput
      ? .filmNotWritten(path: path, problem: complaint.problem)
      : .film(path: path, problem: complaint.problem)
  }

  private func complaint(
    _ ending: ChildProcess.Ending, about file: OutputFolder.NewFile
  ) -> FilmComplaint {
    FilmComplaint(
      ending, saying: ffmpeg?.lastWords ?? "", temporary: file.temporaryPath, path: path)
  }
}

import Foundation

/// Where the kit of this command is: beside it where it is installed; in a checkout under `.build/kit`, made
/// when it is first needed and when there is a newer build.
struct KitSearch {
  /// The folder of the running command, symbolic links followed.
  var commandFolder = CommandFolders.all.first ?? "/"
  /// Folders that may hold our sources, the nearest first.
  var sourceFolders = ZoetropeSource.candidates

  /// The kit, made first where it has to be.
  /// - Parameter say: Is given a line for people before that.
  func kit(say: (String) -> Void) async throws(Diagnostic) -> Kit {
    if let kit = Kit(in: commandFolder + "/kit") { return kit }
    for folder in sourceFolders where ZoetropeSource.hasSources(folder) {
      let installed = folder + "/../../lib/zoetrope/kit"
      if let kit = Kit(in: URL(fileURLWithPath: installed).standardizedFileURL.path) { return kit }
      if let build = build(in: folder) {
        return try await made(of: build, in: folder, say: say)
      }
    }
    throw Diagnostic(
      .unavailable, "the compiled modules that a project is built against are not here",
      remedy: "'make install' in Zoetrope's sources, with Swift there, puts them beside the command"
    )
  }

  /// The build of the command in a checkout; the running command's own, if that is one.
  private func build(in checkout: String) -> String? {
    let root = checkout + "/.build"
    let own = commandFolder.hasPrefix(root + "/") ? [commandFolder] : []
    let usual = ["release", "debug"].map { name in
      URL(fileURLWithPath: "\(root)/\(name)").resolvingSymlinksInPath().path
    }
    return (own + usual).first {
      FileManager.default.fileExists(atPath: $0 + "/render.product/Objects.LinkFileList")
    }
  }

  private func made(
    of build: String, in checkout: String, say: (String) -> Void
  ) async throws(Diagnostic) -> Kit {
    let folder = "\(checkout)/.build/kit/\(URL(fileURLWithPath: build).lastPathComponent)"
    if let kit = current(in: folder, of: build) { return kit }
    let lock = try FileLock(at: folder + ".lock", .exclusive)
    defer { lock.release() }
    if let kit = current(in: folder, of: build) { return kit }
    // Also says that there is no compiler, where there is none.
    let toolchain = try Toolchain.found()
    say("render: compiled modules for projects are put together, this once\n")
    let outcome = try await ToolRun.run(
      "/bin/bash", [checkout + "/.ci/kit", build, folder, toolchain.swift])
    guard outcome.status == 0, let kit = Kit(in: folder) else {
      let last = outcome.complaints.split(whereSeparator: \.isNewline).last.map { ": \($0)" } ?? ""
      throw Diagnostic(
        .unavailable, "the compiled modules cannot be put together\(last)",
        remedy: "'make release' in \(checkout) builds what they are made of")
    }
    return kit
  }

  private func current(in folder: String, of build: String) -> Kit? {
    guard let kit = Kit(in: folder) else { return nil }
    let attributes = try? FileManager.default.attributesOfItem(atPath: build + "/render")
    guard let date = attributes?[.modificationDate] as? Date,
      let size = (attributes?[.size] as? NSNumber)?.intValue
    else { return kit }
    let stamp = "\(Int(date.timeIntervalSince1970.rounded(.down))).\(size)"
    return kit.madeOf == stamp ? kit : nil
  }
}

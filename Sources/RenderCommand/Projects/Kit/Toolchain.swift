import Foundation

/// The Swift compiler of this machine.
struct Toolchain: Equatable, Sendable {
  /// The absolute path of `swiftc`.
  let compiler: String

  /// The path of `swift` beside it.
  var swift: String { String(compiler.dropLast()) }

  /// The first `swiftc` of the search path.
  static func found() throws(Diagnostic) -> Toolchain {
    guard let path = SearchPath.program("swiftc") else {
      throw Diagnostic(
        .unavailable, "a project of one's own is compiled, and there is no Swift on the PATH",
        remedy: "install Swift 6.3 from swift.org; scenes need none")
    }
    return Toolchain(compiler: path)
  }

  /// Refuses a kit that this compiler cannot read.
  func check(_ kit: Kit) async throws(Diagnostic) {
    let outcome = try await ToolRun.run(compiler, ["--version"])
    let text = String(decoding: outcome.output, as: UTF8.self) + outcome.complaints
    let version = text.split(whereSeparator: \.isNewline)
      .first { $0.contains("Swift version") }.map(String.init)
    guard outcome.status == 0, let version else {
      throw Diagnostic(
        .unavailable, "\(compiler) does not say which Swift it is",
        remedy: "install Swift 6.3 from swift.org")
    }
    guard version == kit.compiler else {
      throw Diagnostic(
        .unavailable,
        "the compiled modules are for \"\(kit.compiler)\", and \(compiler) is \"\(version)\"",
        remedy: "put that Swift first on the PATH, or install Zoetrope again with this one")
    }
  }
}

/// The programs that can be started by name.
enum SearchPath {
  /// The absolute path of the first program of that name on the `PATH`.
  static func program(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }.first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
      && !URL(fileURLWithPath: path).hasDirectoryPath
  }
}

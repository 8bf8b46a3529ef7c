package import FuzzedEngine

extension FuzzTarget {
  /// Those of files that the command reads.
  package static let files: [FuzzTarget] = [
    FuzzTarget("wav", longest: 4096, run: readWAV),
    FuzzTarget("golden", longest: 8192, run: readGolden),
    FuzzTarget("plist", longest: 2048, run: readPropertyList),
    FuzzTarget("script", longest: 1024, run: readScript),
    FuzzTarget("words", longest: 256, run: readTypedWords),
  ]
}

extension FuzzTarget {
  /// Those that need nothing above the frozen frame.
  package static let engine: [FuzzTarget] = [
    FuzzTarget("png", longest: 4096, run: readPNG),
    FuzzTarget("jpeg", longest: 4096, run: readJPEG),
    FuzzTarget("gif", longest: 4096, run: readGIF),
    FuzzTarget("webp", longest: 4096, run: readWebP),
    FuzzTarget("svg", longest: 4096, run: readPathData),
    FuzzTarget("outline", longest: 1024, run: drawOutline),
    FuzzTarget("timing", longest: 512, run: runAnimation),
    FuzzTarget("morph", longest: 1024, run: morphPaths),
    FuzzTarget("text", longest: 512, run: setText),
    FuzzTarget("xml", longest: 4096, run: readXML),
  ]
}

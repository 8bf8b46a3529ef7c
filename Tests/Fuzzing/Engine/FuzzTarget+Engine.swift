extension FuzzTarget {
  /// Those that need nothing above the frozen frame.
  package static let engine: [FuzzTarget] = [
    FuzzTarget("png", longest: 4096, run: readPNG),
    FuzzTarget("jpeg", longest: 4096, run: readJPEG),
    FuzzTarget("gif", longest: 2048, run: readGIF),
    FuzzTarget("webp", longest: 4096, run: readWebP),
    FuzzTarget("svg", longest: 512, run: readPathData),
    FuzzTarget("outline", longest: 192, run: drawOutline),
    FuzzTarget("frame", longest: 256, run: drawFrame),
    FuzzTarget("timing", longest: 256, run: runAnimation),
    FuzzTarget("morph", longest: 192, run: morphPaths),
    FuzzTarget("text", longest: 192, run: setText),
    FuzzTarget("xml", longest: 4096, run: readXML),
  ]
}

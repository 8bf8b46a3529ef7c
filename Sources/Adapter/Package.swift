// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the one above stays without swift-syntax. `.ci/adapter` builds it
// against the SwiftSyntax that comes compiled with the toolchain, and passes the flags that find it.

let package = Package(
  name: "Adapter",
  targets: [
    .executableTarget(
      name: "adapt", path: "adapt",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
      ])
  ])

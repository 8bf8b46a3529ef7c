// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Pulse",
  dependencies: [
    .package(name: "Zoetrope", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "Pulse",
      dependencies: [
        .product(name: "RenderCommand", package: "Zoetrope"),
        .product(name: "UIKit", package: "Zoetrope"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "Mine",
      dependencies: [
        .product(name: "Stage", package: "Zoetrope"),
        .product(name: "UIKit", package: "Zoetrope"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "PulseTests",
      dependencies: ["Pulse", .product(name: "SceneTesting", package: "Zoetrope")],
      exclude: ["Goldens"]),
  ]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SceneGoldens",
  dependencies: [
    .package(name: "Zoetrope", path: "../../..")
  ],
  targets: [
    .target(
      name: "Lamp",
      dependencies: [
        .product(name: "Stage", package: "Zoetrope"),
        .product(name: "UIKit", package: "Zoetrope"),
      ]),
    .testTarget(
      name: "LampTests",
      dependencies: ["Lamp", .product(name: "SceneTesting", package: "Zoetrope")],
      exclude: ["Goldens"]),
  ]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TenMoments",
  dependencies: [
    .package(name: "Zoetrope", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "TenMoments",
      dependencies: [
        .product(name: "QuartzCore", package: "Zoetrope"),
        .product(name: "Stage", package: "Zoetrope"),
      ])
  ]
)

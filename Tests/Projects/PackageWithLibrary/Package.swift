// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Cards",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Cards", targets: ["Cards"])
    ],
    dependencies: [
        .package(path: "Vendor/Sparkles")
    ],
    targets: [
        .target(
            name: "Cards",
            dependencies: ["Sparkles"],
            resources: [.process("Resources")]
        ),
        .testTarget(name: "CardsTests", dependencies: ["Cards"]),
    ]
)

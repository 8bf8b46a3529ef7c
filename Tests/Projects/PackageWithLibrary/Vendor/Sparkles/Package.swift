// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Sparkles",
    platforms: [.iOS(.v13)],
    products: [
        .library(name: "Sparkles", targets: ["Sparkles"])
    ],
    targets: [
        .target(name: "Sparkles")
    ]
)

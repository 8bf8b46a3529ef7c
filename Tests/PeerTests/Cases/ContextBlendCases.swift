import CoreGraphics

extension PeerCases {
  /// How what is drawn into a context meets what is there.
  static let contextBlends = table("context-blends") { entry in
    [
      .context(entry.size) { context in
        draw(entry.entries("below"), into: context)
        context.setBlendMode(modes[entry.text("mode") ?? ""] ?? .normal)
        draw(entry.entries("above"), into: context)
      }
    ]
  }

  @MainActor
  private static func draw(_ patches: [TableEntry], into context: CGContext) {
    for patch in patches {
      context.setFillColor(patch.color("fill") ?? .hex("000000"))
      context.fill(patch.rect("rect") ?? .zero)
    }
  }

  private static let modes: [String: CGBlendMode] = [
    "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn,
    "softLight": .softLight, "hardLight": .hardLight, "difference": .difference,
    "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity, "clear": .clear, "copy": .copy, "sourceIn": .sourceIn,
    "sourceOut": .sourceOut, "sourceAtop": .sourceAtop, "destinationOver": .destinationOver,
    "destinationIn": .destinationIn, "destinationOut": .destinationOut,
    "destinationAtop": .destinationAtop, "xor": .xor, "plusLighter": .plusLighter,
  ]
}

import CWideKernels

extension Fast {
  /// Blends a row of pixels with the pixels of `runs`, through their coverage and `opacity`: a
  /// pixel with coverage c becomes (1 − c)·backdrop + c·blended. Positions as in `overPixels`.
  /// Computed in `Float` by single operations of IEEE 754, so the same everywhere, and rounded to
  /// nearest.
  /// - Precondition: all runs lie within `pixels` and `source`, varying ones within `coverage`;
  ///   `opacity` is 0…255.
  package static func blendPixels(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, source: Span<UInt8>, sourceOrigin: Int,
    opacity: Int32, formula: BlendFormula, runs: Span<CoverageRun>, coverage: Span<UInt8>
  ) {
    precondition(opacity >= 0 && opacity <= 255, "opacity is a byte")
    let way = formula.way
    let level = wideLevel
    let fade = Float(opacity) / (255 * 255)
    unsafe pixels.withUnsafeMutableBytes { target in
      unsafe source.withUnsafeBytes { source in
        unsafe coverage.withUnsafeBytes { mask in
          guard let base = target.baseAddress, let sourceBase = source.baseAddress else { return }
          for index in runs.indices {
            let run = runs[index]
            let extent = checked(run, origin: origin, pixelBytes: target.count, mask: mask.count)
            let from = checked(
              run, origin: sourceOrigin, pixelBytes: source.count, mask: mask.count)
            let bytes =
              run.coverage == CoverageRun.varying
              ? unsafe mask.baseAddress.map { unsafe $0 + Int(run.start) } : nil
            let to = unsafe base + extent.offset
            let row = unsafe sourceBase + from.offset
            switch way {
            case .mix(let mix):
              unsafe wide_blend_mix(
                level, to, extent.count, row, bytes, Float(run.coverage), fade, mix)
            case .shares(let ofSource, let ofBackdrop):
              unsafe wide_blend_shares(
                level, to, extent.count, row, bytes, Float(run.coverage), fade, ofSource,
                ofBackdrop)
            }
          }
        }
      }
    }
  }
}

extension BlendFormula {
  /// How wide vectors compute it.
  fileprivate enum Way {
    case mix(WideMix)
    case shares(WideShare, WideShare)
  }

  fileprivate var way: Way {
    switch self {
    case .composite(let source, let backdrop): .shares(source.wide, backdrop.wide)
    case .mix(let mix): .mix(mix.wide)
    case .addDarkness: .mix(WIDE_ADD_DARKNESS)
    case .burnToBlack: .mix(WIDE_BURN_TO_BLACK)
    }
  }
}

extension BlendFormula.Share {
  fileprivate var wide: WideShare {
    switch self {
    case .zero: WIDE_NOTHING
    case .one: WIDE_ALL
    case .inside: WIDE_INSIDE
    case .outside: WIDE_OUTSIDE
    }
  }
}

extension ColorMix {
  fileprivate var wide: WideMix {
    switch self {
    case .multiply: WIDE_MULTIPLY
    case .screen: WIDE_SCREEN
    case .overlay: WIDE_OVERLAY
    case .darken: WIDE_DARKEN
    case .lighten: WIDE_LIGHTEN
    case .colorDodge: WIDE_COLOR_DODGE
    case .colorBurn: WIDE_COLOR_BURN
    case .softLight: WIDE_SOFT_LIGHT
    case .hardLight: WIDE_HARD_LIGHT
    case .difference: WIDE_DIFFERENCE
    case .exclusion: WIDE_EXCLUSION
    case .linearDodge: WIDE_LINEAR_DODGE
    case .linearBurn: WIDE_LINEAR_BURN
    case .linearLight: WIDE_LINEAR_LIGHT
    case .vividLight: WIDE_VIVID_LIGHT
    case .pinLight: WIDE_PIN_LIGHT
    case .subtract: WIDE_SUBTRACT
    case .divide: WIDE_DIVIDE
    case .hue: WIDE_HUE
    case .saturation: WIDE_SATURATION
    case .color: WIDE_COLOR
    case .luminosity: WIDE_LUMINOSITY
    }
  }
}

import Geometry
import Raster
import Testing

/// What items lie in, and what they leave alone. Pictures of 64 × 96 pixels, three bands.
@Suite struct BandSignatureScopeTests {
  private static func fillTwo(_ list: inout DisplayList) {
    list.fill(circle(30, 40, radius: 20), rule: .nonZero, paint: .solid(.black))
    list.fill(rectangle(10, 10, 40, 60), rule: .nonZero, paint: .solid(.white.faded(by: 0.5)))
  }

  @Test func everyPartOfAClipCounts() {
    let mask = ImagePaint(
      image: Image(width: 1, height: 2, pixels: [10, 20, 30, 255, 1, 2, 3, 200]),
      imageFromDevice: .identity)
    var fainter = mask
    fainter.opacity = 0.5
    let star = FlatPath(polygon: [
      Point(5, 5), Point(60, 90), Point(60, 5), Point(5, 90),
    ])
    func clipped(
      _ shape: FlatPath, rule: FillRule = .nonZero, isAliased: Bool = false,
      mask: ImagePaint? = nil
    ) -> Recording {
      {
        $0.pushClip(shape, rule: rule, isAliased: isAliased, mask: mask)
        Self.fillTwo(&$0)
        $0.popClip()
      }
    }
    let whole = rectangle(2, 2, 60, 92)
    let inner = circle(32, 48, radius: 28)
    expectDifferent([
      Self.fillTwo, clipped(star), clipped(star, rule: .evenOdd), clipped(star, isAliased: true),
      clipped(star, mask: mask), clipped(star, mask: fainter), clipped(whole, mask: mask),
      clipped(inner), clipped(rectangle(11, 2.5, 30, 60)), clipped(rectangle(11, 12, 30, 60)),
      {
        $0.pushClip(inner, rule: .nonZero)
        $0.fill(circle(30, 40, radius: 20), rule: .nonZero, paint: .solid(.black))
        $0.popClip()
        $0.fill(rectangle(10, 10, 40, 60), rule: .nonZero, paint: .solid(.white.faded(by: 0.5)))
      },
      {
        $0.pushClip(inner, rule: .nonZero)
        $0.pushClip(star, rule: .nonZero)
        Self.fillTwo(&$0)
        $0.popClip()
        $0.popClip()
      },
      {
        $0.pushClip(star, rule: .nonZero)
        $0.pushClip(inner, rule: .nonZero)
        Self.fillTwo(&$0)
        $0.popClip()
        $0.popClip()
      },
    ])
  }

  private let modes: [BlendMode] = [
    .sourceOver, .plus, .destinationIn, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop,
    .destinationOver, .destinationOut, .destinationAtop, .xor, .plusDarker, .multiply, .screen,
    .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
    .exclusion, .hue, .saturation, .color, .luminosity, .burnToBlack, .linearDodge, .linearBurn,
    .linearLight, .vividLight, .pinLight, .subtract, .divide,
  ]

  @Test func everyPartOfAGroupCounts() {
    var recordings: [Recording] = [Self.fillTwo]
    for opacity in [0.25, 0.5] {
      for mode in modes {
        recordings.append {
          $0.fill(rectangle(0, 0, 50, 80), rule: .nonZero, paint: .solid(.white))
          $0.pushGroup(opacity: opacity, blend: mode)
          Self.fillTwo(&$0)
          $0.popGroup()
        }
      }
    }
    recordings.append {
      $0.fill(rectangle(0, 0, 50, 80), rule: .nonZero, paint: .solid(.white))
      $0.pushGroup(opacity: 0.5, blend: .sourceOver)
      Self.fillTwo(&$0)
      Self.fillTwo(&$0)
      $0.popGroup()
    }
    recordings.append {
      $0.fill(rectangle(0, 0, 50, 80), rule: .nonZero, paint: .solid(.white))
      $0.pushGroup(opacity: 0.5, blend: .sourceOver)
      Self.fillTwo(&$0)
      $0.popGroup()
      Self.fillTwo(&$0)
    }
    expectDifferent(recordings)
  }

  @Test func everyPartOfAnOffscreenPictureCounts() {
    let color = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    var curve = (0...255).map { UInt8($0) }
    let straight = PixelFilter.curve(curve)
    curve[7] = 200
    var filters: [[PixelFilter]] = [
      [], [.blur(x: 2, y: 3)], [.blur(x: 2.5, y: 3)], [.blur(x: 2, y: 3.5)],
      [.shadow(color, x: 2, y: 3)], [.shadow(color, x: 2.5, y: 3)], [.shadow(color, x: 2, y: 3.5)],
      [.shadow(color, x: 2, y: 3, reach: 2)], [straight], [.curve(curve)],
      [.blur(x: 2, y: 3), straight], [straight, .blur(x: 2, y: 3)], [straight, straight],
      [.colorMatrix(ColorMatrix())],
    ]
    let components: [WritableKeyPath<Color, Double>] = [\.red, \.green, \.blue, \.alpha]
    for component in components {
      var other = color
      other[keyPath: component] += 0.5
      filters.append([.shadow(other, x: 2, y: 3)])
    }
    let rows: [WritableKeyPath<ColorMatrix, ColorMatrix.Row>] = [\.red, \.green, \.blue, \.alpha]
    let factors: [WritableKeyPath<ColorMatrix.Row, Double>] = [
      \.red, \.green, \.blue, \.alpha, \.constant,
    ]
    for row in rows {
      for factor in factors {
        var matrix = ColorMatrix()
        matrix[keyPath: row][keyPath: factor] += 0.5
        filters.append([.colorMatrix(matrix)])
      }
    }
    func laid(
      _ filters: [PixelFilter], side: Int = 40, from map: Homography = .identity,
      opacity: Double = 1, tint: Color = .white, _ record: @escaping Recording
    ) -> Recording {
      {
        var inside = DisplayList(width: side, height: side)
        record(&inside)
        $0.fill(
          rectangle(0, 0, 64, 96), rule: .nonZero,
          paint: .offscreen(
            OffscreenPaint(
              Offscreen(inside, filters: filters), imageFromDevice: map, opacity: opacity,
              tint: tint)))
      }
    }
    var recordings = filters.map { laid($0, Self.fillTwo) }
    recordings += [
      laid([], side: 41, Self.fillTwo), laid([], opacity: 0.5, Self.fillTwo),
      laid([], tint: Color(red: 1, green: 0.5, blue: 1), Self.fillTwo),
      laid([], from: Homography(.translation(1, 0)), Self.fillTwo), laid([]) { _ in },
      laid([]) {
        $0.fill(circle(30, 40, radius: 20), rule: .nonZero, paint: .solid(.black))
      },
      laid([]) {
        $0.fill(circle(30, 40.1, radius: 20), rule: .nonZero, paint: .solid(.black))
      },
      laid([], laid([], Self.fillTwo)), laid([], laid([.blur(x: 1, y: 1)], Self.fillTwo)),
    ]
    expectDifferent(recordings)
  }

  @Test func sizeAndBackgroundCount() {
    let plain = signatures(Self.fillTwo)
    #expect(plain != signatures(over: .black, Self.fillTwo))
    #expect(plain != signatures(width: 65, Self.fillTwo))
    #expect(plain != signatures(height: 97, Self.fillTwo))
    #expect(Set(signatures { _ in }).count == 3, "each band has a place")
  }

  @Test func onlyTheBandsThatAChangeTouchesDiffer() {
    func picture(_ y: Double, _ height: Double) -> [Signature] {
      signatures {
        $0.fill(circle(30, 20, radius: 9), rule: .nonZero, paint: .solid(.black))
        $0.fill(rectangle(3, y, 30, height), rule: .nonZero, paint: .solid(.black))
        $0.fill(circle(30, 80, radius: 9), rule: .nonZero, paint: .solid(.black))
      }
    }
    func changes(_ a: [Signature], _ b: [Signature]) -> [Bool] { zip(a, b).map { $0 != $1 } }
    let plain = picture(40, 10)
    #expect(changes(plain, picture(41, 10)) == [false, true, false])
    #expect(changes(plain, picture(40, 30)) == [false, true, true])
    #expect(changes(picture(10, 30), picture(10, 31)) == [false, true, false])
    #expect(changes(plain, picture(-400, 10)) == [false, true, false])
  }

  @Test func whatIsHiddenDoesNotCount() {
    func picture(_ color: Color, over background: Color) -> [Signature] {
      signatures(over: background) {
        $0.fill(circle(30, 40, radius: 20), rule: .nonZero, paint: .solid(color))
        $0.fill(rectangle(-1, 0, 66, 64), rule: .nonZero, paint: .solid(.white))
        $0.fill(circle(30, 40, radius: 10), rule: .nonZero, paint: .solid(.black))
      }
    }
    let plain = picture(.black, over: .clear)
    let other = picture(.white, over: .black)
    #expect(plain[0] == other[0])
    #expect(plain[1] == other[1])
    #expect(plain[2] != other[2])
  }
}

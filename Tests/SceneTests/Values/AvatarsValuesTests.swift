import Testing

/// Dog and fox, their rings and their masks, against their table.
@MainActor
@Suite struct AvatarsValuesTests {
  @Test func avatarsHaveTheirPartsInOrder() throws {
    let shown = try LayersShown("layers-dog-vs-fox", at: 0)
    expect(try shown.frame(of: "DOG"), [20, 333.5, 90, 90])
    expect(try shown.frame(of: "FOX"), [265, 333.5, 90, 90])
    for name in ["DOG", "FOX"] {
      let avatar = try shown.inside(name)
      #expect(avatar.names == [name, "photo", "ring", "caption"])
      #expect(avatar.text("text", of: "caption") == name)
      expect(try avatar.frame(of: "photo"), [0, 0, 90, 90])
      expect(try avatar.frame(of: "caption"), [0, 100, 90, 24])
      expect(try avatar.numbers("strokeColor", of: "ring"), [1, 1, 1, 1])
      expect(try avatar.numbers("lineWidth", of: "ring"), [6])
      #expect(try avatar.numbers("fillColor", of: "ring").last == 0)
    }
    // The dog is in front.
    #expect(shown.names.prefix { $0 != "DOG" }.contains("FOX"))
  }

  /// Of an oval, from its rightmost point clockwise.
  private func knots(left: Double, top: Double, right: Double, bottom: Double) -> [Double] {
    let (x, y) = ((left + right) / 2, (top + bottom) / 2)
    return [right, y, x, bottom, left, y, x, top, right, y]
  }

  /// The oval shrinks to 0.85 of its width and grows to 1.05 of its height; the side that hits and
  /// the bottom keep their places.
  @Test(arguments: [0, 0.1, 0.25, 0.5, 0.83, 0.999]) func picturesAreSqueezed(time: Double) throws {
    let way = FuberByHand.easeOut(time)
    let shown = try LayersShown("layers-dog-vs-fox", at: time)
    for layer in ["ring", "mask"] {
      expect(
        try shown.inside("DOG").knots(of: layer).flatMap { $0 },
        knots(left: 13.5 * way, top: -4.5 * way, right: 90, bottom: 90), "\(layer) of DOG")
      expect(
        try shown.inside("FOX").knots(of: layer).flatMap { $0 },
        knots(left: 0, top: -4.5 * way, right: 90 - 13.5 * way, bottom: 90), "\(layer) of FOX")
    }
  }

  /// The middles of the sides stay, the points between them go to the corners.
  @Test(arguments: [1.02, 1.1, 1.125, 1.2, 1.24]) func picturesBecomeSquare(time: Double) throws {
    let way = (time - 1) / 0.25
    let diagonal = 45 * (0.5.squareRoot() + (1 - 0.5.squareRoot()) * way)
    let (low, high) = (45 - diagonal, 45 + diagonal)
    let expected = [
      90, 45, high, high, 45, 90, low, high, 0, 45, low, low, 45, 0, high, low, 90, 45,
    ]
    let shown = try LayersShown("layers-dog-vs-fox", at: time)
    for name in ["DOG", "FOX"] {
      for layer in ["ring", "mask"] {
        expect(
          try shown.inside(name).knots(of: layer).flatMap { $0 }, expected, within: 1e-3,
          "\(layer) of \(name)")
      }
    }
  }

  @Test(arguments: [1.0, 1.25, 1.6, 2.0, 2.45]) func picturesStaySquare(time: Double) throws {
    let shown = try LayersShown("layers-dog-vs-fox", at: time)
    // At the very beginning of the change the round shape is back.
    let expected =
      time == 1
      ? knots(left: 0, top: 0, right: 90, bottom: 90) : [0, 0, 90, 0, 90, 90, 0, 90]
    for name in ["DOG", "FOX"] {
      for layer in ["ring", "mask"] {
        expect(
          try shown.inside(name).knots(of: layer).flatMap { $0 }, expected,
          "\(layer) of \(name)")
      }
    }
  }
}

import QuartzCore
import Testing

/// Lists on their way from one to another.
@MainActor
struct ListValuesTests {
  // 3.6: element by element, and beyond the ends.
  @Test func numbersRunElementByElement() {
    onStage { stage in
      let gradient = stage.shown(
        CAGradientLayer(), "locations", from: [0, 0.5, 1], to: [0.5, 1, 1], at: 0.5)
      #expect(gradient?.locations?.map(\.doubleValue) == [0.25, 0.75, 1])
      let beyond = stage.shown(
        CAGradientLayer(), "locations", from: [0.0, 0.4], to: [0.2, 0.6], at: 1.5)
      let numbers = beyond?.locations?.map(\.doubleValue) ?? []
      #expect(
        numbers.count == 2 && isClose(numbers[0], 0.3, 1e-5) && isClose(numbers[1], 0.7, 1e-5))
    }
  }

  // 3.6, 3.3: colours by component.
  @Test func coloursRunElementByElement() {
    onStage { stage in
      let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
      let gradient = stage.shown(
        CAGradientLayer(), "colors", from: [CGColor.black, blue],
        to: [CGColor.white, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0)], at: 0.25)
      let colors = gradient?.colors as? [CGColor] ?? []
      #expect(colors.count == 2)
      #expect(isClose(colors.first, [0.25, 0.25, 0.25, 1]))
      #expect(isClose(colors.last, [0.25, 0, 0.75, 0.75]))
    }
  }

  // 3.6: lists of two lengths have no effect (R OCA).
  @Test func listsOfTwoLengthsHaveNoEffect() {
    onStage { stage in
      let gradient = CAGradientLayer()
      gradient.locations = [0, 1]
      gradient.colors = [CGColor.black, CGColor.white]
      let shown = stage.shown(gradient, "locations", from: [0, 1], to: [0, 0.5, 1], at: 0.5)
      #expect(shown?.locations?.map(\.doubleValue) == [0, 1])
      let same = stage.shown(
        gradient, "colors", from: [CGColor.white], to: [CGColor.white, CGColor.white], at: 0.5)
      #expect(isClose((same?.colors as? [CGColor])?.first, [0, 1]))
    }
  }

  // 1.5, 3.6: a list with something else in it has no effect.
  @Test func listsOfTheWrongClassHaveNoEffect() {
    onStage { stage in
      let gradient = CAGradientLayer()
      gradient.colors = [CGColor.black, CGColor.white]
      let shown = stage.shown(
        gradient, "colors", from: ["red", "green"], to: [CGColor.white, CGColor.white], at: 0.5)
      #expect(isClose((shown?.colors as? [CGColor])?.last, [1, 1]))
      let numbers = stage.shown(
        CAGradientLayer(), "locations", from: ["0", "1"], to: [0, 1], at: 0.5)
      #expect(numbers?.locations == nil)
    }
  }
}

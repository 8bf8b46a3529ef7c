import Stage
import Testing

@Suite struct FramePlanTests {
  @Test func aSelectionKeepsItsNumbers() {
    let plan = FramePlan(rate: FrameRate(10), indices: [7, 2, 4])
    #expect(plan.frames.map(\.index) == [2, 4, 7])
    #expect(plan.frames.map(\.sceneTime) == [0.2, 0.4, 0.7])
  }

  @Test func theEndIsNotIncluded() {
    let plan = FramePlan(rate: FrameRate(4), duration: 1)
    #expect(plan.frames.map(\.sceneTime) == [0, 0.25, 0.5, 0.75])
  }
}

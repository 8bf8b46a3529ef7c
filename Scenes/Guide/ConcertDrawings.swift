import UIKit

// The third page, in points of the page: a stage at night.

/// The dark hall, the wall of light behind the stage, and the stage
func drawHall() {
  shade(rectangle(0, 0, 320, 568), 0x150F33, 0x3A1B5E, 0x6A2A6E)
  // The wall of light: rays around the singer's place
  UIGraphicsGetCurrentContext()?.saveGState()
  let wall = rectangle(34, 132, 252, 208, radius: 6)
  shade(wall, 0x39206F, 0xB0357F, 0xFF8A5C)
  wall.addClip()
  for ray in stride(from: CGFloat(0), to: 24, by: 2) {
    let (from, to) = (ray * .pi / 12, (ray + 1) * .pi / 12)
    fill(
      0xFFD27A, alpha: 0.28,
      polygon(
        (160, 290), (160 + 320 * cos(from), 290 + 320 * sin(from)),
        (160 + 320 * cos(to), 290 + 320 * sin(to))))
  }
  fill(0xFFE3A3, alpha: 0.55, disc(160, 290, 74))
  fill(0xFFF3D0, alpha: 0.6, disc(160, 290, 48))
  UIGraphicsGetCurrentContext()?.restoreGState()
  stroke(0x241447, 5, .butt, rectangle(34, 132, 252, 208, radius: 6))
  // The bridge the lamps hang from
  stroke(0x7B6AA8, 3, .butt, line((0, 100), (320, 100)), line((0, 116), (320, 116)))
  for x in stride(from: CGFloat(0), to: 320, by: 16) {
    stroke(0x7B6AA8, 1.5, .butt, line((x, 116), (x + 8, 100)), line((x + 8, 100), (x + 16, 116)))
  }
  // The stage, seen a little from above
  shade(polygon((44, 392), (276, 392), (314, 430), (6, 430)), 0x8C5BB8, 0x5A3488)
  shade(rectangle(6, 430, 308, 26), 0x3D2266, 0x23123F)
  for x in stride(from: CGFloat(22), to: 310, by: 23) { fill(0xFFD27A, disc(x, 442, 4)) }
}

/// Light that falls from the bridge
func drawBeams() {
  for (x, left, right, rgb): (CGFloat, CGFloat, CGFloat, Int) in [
    (40, 82, 142, 0x7AE0FF), (160, 116, 204, 0xFFF1B8), (280, 178, 238, 0xFF8AD8),
  ] {
    fill(rgb, alpha: 0.24, polygon((x - 5, 122), (x + 5, 122), (right, 412), (left, 412)))
    fill(0x2B1C4E, polygon((x - 9, 108), (x + 9, 108), (x + 7, 124), (x - 7, 124)))
    fill(rgb, ellipse(x, 124, 7, 3))
  }
}

/// Boxes of loudspeakers on both sides of the stage
func drawSpeakers() {
  for x: CGFloat in [20, 254] {
    for y: CGFloat in [318, 368] {
      fill(0x1B1230, rectangle(x, y, 46, 48, radius: 4))
      stroke(0x4A3A78, 1.5, .butt, rectangle(x + 1, y + 1, 44, 46, radius: 3))
      fill(0x3B2C66, disc(x + 23, y + 29, 14), disc(x + 23, y + 9, 5))
      fill(0x0F0A1E, disc(x + 23, y + 29, 8), disc(x + 23, y + 9, 2.5))
      fill(0x6E5AA6, disc(x + 23, y + 29, 3))
    }
  }
}

/// The singer, arm in the air
func drawSinger() {
  let (skin, coat, trousers) = (0xF2C9A5, 0x20203A, 0x15152A)
  fill(0x000000, alpha: 0.3, ellipse(160, 410, 38, 6))
  stroke(trousers, 14, .round, line((153, 352), (146, 402)), line((167, 352), (176, 402)))
  fill(0xF4F4F8, ellipse(142, 407, 11, 5), ellipse(180, 407, 11, 5))
  stroke(coat, 12, .round, line((176, 296), (202, 262)))
  stroke(skin, 9, .round, line((202, 262), (210, 246)))
  fill(coat, polygon((138, 288), (182, 288), (180, 360), (140, 360)))
  fill(0xF4F4F8, polygon((152, 288), (168, 288), (160, 330)))
  fill(0xE24A68, polygon((158, 290), (162, 290), (163, 316), (160, 322), (157, 316)))
  fill(skin, rectangle(153, 272, 14, 18))
  fill(skin, ellipse(160, 258, 17, 19))
  fill(
    0x2A1A14, ellipse(160, 246, 18, 11),
    polygon((142, 246), (178, 246), (176, 254), (168, 247), (146, 254)))
  stroke(0x2A1A14, 2.5, .round, line((151, 258), (156, 258)), line((164, 258), (169, 258)))
  fill(0x8C2F39, ellipse(158, 269, 4, 3))
  // The microphone, in front of the mouth
  stroke(coat, 12, .round, line((144, 296), (132, 318)), line((132, 318), (146, 292)))
  stroke(0x3A3D55, 4.5, .round, line((144, 296), (151, 281)))
  fill(0xC8CCD8, disc(152.5, 277.5, 5.5))
  fill(skin, disc(145, 294, 5.5))
}

/// Notes and sparks in the air, the nearest that there is
func drawStars() {
  for (x, y, radius): (CGFloat, CGFloat, CGFloat) in [
    (52, 168, 9), (92, 208, 6), (232, 160, 7), (270, 214, 10), (206, 190, 5),
  ] {
    fill(0xFFE27A, star(x, y, radius, inner: 0.3, points: 4))
  }
  for (x, y): (CGFloat, CGFloat) in [(84, 262), (246, 276)] {
    fill(0xFFFFFF, ellipse(x, y, 6, 4.5))
    stroke(0xFFFFFF, 2.5, .round, line((x + 5, y), (x + 5, y - 24)))
    stroke(0xFFFFFF, 3, .round, arc((x + 5, y - 24), (x + 14, y - 12), control: (x + 6, y - 16)))
  }
}

/// People, some with their arms in the air: heads at `heads`, half as wide as `size`
private func drawCrowd(_ heads: [(CGFloat, CGFloat)], _ size: CGFloat, _ rgb: Int, arms: Set<Int>) {
  for (index, head) in heads.enumerated() {
    let (x, y) = head
    fill(
      rgb, disc(x, y, size * 0.58), rectangle(x - size * 0.24, y, size * 0.48, size),
      rectangle(x - size, y + size * 0.66, 2 * size, 600 - y, radius: size * 0.85))
    guard arms.contains(index) else { continue }
    for side: CGFloat in [-1, 1] {
      let hand = (x + side * size * 0.95, y - size * (side < 0 ? 1.25 : 1.05))
      stroke(rgb, size * 0.42, .round, line((x + side * size * 0.75, y + size), hand))
      fill(rgb, disc(hand.0, hand.1, size * 0.27))
    }
  }
}

/// The rows near the stage
func drawFarCrowd() {
  drawCrowd(
    [(22, 476), (62, 470), (102, 478), (142, 472), (182, 476), (222, 470), (262, 478), (300, 472)],
    19, 0x33185A, arms: [1, 3, 6])
}

/// The row in front, with sticks that glow
func drawNearCrowd() {
  drawCrowd(
    [(40, 522), (104, 534), (168, 520), (226, 534), (284, 524)], 28, 0x150A2C, arms: [0, 2])
  for (shoulder, hand, rgb): ((CGFloat, CGFloat), (CGFloat, CGFloat), Int) in [
    ((126, 560), (134, 512), 0x5CF2C2), ((248, 560), (254, 508), 0xFF6FB5),
    ((302, 552), (308, 502), 0x6FD3FF),
  ] {
    let tip = (hand.0 - 7, hand.1 - 30)
    stroke(0x150A2C, 11, .round, line(shoulder, hand))
    stroke(rgb, 9, .round, alpha: 0.35, line(hand, tip))
    stroke(rgb, 4, .round, line(hand, tip))
    fill(0x150A2C, disc(hand.0, hand.1, 7))
  }
}

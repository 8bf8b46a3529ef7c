import UIKit

// The fourth page, in points of the page: pagodas and mountains by a lake.

/// Sky, sun, the far mountains with snow on them, and the lake
func drawLandscape() {
  shade(rectangle(0, 0, 320, 400), 0x8ECDF2, 0xCFE9F5, 0xFFE9CF)
  fill(0xFFF6DC, alpha: 0.6, disc(238, 142, 44))
  fill(0xFFE39A, disc(238, 142, 30))
  shade(
    polygon(
      (0, 262), (38, 214), (70, 240), (118, 176), (158, 224), (196, 192), (244, 244), (284, 206),
      (320, 246), (320, 392), (0, 392)), 0x7C9CC4, 0xA9C3DC)
  fill(
    0xF5FAFF, polygon((118, 176), (100, 200), (110, 196), (118, 206), (126, 197), (138, 200)),
    polygon((38, 214), (26, 229), (36, 226), (44, 231), (50, 223)),
    polygon((196, 192), (183, 203), (193, 203), (200, 209), (208, 203)),
    polygon((284, 206), (271, 218), (282, 217), (290, 221), (298, 217)))
  shade(rectangle(0, 388, 320, 180), 0x7FC4D9, 0x3E8FB8, 0x2A6E9E)
  for (x, y, length): (CGFloat, CGFloat, CGFloat) in [
    (210, 402, 56), (222, 412, 40), (30, 424, 60), (150, 438, 84), (252, 452, 52), (18, 470, 46),
    (96, 486, 70), (214, 512, 78), (40, 536, 64),
  ] {
    stroke(0xFFFFFF, 2, .round, alpha: 0.35, line((x, y), (x + length, y)))
  }
}

func drawClouds() {
  for (x, y, scale): (CGFloat, CGFloat, CGFloat) in [(130, 128, 1), (184, 176, 0.7)] {
    fill(
      0xFFFFFF, alpha: 0.9,
      rectangle(x - 32 * scale, y, 64 * scale, 15 * scale, radius: 7.5 * scale),
      disc(x - 10 * scale, y, 14 * scale), disc(x + 12 * scale, y + 2 * scale, 10 * scale))
  }
}

/// The near hills and the shore
func drawHills() {
  let hills = UIBezierPath()
  hills.move(to: CGPoint(x: 0, y: 396))
  hills.addLine(to: CGPoint(x: 0, y: 316))
  hills.addCurve(
    to: CGPoint(x: 150, y: 344), controlPoint1: CGPoint(x: 48, y: 270),
    controlPoint2: CGPoint(x: 100, y: 330))
  hills.addCurve(
    to: CGPoint(x: 320, y: 308), controlPoint1: CGPoint(x: 210, y: 356),
    controlPoint2: CGPoint(x: 262, y: 276))
  hills.addLine(to: CGPoint(x: 320, y: 396))
  hills.close()
  shade(hills, 0x7DBB77, 0x4E9A63)
  let shore = UIBezierPath()
  shore.move(to: CGPoint(x: 0, y: 372))
  shore.addCurve(
    to: CGPoint(x: 320, y: 374), controlPoint1: CGPoint(x: 90, y: 352),
    controlPoint2: CGPoint(x: 230, y: 356))
  shore.addLine(to: CGPoint(x: 320, y: 394))
  shore.addCurve(
    to: CGPoint(x: 0, y: 396), controlPoint1: CGPoint(x: 220, y: 404),
    controlPoint2: CGPoint(x: 90, y: 400))
  shore.close()
  fill(0x3F8556, shore)
  for x: CGFloat in [16, 44, 252, 278, 304] {
    fill(0x2F6B45, disc(x, 362, 9), disc(x + 8, 366, 7), disc(x - 8, 367, 7))
  }
}

/// A pagoda on its foot: floors that become narrower, a roof over each, and a spire
private func drawPagoda(x: CGFloat, foot: CGFloat, height: CGFloat, width: CGFloat, floors: Int) {
  fill(0xC9B48C, rectangle(x - width * 0.75, foot - 8, width * 1.5, 8))
  let step = (height - 8) / CGFloat(floors)
  for floor in 0..<floors {
    // Widest in the middle of its height, as they are in Dali.
    let way = CGFloat(floor) / CGFloat(floors)
    let half = width / 2 * (1 - 0.62 * way * way)
    let bottom = foot - 8 - CGFloat(floor) * step
    shade(rectangle(x - half, bottom - step, 2 * half, step), 0xFBF3DF, 0xEAD9B4)
    fill(0xB9A67C, rectangle(x + half * 0.45, bottom - step, half * 0.55, step))
    fill(0x7A5B3A, rectangle(x - 1.5, bottom - step * 0.6, 3, step * 0.6))
    fill(
      0x8C6A45,
      polygon(
        (x - half - 4, bottom - step + 1), (x + half + 4, bottom - step + 1),
        (x + half - 1, bottom - step - 2), (x - half + 1, bottom - step - 2)))
  }
  let top = foot - height
  fill(0x8C6A45, polygon((x - 4, top), (x + 4, top), (x, top - 18)))
  fill(0xE6B84C, disc(x, top - 9, 2.5))
}

/// A high one between two that are lower
func drawPagodas() {
  drawPagoda(x: 96, foot: 378, height: 104, width: 22, floors: 8)
  drawPagoda(x: 224, foot: 378, height: 104, width: 22, floors: 8)
  drawPagoda(x: 160, foot: 384, height: 174, width: 34, floors: 13)
}

/// A boat with a sail, and what the water shows of it
func drawBoat() {
  fill(0x0E3F5E, alpha: 0.25, ellipse(86, 462, 46, 6))
  stroke(0x5A3D25, 3, .butt, line((90, 452), (90, 386)))
  fill(0xF7F0E0, polygon((93, 388), (93, 446), (130, 446)))
  fill(0xE2557B, polygon((87, 396), (87, 446), (62, 446)))
  let hull = UIBezierPath()
  hull.move(to: CGPoint(x: 42, y: 450))
  hull.addLine(to: CGPoint(x: 134, y: 450))
  hull.addQuadCurve(to: CGPoint(x: 60, y: 464), controlPoint: CGPoint(x: 116, y: 468))
  hull.close()
  fill(0x8A5A36, hull)
  stroke(0xD9B48A, 2, .butt, line((44, 452), (132, 452)))
}

/// Camellias near at hand, on both sides
func drawFlowers() {
  for (x, y, lean): (CGFloat, CGFloat, CGFloat) in [
    (10, 512, -6), (34, 530, 4), (284, 532, -4), (310, 510, 6),
  ] {
    stroke(0x2E6B3F, 4, .round, arc((x - lean, 572), (x, y), control: (x - lean * 1.5, y + 30)))
    fill(0x3F8F55, ellipse(x + 9, y + 24, 10, 5), ellipse(x - 10, y + 32, 9, 5))
    for petal in 0..<6 {
      let angle = CGFloat(petal) * .pi / 3
      fill(0xE8476F, disc(x + 8 * cos(angle), y + 8 * sin(angle), 7))
    }
    fill(0xF58AA5, disc(x, y, 7))
    fill(0xFFD873, disc(x, y, 3.5))
  }
}

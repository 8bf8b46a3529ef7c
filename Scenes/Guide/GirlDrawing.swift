import UIKit

/// A girl in a red dress, 100 × 200
func drawGirl() {
  let hair = 0x4A2C1A
  let skin = 0xF7D3B5
  fill(hair, ellipse(50, 40, 30, 34), polygon((22, 40), (78, 40), (82, 88), (18, 88)))
  stroke(skin, 9, .round, line((36, 82), (17, 122)), line((64, 82), (86, 116)))
  stroke(skin, 9, .butt, line((41, 148), (41, 190)), line((59, 148), (59, 190)))
  fill(0x7A2E3F, ellipse(38, 194, 9, 5), ellipse(62, 194, 9, 5))
  fill(0xE2557B, polygon((34, 74), (66, 74), (86, 154), (14, 154)))
  fill(skin, polygon((44, 60), (56, 60), (57, 76), (43, 76)))
  fill(skin, ellipse(50, 43, 22, 24))
  fill(hair, polygon((27, 40), (34, 16), (66, 16), (73, 40), (62, 28), (40, 28)))
  fill(0x2B1B12, ellipse(42, 43, 2.6, 2.6), ellipse(58, 43, 2.6, 2.6))
  stroke(0xB0413E, 1.8, .butt, arc((43, 54), (57, 54), control: (50, 60)))
}

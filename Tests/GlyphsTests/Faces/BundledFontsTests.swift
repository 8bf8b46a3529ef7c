import Glyphs
import Testing

@Suite struct BundledFontsTests {
  @Test func theInterfaceFaceComesInSixWeights() {
    #expect(BundledFonts.interfaceFaces.map(\.weight.value) == [100, 300, 400, 500, 600, 700])
    #expect(
      BundledFonts.interfaceFaces.map(\.name) == [
        "Inter-Thin", "Inter-Light", "Inter-Regular", "Inter-Medium", "Inter-SemiBold",
        "Inter-Bold",
      ])
  }

  @Test func theNearestWeightIsGiven() {
    #expect(BundledFonts.interface(weight: .semibold).name == "Inter-SemiBold")
    #expect(BundledFonts.interface(weight: .black).name == "Inter-Bold")
    #expect(BundledFonts.chinese(weight: .thin).name == "NotoSansCJKsc-Thin")
    #expect(BundledFonts.chinese(weight: .bold).name == "NotoSansCJKsc-Regular")
  }

  @Test func facesAreOpenedOnce() {
    #expect(BundledFonts.interface() == BundledFonts.interface(weight: FontWeight(410)))
  }

  @Test func everyInterWeightHasTheLatinAlphabets() {
    let codes = [0x20...0x7E, 0xA0...0xAC, 0xAE...0x148, 0x14A...0x17E].joined()
    for face in BundledFonts.interfaceFaces {
      for code in codes {
        let scalar = Unicode.Scalar(UInt32(code))
        #expect(scalar.map { face.covers(Character($0)) } == true, "\(face.name) U+\(code)")
      }
    }
  }

  @Test func everyInterWeightHasGreekAndCyrillic() {
    // The alphabets of Greek with its accents, of the Slavic languages and of the others written in Cyrillic, and
    // Vietnamese; a line of each.
    let texts = [
      "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία. Ταΐζω ΰάὠᾧῷ ΆΈΉΊΌΎΏΪΫ",
      "Съешь же ещё этих мягких французских булок, да выпей чаю. Чуєш їх, доцю? Ґґ Ўў Ђђ Љљ Њњ Ћћ Џџ",
      "Әә Ғғ Ққ Ңң Өө Ұұ Үү Һһ Іі Ҳҳ Ҷҷ Ӣӣ Ӯӯ Ҫҫ Ӑӑ Ӗӗ Ӳӳ",
      "Do bạch kim rất quý nên sẽ dùng để lắp vô xương. Ỹỵ Ơớ Ưự",
      "Ɓɓ Ɗɗ Ƙƙ Ƴƴ Ǝǝ Ẹẹ Ọọ Ṣṣ Ǧǧ Ḫḫ Ȳȳ Ǯǯ",
    ]
    for face in BundledFonts.interfaceFaces {
      for text in texts { #expect(text.filter { !face.covers($0) } == "", "\(face.name)") }
    }
  }

  @Test func theChineseFacesHaveTheFirstLevelOfGB2312() {
    // First and last rows of level 1 (GB 2312 rows 16 and 55), and kana.
    let characters =
      "啊阿埃挨哎唉哀皑癌蔼矮艾碍爱隘鞍氨安俺住注祝驻抓爪拽专砖转撰赚篆桩庄装妆撞壮状椎锥追赘坠缀谆准捉拙卓桌琢茁酌啄着灼浊兹咨资姿滋淄孜紫仔籽滓子自渍字鬃棕踪宗综总纵邹走奏揍租足卒族祖诅阻组钻纂嘴醉最罪尊遵昨左佐柞做作坐座あアんンーガぱ，。！？「」"
    for face in BundledFonts.chineseFaces {
      #expect(characters.filter { !face.covers($0) } == "")
    }
  }
}

import Testing

/// Texts that use most letters of their scripts, and how Pango 1.50.12 (HarfBuzz 6.0.0, FriBidi 1.0.8, libthai 0.1.29)
/// sets them in the same fonts, without hinting and rounding. Thai is broken by dictionaries, which differ in what they
/// take for one word: the widths are such that lines end where both know words to end.
struct Pangram: Sendable, CustomTestStringConvertible {
  let script: String
  /// The face by its PostScript name, and its version.
  let face: String
  let version: String
  let file: String
  let language: String
  let text: String
  /// For each width of the box in ems, 0 for any: how many scalars each line has, spaces at its end included, and how
  /// wide it is without them in ems.
  let settings: [(width: Double, lines: [(count: Int, width: Double)])]

  var testDescription: String { script }

  // swift-format-ignore
  static let all = [
    Pangram(
      script: "Latin", face: "Inter-Regular", version: "Version 3.019", file: "Inter-Regular.otf", language: "en",
      text: "The quick brown fox (naïve, “déjà-vu”) jumps over 12 lazy dogs: Zażółć gęślą jaźń.",
      settings: [
        (0, [(82, 38.5995)]),
        (9, [(16, 7.8594), (18, 8.0071), (19, 8.6960), (18, 8.1932), (11, 5.0000)]),
        (13, [(20, 9.5923), (25, 11.2699), (26, 11.8935), (11, 5.0000)]),
      ]),
    Pangram(
      script: "Cyrillic", face: "Inter-Regular", version: "Version 3.019", file: "Inter-Regular.otf", language: "ru",
      text: "Съешь же ещё этих мягких французских булок, да выпей чаю; 100 км/ч.",
      settings: [
        (0, [(67, 35.6108)]),
        (9, [(13, 7.3097), (12, 5.8963), (12, 6.3537), (16, 7.9261), (14, 7.0000)]),
        (13, [(18, 9.7628), (19, 10.0781), (25, 12.4332), (5, 2.4929)]),
      ]),
    Pangram(
      script: "Greek", face: "Inter-Regular", version: "Version 3.019", file: "Inter-Regular.otf", language: "el",
      text: "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία, και ταΐζω τα ζώα.",
      settings: [
        (0, [(52, 27.5071)]),
        (9, [(14, 7.4119), (10, 5.6080), (15, 7.0071), (13, 6.6364)]),
        (13, [(14, 7.4119), (25, 12.8963), (13, 6.6364)]),
      ]),
    Pangram(
      script: "Hebrew", face: "NotoSansHebrew-Regular", version: "Version 3.000", file: "NotoSansHebrew-Regular.ttf", language: "he",
      text: "דג סקרן שט בים מאוכזב ולפתע מצא לו חברה, שלום עולם טוב",
      settings: [
        (0, [(54, 25.6518)]),
        (9, [(15, 6.7290), (17, 8.0130), (19, 8.5988), (3, 1.5010)]),
        (13, [(28, 12.9060), (26, 12.4758)]),
      ]),
    Pangram(
      script: "Arabic", face: "NotoSansArabic-Regular", version: "Version 2.005", file: "NotoSansArabic-Regular.ttf", language: "ar",
      text: "نص حكيم له سر قاطع وذو شأن عظيم مكتوب على ثوب أخضر ومغلف بجلد أزرق",
      settings: [
        (0, [(66, 31.1570)]),
        (9, [(19, 8.5650), (19, 8.9280), (13, 5.9920), (15, 6.8920)]),
        (13, [(27, 12.2140), (24, 11.5310), (15, 6.8920)]),
      ]),
    Pangram(
      script: "Devanagari", face: "NotoSansDevanagari-Regular", version: "Version 2.001", file: "NotoSansDevanagari-Regular.ttf", language: "hi",
      text: "ऋषियों को सताने वाले दुष्ट राक्षसों के राजा रावण का सर्वनाश करने वाले विष्णुवतार भगवान श्रीराम",
      settings: [
        (0, [(94, 34.2880)]),
        (9, [(21, 7.8830), (28, 8.8370), (21, 7.7460), (17, 6.5500), (7, 2.2320)]),
        (13, [(39, 12.8440), (31, 11.8820), (24, 9.0420)]),
      ]),
    Pangram(
      script: "Thai", face: "NotoSansThai-Regular", version: "Version 2.000", file: "NotoSansThai-Regular.ttf", language: "th",
      text: "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า กว่าบรรดาฝูงสัตว์เดรัจฉาน จงฝ่าฟันพัฒนาวิชาการ",
      settings: [
        (0, [(78, 32.5350)]),
        (9, [(21, 8.4740), (20, 8.3870), (19, 7.7620), (18, 7.9120)]),
        (13, [(32, 12.5010), (28, 11.8620), (18, 7.9120)]),
      ]),
    Pangram(
      script: "Hangul", face: "NotoSansCJKkr-Regular", version: "Version 2.004", file: "NotoSansCJK-Regular.ttc", language: "ko",
      text: "키스의 고유조건은 입술끼리 만나야 하고 특별한 기술은 필요치 않다.",
      settings: [
        (0, [(37, 28.2789)]),
        (9, [(11, 8.8400), (11, 7.9200), (12, 8.8400), (3, 2.1190)]),
        (13, [(16, 12.8000), (16, 12.1600), (5, 3.3190)]),
      ]),
    Pangram(
      script: "Kana", face: "NotoSansCJKjp-Regular", version: "Version 2.004", file: "NotoSansCJK-Regular.ttc", language: "ja",
      text: "いろはにほへと ちりぬるを、わかよたれそ「つねならむ」ウヰノオクヤマ ケフコエテ。",
      settings: [
        (0, [(41, 39.2480)]),
        (9, [(9, 8.1740), (9, 8.9500), (9, 9.0000), (9, 8.1540), (5, 4.9700)]),
        (13, [(12, 11.1740), (13, 12.9500), (13, 12.1540), (3, 2.9700)]),
      ]),
    Pangram(
      script: "Han", face: "NotoSansCJKtc-Regular", version: "Version 2.004", file: "NotoSansCJK-Regular.ttc", language: "zh-Hant",
      text: "視野無限廣，窗外有藍天；微風迎客，軟語伴茶。語言與身體（骨骼）",
      settings: [
        (0, [(31, 31.0000)]),
        (9, [(9, 9.0000), (9, 9.0000), (9, 9.0000), (4, 4.0000)]),
        (13, [(13, 13.0000), (13, 13.0000), (5, 5.0000)]),
      ]),
    Pangram(
      script: "Bengali", face: "NotoSansBengali-Regular", version: "Version 2.001", file: "NotoSansBengali-Regular.ttf", language: "bn",
      text: "বিষণ্ন ঔদাসীন্যে ঊষাবৌদি বাংলাভাষায় প্রচলিত ঈশপের নিখুঁত গল্পটির ডালপালা অর্ধেক ছড়াতেই",
      settings: [
        (0, [(88, 37.9660)]),
        (9, [(17, 6.2540), (20, 8.8980), (21, 8.8430), (16, 6.7810), (14, 6.1500)]),
        (13, [(25, 10.3430), (26, 11.3790), (30, 12.2160), (7, 3.2480)]),
      ]),
    Pangram(
      script: "Tamil", face: "NotoSansTamil-Regular", version: "Version 2.001", file: "NotoSansTamil-Regular.ttf", language: "ta",
      text: "யாமறிந்த மொழிகளிலே தமிழ்மொழி போல் இனிதாவது எங்கும் காணோம்",
      settings: [
        (0, [(57, 38.9040)]),
        (9, [(9, 5.2060), (10, 7.4090), (10, 6.3220), (5, 3.1200), (9, 6.1910), (8, 3.7650), (6, 5.3310)]),
        (13, [(19, 12.8750), (15, 9.7020), (17, 10.2160), (6, 5.3310)]),
      ]),
    Pangram(
      script: "Georgian", face: "NotoSansGeorgian-Regular", version: "Version 2.001", file: "NotoSansGeorgian-Regular.ttf", language: "ka",
      text: "შეცდომით ჯანზე აკლდა ხუთი ღორი, ვინ ჭამა ზაფხულში",
      settings: [
        (0, [(49, 29.3628)]),
        (9, [(15, 8.7380), (11, 6.5480), (15, 7.8028), (8, 5.4940)]),
        (13, [(21, 12.6320), (20, 10.7168), (8, 5.4940)]),
      ]),
    Pangram(
      script: "Armenian", face: "NotoSansArmenian-Regular", version: "Version 2.005", file: "NotoSansArmenian-Regular.ttf", language: "hy",
      text: "Բել դղյակի ձախ ժամն օֆ ազգությանը ցպահանջ չճշտած վնաս էր եւ փառք։",
      settings: [
        (0, [(65, 37.3699)]),
        (9, [(15, 8.1590), (8, 4.2080), (11, 6.0980), (8, 5.0370), (15, 8.0690), (8, 4.4990)]),
        (13, [(23, 12.6270), (19, 11.3950), (23, 12.8280)]),
      ]),
    Pangram(
      script: "Ethiopic", face: "NotoSansEthiopic-Regular", version: "Version 2.000", file: "NotoSansEthiopic-Regular.ttf", language: "am",
      text: "ሰማይ አይታረስ ንጉሥ አይከሰስ። ብላ ካለኝ እንደአባቴ በቆመጠኝ",
      settings: [
        (0, [(40, 22.7710)]),
        (9, [(14, 7.7310), (14, 7.1890), (12, 7.3310)]),
        (13, [(21, 11.6610), (19, 10.8500)]),
      ]),
    Pangram(
      script: "Gujarati", face: "NotoSansGujarati-Regular", version: "Version 2.001", file: "NotoSansGujarati-Regular.ttf", language: "gu",
      text: "ઋષિઓને સતાવનાર દુષ્ટ રાક્ષસોના રાજા રાવણનો સર્વનાશ કરનાર",
      settings: [
        (0, [(56, 22.8610)]),
        (9, [(21, 8.5180), (22, 8.4580), (13, 5.2870)]),
        (13, [(31, 12.0310), (25, 10.5310)]),
      ]),
  ]
}

import QuartzCore
import Stage

/// `render list`: the scenes, the parameters of one, or the devices.
struct Listing {
  private let scenes: [TutorialScene]
  private let isDetailed: Bool
  private let isJSON: Bool
  private let isOfScreens: Bool

  init(_ arguments: ListArguments, scenes: SceneList) throws(Diagnostic) {
    isJSON = arguments.json
    isOfScreens = arguments.screens
    if isOfScreens, arguments.scene != nil {
      throw Diagnostic(
        .usage, "--screens lists devices, and a scene is named", remedy: "leave one of them out")
    }
    isDetailed = arguments.scene != nil
    if let name = arguments.scene {
      self.scenes = [try scenes.scene(named: name)]
    } else {
      self.scenes = scenes.scenes
    }
  }

  func write() throws(Diagnostic) {
    if isOfScreens { return try DeviceListing(isJSON: isJSON).write() }
    try Console.write(isJSON ? json.text + "\n" : isDetailed ? details : table)
  }

  /// One scene: an object; all of them: an array.
  private var json: OrderedJSON {
    let objects = scenes.map(Self.object)
    return isDetailed ? objects[0] : .array(objects)
  }

  private static func object(for scene: TutorialScene) -> OrderedJSON {
    .object([
      ("id", .string(scene.id)),
      ("aliases", .array(scene.aliases.map { .string($0) })),
      ("title", .string(scene.title)),
      ("summary", .string(scene.summary)),
      ("screen", .array([.number(scene.screenSize.width), .number(scene.screenSize.height)])),
      ("duration", .number(scene.duration)),
      ("frames", .number(Double(scene.clipFrameCount(at: FrameRate(60))))),
      ("listens", .bool(scene.listens)),
      ("parameters", .array(scene.parameters.map(object))),
    ])
  }

  private static func object(for parameter: SceneParameter) -> OrderedJSON {
    .object([
      ("name", .string(parameter.name)),
      ("default", .number(parameter.defaultValue)),
      ("minimum", .number(parameter.range.lowerBound)),
      ("maximum", .number(parameter.range.upperBound)),
      ("unit", .string(parameter.unit)),
      ("summary", .string(parameter.summary)),
    ])
  }

  /// A line for each scene, more where its parameters need them; the frames are those at 60 a
  /// second.
  private var table: String {
    TextTable(
      rows: [["ID", "TITLE", "SCREEN", "SECONDS", "FRAMES", "PARAMETERS"]]
        + scenes.flatMap { scene in
          let parameters = TextTable.lines(of: scene.parameters.map(\.name), width: 60)
          let first = [
            ([scene.id] + scene.aliases).joined(separator: ", "), scene.title,
            Self.size(of: scene), Quantity.plain(scene.duration),
            "\(scene.clipFrameCount(at: FrameRate(60)))", parameters.first ?? "",
          ]
          return [first] + parameters.dropFirst().map { ["", "", "", "", "", $0] }
        }
    ).text
  }

  private var details: String {
    let scene = scenes[0]
    var text = "\(scene.id): \(scene.title)\n\(scene.summary)\n"
    if !scene.aliases.isEmpty { text += "also called \(scene.aliases.joined(separator: ", "))\n" }
    text += "\(Self.size(of: scene)) points, \(Quantity.plain(scene.duration)) s\n"
    if scene.listens { text += "hears --input FILE.wav\n" }
    if scene.parameters.isEmpty { return text + "no parameters\n" }
    let rows = scene.parameters.map { parameter in
      let range = [parameter.range.lowerBound, parameter.range.upperBound].map(Quantity.plain)
      return [
        "--set \(parameter.name)=\(Quantity.plain(parameter.defaultValue))", parameter.unit,
        "\(range[0]) to \(range[1])", parameter.summary,
      ]
    }
    return text + "\n" + TextTable(rows: rows).text
  }

  private static func size(of scene: TutorialScene) -> String {
    Quantity.plain(scene.screenSize.width) + "x" + Quantity.plain(scene.screenSize.height)
  }
}

import QuartzCore

/// `render list --screens`: the devices that `--screen` knows.
struct DeviceListing {
  let isJSON: Bool

  func write() throws(Diagnostic) {
    try Console.write(isJSON ? json.text + "\n" : table)
  }

  private var json: OrderedJSON {
    .array(
      Device.all.map { device in
        .object([
          ("names", .array(device.names.map { .string($0) })),
          ("screen", .array([.number(Double(device.width)), .number(Double(device.height))])),
          ("scale", .number(Double(device.scale))),
          ("safeArea", .array([.number(Double(device.top)), .number(Double(device.bottom))])),
        ])
      })
  }

  private var table: String {
    let rows = Device.all.map { device in
      [
        "\(device.width)x\(device.height)", "\(device.scale)", "\(device.top), \(device.bottom)",
        device.names.joined(separator: ", "),
      ]
    }
    return TextTable(rows: [["POINTS", "SCALE", "TOP, BOTTOM", "DEVICES"]] + rows).text
  }
}

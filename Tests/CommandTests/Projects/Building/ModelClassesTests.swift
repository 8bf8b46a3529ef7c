import Foundation
import ProjectFiles
import Testing

@testable import RenderCommand

@Suite("Classes that Xcode generates of Core Data models")
struct ModelClassesTests {
  private func source(_ versions: [String: String], current: String? = nil) throws -> String? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("model-\(UUID().uuidString).xcdatamodeld")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in versions {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place.appendingPathComponent("contents"))
    }
    if let current {
      try PropertyListSerialization.data(
        fromPropertyList: ["_XCCurrentVersionName": current], format: .xml, options: 0
      ).write(to: folder.appendingPathComponent(".xccurrentversion"))
    }
    return ModelClasses.source(of: folder.path)
  }

  private static let model = """
    <model>
      <entity name="Item" representedClassName="Item" codeGenerationType="class">
        <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
        <attribute name="price" attributeType="Double"/>
        <attribute name="look" attributeType="Transformable" customClassName="UIColor"/>
        <relationship name="parts" toMany="YES" ordered="YES" destinationEntity="Part"/>
      </entity>
      <entity name="Part" representedClassName="Piece" codeGenerationType="category">
        <attribute name="bad name" attributeType="String"/>
        <relationship name="whole" maxCount="1" destinationEntity="Item"/>
      </entity>
      <entity name="Own" representedClassName="Own"><attribute name="a" attributeType="String"/></entity>
      <entity name="Sub" representedClassName=".Sub" parentEntity="Item" codeGenerationType="class"/>
    </model>
    """

  @Test("properties have the types that Xcode gives them")
  func types() throws {
    let text = try #require(try source(["Model.xcdatamodel": Self.model]))
    for line in [
      "public class Item: NSManagedObject {}", "public class Sub: Item {}",
      "extension Item: Identifiable {}", "public var `timestamp`: Date? {",
      "public var `count`: Int32 {", "public var `price`: NSNumber? {",
      "public var `look`: UIColor? {", "public var `parts`: NSOrderedSet? {",
      "public func addToParts(_ value: Piece)",
      "public func insertIntoParts(_ value: Piece, at idx: Int)",
      "extension Piece {", "public var `whole`: Item? {",
      "NSFetchRequest<Piece>(entityName: \"Part\")",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    // The author writes these.
    #expect(!text.contains("class Piece") && !text.contains("Own") && !text.contains("bad name"))
  }

  @Test("the version that Xcode says is current counts")
  func versions() throws {
    let other = Self.model.replacingOccurrences(of: "Item", with: "Thing")
    let both = ["A.xcdatamodel": Self.model, "B.xcdatamodel": other]
    #expect(try source(both, current: "B.xcdatamodel")?.contains("class Thing") == true)
    #expect(try source(both)?.contains("class Item") == true)
  }

  @Test(
    "broken models have no classes",
    arguments: ["", "<model", "<x/>", "<model><attribute/></model>"])
  func broken(text: String) throws {
    #expect(try source(["Model.xcdatamodel": text]) == nil)
    #expect(try source([:]) == nil)
  }
}

/// Texts of `project.pbxproj` as Xcode writes them, of the parts that a test needs.
enum ProjectText {
  /// A project of these objects, each `ID = { … };`, whose main group is `MAIN`.
  static func project(_ objects: String, targets: String, settings: String = "") -> String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjectVersion = 56;
    \tobjects = {
    \t\tROOT /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tbuildConfigurationList = LIST_P;
    \t\t\tdevelopmentRegion = de;
    \t\t\tmainGroup = MAIN;
    \t\t\ttargets = (\(targets));
    \t\t};
    \t\tLIST_P = {isa = XCConfigurationList; buildConfigurations = (CONF_P); };
    \t\tCONF_P = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; \(settings)}; };
    \(objects)
    \t};
    \trootObject = ROOT /* Project object */;
    }
    """
  }

  /// A target with one configuration.
  static func target(
    _ id: String, name: String, type: String = "application", phases: String,
    settings: String = "", more: String = ""
  ) -> String {
    """
    \t\t\(id) /* \(name) */ = {
    \t\t\tisa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(type)";
    \t\t\tbuildConfigurationList = LIST_\(id); buildPhases = (\(phases)); \(more)
    \t\t};
    \t\tLIST_\(id) = {isa = XCConfigurationList; buildConfigurations = (CONF_\(id)); };
    \t\tCONF_\(id) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; \(settings)}; };

    """
  }

  /// A build phase of files, each of which gets a build file.
  static func phase(_ id: String, _ kind: String, _ files: [String]) -> String {
    let list = files.map { "BF_\(id)_\($0)" }
    return
      "\t\t\(id) = {isa = PBX\(kind)BuildPhase; files = (\(list.joined(separator: ", "))); };\n"
      + zip(list, files).map { "\t\t\($0) = {isa = PBXBuildFile; fileRef = \($1); };\n" }.joined()
  }

  static func group(_ id: String, _ children: String, path: String? = nil) -> String {
    let path = path.map { "path = \"\($0)\";" } ?? ""
    return
      "\t\t\(id) = {isa = PBXGroup; children = (\(children)); \(path) sourceTree = \"<group>\"; };\n"
  }

  static func file(_ id: String, _ path: String, more: String = "") -> String {
    "\t\t\(id) /* f */ = {isa = PBXFileReference; path = \"\(path)\"; \(more) sourceTree = \"<group>\"; };\n"
  }
}

/// Tells the language of a module by words that one version alone has.
enum OldLanguage {
  static func isSwift2(_ texts: [String]) -> Bool {
    let old = count(swift2, texts)
    return old > 0 && old > count(later, texts)
  }

  private static func count(_ words: [String], _ texts: [String]) -> Int {
    texts.reduce(0) { sum, text in sum + words.reduce(0) { $0 + (text.contains($1) ? 1 : 0) } }
  }

  // Of Swift 1 and 2.
  private static let swift2 = [
    "Color()", ".CGColor", ".CGPath", "func layerClass()", "NSBundle", "dispatch_async(",
    "dispatch_after(",
    "animateWithDuration", "NSNotificationCenter", "UIScreen.mainScreen()",
    "touches: Set<NSObject>",
    "override func drawRect(", "addAnimation(", "NSIndexPath", "UIControlState.Normal",
    ".TouchUpInside", "withEvent event:", ".stringByAppending", "forKeyPath: String,",
    "didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]", "addLineToPoint(",
    "sender: AnyObject)", ".mainRunLoop()", "sharedApplication()", ".Alpha", "println(",
    "CGContextRef", "UIGraphicsGetCurrentContext()\n        CGContext",
    "prefersStatusBarHidden() ->", "func application(application: ", "func prepareForSegue(",
    "func tableView(tableView: ", "func collectionView(collectionView: ", ".dynamicType",
    "forState:", "NSTimer", "isViewLoaded()", "NSFileManager", "valueForKey(", "subviews as [",
  ]
  // Of Swift 3 and after.
  private static let later = [
    "fileprivate", ".cgColor", ".cgPath", "var layerClass", "Bundle.main.", "DispatchQueue",
    "animate(withDuration", "NotificationCenter.default.", "UIScreen.main.",
    "Set<UITouch>, with ", "(_ application: UIApplication", "(_ tableView: UITableView,",
    "(_ collectionView: UICollectionView,", "func prepare(for",
    "override func draw(", ".add(", ": IndexPath)", ".isEnabled", ".isHidden", ".normal",
    ".touchUpInside", "with event:",
    ".appending",
    "UIApplicationLaunchOptionsKey", "LaunchOptionsKey", "addLine(to:", "sender: Any)",
    "sender: Any?", "#keyPath",
    "UIApplication.shared", ".alpha(", "for: .", "_ sender:", "open class",
  ]
}

extension Timer {
  /// Registers the methods of timers that people name in selectors, once for the program.
  static let classRecords: Void = ClassRecord.registerFramework {
    [
      ClassRecord(
        Timer.self, name: "Timer",
        methods: [
          .method("fire", Timer.fire), .calling("invalidate") { timer, _ in timer.invalidate() },
        ])
    ]
  }
}

extension HelpTexts {
  static let golden = """
    A golden is a folder small enough to commit: golden.txt with the fingerprint of every frame \
    and the values of every layer, and a few stills. 'render help golden record' and 'render help \
    golden check' say more.
    """

  static let goldenRecord = """
    Writes Goldens/SCENE, in place of what is there, and says which frames changed. Everything \
    that makes the clip is recorded with it, so that 'render golden check' needs no options. A \
    frame's fingerprint is how the SHA-256 of what 'render SCENE -o -' writes of it begins.

    EXAMPLES:
      render golden record fuber
      render golden record fuber --fps 30 --scale 2 --stills 0,45,89
      render golden record fuber --set startTimeOffset=1 --name fuber-late
      render golden record fuber --keep-frames

    EXIT STATUS:
      0 done, 64 usage, 65 bad scene, 73 cannot create, 74 cannot write,
      77 not permitted, 130 and 143 stopped by a signal.
    """

  static let goldenCheck = """
    Makes the clips anew as they were recorded and names the first frame that differs, with the \
    layer and the property whose values are not the same. Expected | difference | actual is \
    written as one strip, where a picture of the frame is kept. Stills that are missing, extra, \
    renamed, resized or damaged are differences too.

    EXAMPLES:
      render golden check
      render golden check fuber --diff strips --html report
      render golden check --junit report/junit.xml --json

    EXIT STATUS:
      0 the same, 1 different, 64 usage, 65 damaged golden, 66 golden missing,
      73 cannot create, 74 cannot write, 77 not permitted.
    """
}

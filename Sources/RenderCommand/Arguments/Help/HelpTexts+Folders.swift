extension HelpTexts {
  static let verify = """
    Reads every frame and holds it against what was noted in .zoetrope beside the frames when it was \
    written. One line each for what is missing, damaged (no picture can be read), foreign (a sound picture, \
    but another run's, another frame's or of unknown origin) and extra (not to be there), then the sum.

    The same command that made the frames makes the missing, damaged and foreign ones anew with --resume.

    EXAMPLES:
      render verify out/fuber || render fuber -o out/fuber --resume
      render verify out/fuber --json

    EXIT STATUS:
      0 all there, sound and alone, 1 not, 64 usage, 65 nothing says what is to be
      there, 66 no such folder.
    """

  static let clean = """
    Files being written have names such as .zoetrope-HOST-PROCESS-1.tmp. Every run removes those that nobody \
    writes any more from the folders it writes to; this does it by hand, and also where the file system does \
    not know whether somebody does. Nothing else is touched.

    EXIT STATUS:
      0 done, 64 usage, 66 no such folder, 77 not permitted.
    """
}

/// The longer texts of `--help`.
enum HelpTexts {
  static let frames = """
    Frames are numbered from 0; frame k shows the time k / rate. A part of a clip keeps the \
    numbers of the whole. Finished frames replace older ones of the same name.

    EXAMPLES:
      render fuber --fps 60 -o out/fuber
      render fuber --from 1.2 --to 2.5 --scale 3
      render fuber --frames 0-59,90 -o 'out/%05d.png'
      render fuber --at 1.5 -o still.png
      render fuber --size 1080x1920 --background white
      render fuber --set startTimeOffset=1.0
      render iris-mic --input voice.wav
      render inspect fuber --at 1.5 --json

    A FILM OF THEM (-framerate goes before -i):
      ffmpeg -framerate 60 -i out/fuber/%05d.png -pix_fmt yuv420p fuber.mp4
      ffmpeg -framerate 60 -i out/fuber/%05d.png \\
        -vf 'fps=50,split[a][b];[a]palettegen[p];[b][p]paletteuse' fuber.gif
      render fuber -o - | ffmpeg -f rawvideo -pix_fmt rgba -video_size 750x1334 \\
        -framerate 60 -i - -pix_fmt yuv420p fuber.mp4

    EXIT STATUS:
      0 done, 64 usage, 65 bad scene, 66 input missing, 73 cannot create,
      74 cannot write, 77 not permitted, 130 and 143 stopped by a signal.
    """

  static let inspect = """
    Prints every layer with the values it shows at that time. With --json, one object: \
    {"scene", "time", "screen": [w, h], "root": NODE}.
    """
}

/// The words that tell ffmpeg to make a film of raw RGBA frames on its standard input. The same
/// frames make the same bytes, whatever the processor and the number of its cores.
struct FilmCommand {
  var film: FilmFormat
  /// With the size that ffmpeg is handed.
  var format: ClipFormat
  /// How often the clip is played in all; 0 for without end.
  var loop: Int
  /// Where ffmpeg writes.
  var path: String

  var arguments: [String] {
    ["-hide_banner", "-loglevel", "error", "-nostats", "-nostdin", "-y"] + input
      + ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"] + encoder
      + ["-f", film.rawValue, "file:" + path]
  }

  private var input: [String] {
    [
      "-f", "rawvideo", "-pix_fmt", "rgba", "-video_size", "\(format.width)x\(format.height)",
      "-framerate", "\(format.rate.numerator)/\(format.rate.denominator)", "-i", "pipe:0",
    ]
  }

  private var encoder: [String] {
    switch film {
    case .webp:
      // WebP counts whole milliseconds: each frame appears at the nearest.
      let milliseconds = "N*1000*\(format.rate.denominator)/\(format.rate.numerator)"
      return [
        "-vf", "settb=1/1000,setpts='round(\(milliseconds))'", "-vsync", "passthrough",
        "-enc_time_base", "1/1000", "-c:v", "libwebp_anim", "-pix_fmt", "bgra", "-lossless", "1",
        "-compression_level", "4", "-quality", "75", "-loop", "\(loop)",
      ]
    case .mp4:
      // With another number of threads H.264 frames come out otherwise.
      return [
        "-vf", Self.bt709, "-c:v", "libx264", "-pix_fmt", "yuv420p", "-preset", "medium", "-tune",
        "animation", "-crf", "16", "-threads", "4",
      ] + Self.tags + ["-movflags", "+faststart+write_colr"]
    case .mov:
      return [
        "-vf", Self.bt709, "-c:v", "prores_ks", "-profile:v", "4444", "-pix_fmt", "yuva444p10le",
        "-alpha_bits", "16", "-vendor", "apl0",
      ] + Self.tags + ["-movflags", "+write_colr"]
    }
  }

  /// The numbers, and what is said about them in frames, follow BT.709 in the limited range.
  private static let bt709 =
    "scale=out_color_matrix=bt709:out_range=tv"
    + ":flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp+bitexact"
    + ",setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709"

  private static let tags = [
    "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range",
    "tv",
  ]
}

// Draws a workload with cairo on the processor: cairo_peer FILE.json MIN_MS MAX_REPS [DUMP.rgba]
//
// The workload is read before; a timed frame builds cairo's paths and patterns and draws them, which
// is how an application uses it. Cairo has no shadows and no conic gradients: for workloads with these
// it prints {"unsupported": true}.
#include <cairo.h>

#include <chrono>
#include <cstdio>

#include "trim.hpp"
#include "workload.hpp"

namespace {

struct Operation {
  enum Kind { fill, stroke, save, restore, image } kind;
  Outline path;
  cairo_matrix_t matrix;
  cairo_pattern_t* paint = nullptr;
  cairo_fill_rule_t rule = CAIRO_FILL_RULE_WINDING;
  double width = 1, miter = 10, phase = 0, opacity = 1, trimStart = 0, trimEnd = 1;
  cairo_line_cap_t cap = CAIRO_LINE_CAP_BUTT;
  cairo_line_join_t join = CAIRO_LINE_JOIN_MITER;
  std::vector<double> dash;
  bool isClipped = false;
  cairo_surface_t* picture = nullptr;
};

struct Workload {
  int width, height;
  std::vector<double> clear;
  std::vector<Operation> operations;
};

struct Unsupported {};

Outline outline(const Json& json) { return {json["v"].text, json["p"].numbers()}; }

cairo_matrix_t matrix(const Json& json) {
  auto m = json.numbers();
  cairo_matrix_t result;
  if (m.size() != 6) throw std::runtime_error("a matrix is six numbers");
  cairo_matrix_init(&result, m[0], m[1], m[2], m[3], m[4], m[5]);
  return result;
}

cairo_pattern_t* paint(const Json& json) {
  const std::string& type = json["type"].text;
  if (type == "solid") {
    auto c = json["c"].numbers();
    return cairo_pattern_create_rgba(c.at(0), c.at(1), c.at(2), c.at(3));
  }
  auto number = [&](const char* key) { return json[key].number; };
  cairo_pattern_t* result;
  if (type == "linear")
    result = cairo_pattern_create_linear(number("x0"), number("y0"), number("x1"), number("y1"));
  else if (type == "radial")
    result = cairo_pattern_create_radial(
        number("cx"), number("cy"), 0, number("cx"), number("cy"), number("r"));
  else
    throw Unsupported();
  for (auto& stop : json["stops"].items) {
    auto s = stop.numbers();
    cairo_pattern_add_color_stop_rgba(result, s.at(0), s.at(1), s.at(2), s.at(3), s.at(4));
  }
  return result;
}

cairo_surface_t* picture(const Json& json, const std::string& folder) {
  int width = json["width"].number, height = json["height"].number;
  std::string bytes = contents(folder + json["file"].text);
  if (bytes.size() != size_t(width) * height * 4) throw std::runtime_error("an image has another size");
  cairo_surface_t* result = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  uint8_t* pixels = cairo_image_surface_get_data(result);
  int stride = cairo_image_surface_get_stride(result);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      for (int i = 0; i < 4; ++i)
        pixels[y * stride + x * 4 + i] = bytes[(y * width + x) * 4 + (i == 3 ? 3 : 2 - i)];
  cairo_surface_mark_dirty(result);
  return result;
}

Operation operation(const Json& json, const std::map<std::string, cairo_surface_t*>& pictures) {
  Operation o;
  const std::string& op = json["op"].text;
  cairo_matrix_init_identity(&o.matrix);
  if (op == "fill") {
    o.kind = Operation::fill;
    if (json["rule"].text == "evenodd") o.rule = CAIRO_FILL_RULE_EVEN_ODD;
  } else if (op == "stroke") {
    o.kind = Operation::stroke;
    o.width = json["width"].number;
    o.miter = json["miter"].number;
    o.phase = json["phase"].number;
    o.dash = json["dash"].numbers();
    auto trim = json["trim"].numbers();
    if (trim.size() == 2) o.trimStart = trim[0], o.trimEnd = trim[1];
    const std::string &cap = json["cap"].text, &join = json["join"].text;
    o.cap = cap == "round" ? CAIRO_LINE_CAP_ROUND
            : cap == "square" ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT;
    o.join = join == "round" ? CAIRO_LINE_JOIN_ROUND
             : join == "bevel" ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER;
  } else if (op == "save") {
    o.kind = Operation::save;
    o.opacity = json["opacity"].number;
    o.isClipped = !json["clip"].isNull;
    if (o.isClipped) {
      o.path = outline(json["clip"]);
      o.matrix = matrix(json["clip"]["m"]);
    }
    return o;
  } else if (op == "restore") {
    o.kind = Operation::restore;
    return o;
  } else if (op == "image") {
    o.kind = Operation::image;
    o.opacity = json["opacity"].number;
    o.picture = pictures.at(json["image"].text);
    o.matrix = matrix(json["m"]);
    return o;
  } else {
    throw Unsupported();
  }
  o.path = outline(json);
  o.matrix = matrix(json["m"]);
  o.paint = paint(json["paint"]);
  return o;
}

Workload read(const std::string& file) {
  Json json = JsonReader(contents(file)).value();
  size_t slash = file.rfind('/');
  std::string folder = slash == std::string::npos ? "" : file.substr(0, slash + 1);
  std::map<std::string, cairo_surface_t*> pictures;
  for (auto& [name, entry] : json["images"].members) pictures[name] = picture(entry, folder);
  Workload result{int(json["width"].number), int(json["height"].number), json["clear"].numbers(), {}};
  for (auto& op : json["ops"].items) result.operations.push_back(operation(op, pictures));
  return result;
}

void build(cairo_t* cairo, const Outline& path) {
  const double* n = path.numbers.data();
  cairo_new_path(cairo);
  for (char verb : path.verbs) {
    switch (verb) {
      case 'M':
        cairo_move_to(cairo, n[0], n[1]);
        n += 2;
        break;
      case 'L':
        cairo_line_to(cairo, n[0], n[1]);
        n += 2;
        break;
      case 'Q': {
        Dot here;
        cairo_get_current_point(cairo, &here.x, &here.y);
        Dot control{n[0], n[1]}, to{n[2], n[3]};
        Dot one = between(here, control, 2.0 / 3), two = between(to, control, 2.0 / 3);
        cairo_curve_to(cairo, one.x, one.y, two.x, two.y, to.x, to.y);
        n += 4;
        break;
      }
      case 'C':
        cairo_curve_to(cairo, n[0], n[1], n[2], n[3], n[4], n[5]);
        n += 6;
        break;
      default:
        cairo_close_path(cairo);
    }
  }
}

void draw(cairo_t* cairo, const Operation& o, std::vector<double>& opacities) {
  cairo_set_matrix(cairo, &o.matrix);
  switch (o.kind) {
    case Operation::fill:
      build(cairo, o.path);
      cairo_set_source(cairo, o.paint);
      cairo_set_fill_rule(cairo, o.rule);
      cairo_fill(cairo);
      break;
    case Operation::stroke:
      if (o.trimStart > 0 || o.trimEnd < 1) build(cairo, trimmed(o.path, o.trimStart, o.trimEnd));
      else build(cairo, o.path);
      cairo_set_source(cairo, o.paint);
      cairo_set_line_width(cairo, o.width);
      cairo_set_line_cap(cairo, o.cap);
      cairo_set_line_join(cairo, o.join);
      cairo_set_miter_limit(cairo, o.miter);
      cairo_set_dash(cairo, o.dash.data(), int(o.dash.size()), o.phase);
      cairo_stroke(cairo);
      break;
    case Operation::save:
      cairo_save(cairo);
      if (o.isClipped) {
        build(cairo, o.path);
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING);
        cairo_clip(cairo);
      }
      cairo_identity_matrix(cairo);
      opacities.push_back(o.opacity);
      cairo_push_group(cairo);
      break;
    case Operation::restore:
      cairo_identity_matrix(cairo);
      cairo_pop_group_to_source(cairo);
      cairo_paint_with_alpha(cairo, opacities.back());
      opacities.pop_back();
      cairo_restore(cairo);
      break;
    case Operation::image:
      cairo_set_source_surface(cairo, o.picture, 0, 0);
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR);
      cairo_paint_with_alpha(cairo, o.opacity);
      break;
  }
}

void frame(cairo_surface_t* surface, const Workload& workload) {
  cairo_t* cairo = cairo_create(surface);
  auto& c = workload.clear;
  cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_rgba(cairo, c.at(0), c.at(1), c.at(2), c.at(3));
  cairo_paint(cairo);
  cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
  std::vector<double> opacities;
  for (auto& operation : workload.operations) draw(cairo, operation, opacities);
  cairo_destroy(cairo);
}

void dump(cairo_surface_t* surface, const Workload& workload, const char* file) {
  cairo_surface_flush(surface);
  const uint8_t* pixels = cairo_image_surface_get_data(surface);
  int stride = cairo_image_surface_get_stride(surface);
  std::string bytes;
  for (int y = 0; y < workload.height; ++y)
    for (int x = 0; x < workload.width; ++x)
      for (int i : {2, 1, 0, 3}) bytes += char(pixels[y * stride + x * 4 + i]);
  std::ofstream(file, std::ios::binary) << bytes;
}

}  // namespace

int main(int count, char** arguments) try {
  if (count < 4) throw std::runtime_error("FILE.json MIN_MS MAX_REPS [DUMP.rgba]");
  Workload workload = read(arguments[1]);
  double shortest = atof(arguments[2]);
  int most = atoi(arguments[3]);
  cairo_surface_t* surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, workload.width, workload.height);
  using Clock = std::chrono::steady_clock;
  auto since = [](Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  };
  for (int i = 0; i < 2; ++i) frame(surface, workload);
  std::vector<double> samples;
  auto start = Clock::now();
  while (int(samples.size()) < most && (samples.size() < 3 || since(start) < shortest)) {
    auto began = Clock::now();
    frame(surface, workload);
    samples.push_back(since(began));
  }
  printf("{\"samples_ms\": [");
  for (size_t i = 0; i < samples.size(); ++i) printf("%s%.4f", i ? ", " : "", samples[i]);
  printf("]}\n");
  if (count > 4) dump(surface, workload, arguments[4]);
} catch (Unsupported) {
  printf("{\"unsupported\": true}\n");
} catch (std::exception& error) {
  fprintf(stderr, "cairo_peer: %s\n", error.what());
  return 1;
}

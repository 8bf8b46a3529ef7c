// The part of a path between two fractions of its length, for libraries that cannot trim.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

struct Dot {
  double x, y;
};

inline Dot between(Dot a, Dot b, double t) { return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}; }
inline double distance(Dot a, Dot b) { return std::hypot(b.x - a.x, b.y - a.y); }

struct Outline {
  std::string verbs;
  std::vector<double> numbers;

  void add(char verb, std::initializer_list<Dot> dots) {
    verbs += verb;
    for (Dot dot : dots) {
      numbers.push_back(dot.x);
      numbers.push_back(dot.y);
    }
  }
};

// One cubic (a line is one with its controls on it), with its length up to each of 32 parameters.
class Piece {
 public:
  Piece(Dot a, Dot b, Dot c, Dot d, bool isLine) : isLine(isLine), points{a, b, c, d} {
    Dot last = a;
    for (int i = 1; i <= steps; ++i) {
      Dot dot = isLine ? between(a, d, double(i) / steps) : split(double(i) / steps).first[3];
      lengths[i] = lengths[i - 1] + distance(last, dot);
      last = dot;
    }
  }

  double length() const { return lengths[steps]; }
  const bool isLine;

  // The four points of the part between two lengths.
  std::array<Dot, 4> part(double from, double to) const {
    double start = parameter(from), end = parameter(to);
    if (isLine)
      return {between(points[0], points[3], start), {}, {}, between(points[0], points[3], end)};
    std::array<Dot, 4> front = split(end).first;
    return end > 0 ? Piece(front[0], front[1], front[2], front[3], false).split(start / end).second
                   : front;
  }

 private:
  static constexpr int steps = 32;
  std::array<Dot, 4> points;
  std::array<double, steps + 1> lengths{};

  std::pair<std::array<Dot, 4>, std::array<Dot, 4>> split(double t) const {
    Dot ab = between(points[0], points[1], t), bc = between(points[1], points[2], t);
    Dot cd = between(points[2], points[3], t);
    Dot abc = between(ab, bc, t), bcd = between(bc, cd, t);
    Dot middle = between(abc, bcd, t);
    return {{points[0], ab, abc, middle}, {middle, bcd, cd, points[3]}};
  }

  double parameter(double length) const {
    if (length <= 0) return 0;
    if (length >= lengths[steps]) return 1;
    int i = std::upper_bound(lengths.begin(), lengths.end(), length) - lengths.begin();
    double step = lengths[i] - lengths[i - 1];
    return (i - 1 + (step > 0 ? (length - lengths[i - 1]) / step : 0)) / steps;
  }
};

inline Outline trimmed(const Outline& path, double start, double end) {
  std::vector<std::vector<Piece>> contours;
  Dot here{0, 0}, first{0, 0};
  const double* n = path.numbers.data();
  auto add = [&](Dot a, Dot b, Dot c, Dot d, bool isLine) {
    if (contours.empty()) contours.emplace_back();
    contours.back().emplace_back(a, b, c, d, isLine);
    here = d;
  };
  for (char verb : path.verbs) {
    switch (verb) {
      case 'M':
        here = first = {n[0], n[1]};
        contours.emplace_back();
        n += 2;
        break;
      case 'L':
        add(here, here, {n[0], n[1]}, {n[0], n[1]}, true);
        n += 2;
        break;
      case 'Q': {
        Dot control{n[0], n[1]}, to{n[2], n[3]};
        add(here, between(here, control, 2.0 / 3), between(to, control, 2.0 / 3), to, false);
        n += 4;
        break;
      }
      case 'C':
        add(here, {n[0], n[1]}, {n[2], n[3]}, {n[4], n[5]}, false);
        n += 6;
        break;
      default:
        add(here, here, first, first, true);
    }
  }
  double total = 0;
  for (auto& contour : contours)
    for (auto& piece : contour) total += piece.length();
  Outline result;
  double from = start * total, to = end * total, begin = 0;
  for (auto& contour : contours) {
    bool isMoved = false;
    for (auto& piece : contour) {
      double a = std::max(from - begin, 0.0), b = std::min(to - begin, piece.length());
      begin += piece.length();
      if (a >= b) continue;
      auto part = piece.part(a, b);
      if (!isMoved) result.add('M', {part[0]});
      isMoved = true;
      if (piece.isLine) result.add('L', {part[3]});
      else result.add('C', {part[1], part[2], part[3]});
    }
  }
  return result;
}

// Reads a workload: just enough JSON for files of that format, and its numbers as they are drawn.
#pragma once
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

// A value of a JSON document. What is absent or null is empty.
struct Json {
  std::string text;
  double number = 0;
  std::vector<Json> items;
  std::map<std::string, Json> members;
  bool isNull = true;

  const Json& operator[](const std::string& key) const {
    static const Json none;
    auto found = members.find(key);
    return found == members.end() ? none : found->second;
  }
  std::vector<double> numbers() const {
    std::vector<double> result;
    for (auto& item : items) result.push_back(item.number);
    return result;
  }
};

// Reads one document; throws at whatever is no JSON. Escapes in strings stay as they are.
class JsonReader {
 public:
  explicit JsonReader(const std::string& text) : here(text.c_str()) {}

  Json value() {
    Json result;
    result.isNull = false;
    switch (next()) {
      case '{':
        for (++here; next() != '}'; skip(',')) {
          std::string key = string();
          expect(':');
          result.members[key] = value();
        }
        ++here;
        break;
      case '[':
        for (++here; next() != ']'; skip(',')) result.items.push_back(value());
        ++here;
        break;
      case '"':
        result.text = string();
        break;
      default:
        word(result);
    }
    return result;
  }

 private:
  const char* here;

  char next() {
    while (*here == ' ' || *here == '\n' || *here == '\t' || *here == '\r') ++here;
    if (!*here) throw std::runtime_error("the file ends too early");
    return *here;
  }
  void skip(char c) {
    if (next() == c) ++here;
  }
  void expect(char c) {
    if (next() != c) throw std::runtime_error("the file is not JSON");
    ++here;
  }
  std::string string() {
    expect('"');
    const char* start = here;
    while (*here && *here != '"') ++here;
    std::string result(start, here);
    expect('"');
    return result;
  }
  void word(Json& result) {
    for (std::string word : {"null", "true", "false"}) {
      if (word.compare(0, word.size(), here, word.size())) continue;
      here += word.size();
      result.isNull = word == "null";
      return;
    }
    char* end;
    result.number = strtod(here, &end);
    if (end == here) throw std::runtime_error("the file is not JSON");
    here = end;
  }
};

inline std::string contents(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw std::runtime_error(file + " cannot be read");
  std::stringstream all;
  all << stream.rdbuf();
  return all.str();
}

// Indexes a catalog with simdjson On-Demand and prints the counts.
// One pass, and no value is decoded: names are compared without decoding, values are kept as ranges.
// With --map the file is mapped; otherwise the library reads it into new memory.
#include <fcntl.h>
#include <simdjson.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace simdjson;

struct Leaf {
  uint64_t valueOffset;
  uint32_t valueLength;
  uint32_t entry;
  uint16_t locale;
  uint16_t state;
  uint16_t pluralCase;
  uint16_t device;
};

// A name is followed by its quotation mark; the padding makes it safe to compare beyond the end.
template <size_t size>
bool is(ondemand::raw_json_string name, const char (&text)[size]) {
  return std::memcmp(name.raw(), text, size - 1) == 0 && name.raw()[size - 1] == '"';
}

std::string_view spelling(ondemand::raw_json_string name) {
  const char *end = name.raw();
  while (*end != '"') end += *end == '\\' ? 2 : 1;
  return {name.raw(), size_t(end - name.raw())};
}

// Small numbers for names that are repeated; usually a name has the number after the last one.
class Names {
 public:
  Names() = default;
  explicit Names(std::vector<std::string> known) : names(std::move(known)) {}

  uint16_t operator[](ondemand::raw_json_string name) {
    for (size_t step = 1; step <= names.size(); ++step) {
      size_t number = last + step;
      if (number >= names.size()) number -= names.size();
      const std::string &candidate = names[number];
      if (std::memcmp(name.raw(), candidate.data(), candidate.size()) == 0 &&
          name.raw()[candidate.size()] == '"') {
        return uint16_t(last = number);
      }
    }
    names.emplace_back(spelling(name));
    return uint16_t(last = names.size() - 1);
  }

 private:
  std::vector<std::string> names;
  size_t last = 0;
};

class Index {
 public:
  explicit Index(padded_string_view bytes) : start(bytes.data()) {
    leaves.reserve(bytes.size() / 128);
    keyOffsets.reserve(bytes.size() / 1024);
  }

  void read(ondemand::document &document) {
    for (auto member : document.get_object()) {
      if (!is(member.key(), "strings")) continue;
      for (auto entry : member.value().get_object()) {
        keyOffsets.push_back(uint64_t(entry.key().value_unsafe().raw() - start));
        readEntry(entry.value().get_object());
      }
    }
  }

  void print() const {
    std::printf("entries=%zu localizations=%zu leaves=%zu ", keyOffsets.size(), localizationCount,
                leaves.size());
    std::printf("translated=%zu needs_review=%zu new=%zu\n", stateCounts[translated],
                stateCounts[needsReview], stateCounts[fresh]);
  }

 private:
  enum State : uint16_t { translated, needsReview, fresh, other };

  const char *start;
  std::vector<Leaf> leaves;
  std::vector<uint64_t> keyOffsets;
  size_t localizationCount = 0;
  std::array<size_t, 4> stateCounts{};
  Names locales;
  Names cases{{""}};

  void readEntry(ondemand::object entry) {
    for (auto member : entry) {
      if (!is(member.key(), "localizations")) continue;
      for (auto localization : member.value().get_object()) {
        ++localizationCount;
        Leaf leaf{};
        leaf.entry = uint32_t(keyOffsets.size() - 1);
        leaf.locale = locales[localization.key()];
        readLocalization(localization.value().get_object(), leaf);
      }
    }
  }

  // A localization, one of its cases, or one of its substitutions.
  void readLocalization(ondemand::object localization, Leaf leaf) {
    for (auto member : localization) {
      const ondemand::raw_json_string name = member.key();
      if (is(name, "stringUnit")) {
        readStringUnit(member.value().get_object(), leaf);
      } else if (is(name, "variations")) {
        for (auto axis : member.value().get_object()) readAxis(axis.value_unsafe(), leaf);
      } else if (is(name, "substitutions")) {
        for (auto substitution : member.value().get_object()) {
          readLocalization(substitution.value().get_object(), leaf);
        }
      }
    }
  }

  void readAxis(ondemand::field axis, Leaf leaf) {
    const bool isPlural = is(axis.key(), "plural");
    const bool isDevice = is(axis.key(), "device");
    for (auto variation : axis.value().get_object()) {
      const uint16_t name = cases[variation.key()];
      if (isPlural) leaf.pluralCase = name;
      if (isDevice) leaf.device = name;
      readLocalization(variation.value().get_object(), leaf);
    }
  }

  void readStringUnit(ondemand::object unit, Leaf leaf) {
    leaf.state = other;
    for (auto member : unit) {
      const ondemand::raw_json_string name = member.key();
      if (is(name, "value")) {
        // The token extends to the next one, so the blanks between them are cut off.
        std::string_view token = member.value().raw_json_token();
        while (token.back() != '"') token.remove_suffix(1);
        leaf.valueOffset = uint64_t(token.data() + 1 - start);
        leaf.valueLength = uint32_t(token.size() - 2);
      } else if (is(name, "state")) {
        leaf.state = state(member.value().get_raw_json_string());
      }
    }
    ++stateCounts[leaf.state];
    leaves.push_back(leaf);
  }

  static State state(ondemand::raw_json_string name) {
    if (is(name, "translated")) return translated;
    if (is(name, "needs_review")) return needsReview;
    if (is(name, "new")) return fresh;
    return other;
  }
};

// The bytes of a file, followed by readable padding; unmapped when the process ends.
padded_string_view map(const char *path) {
  const int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) throw simdjson_error(IO_ERROR);
  const size_t size = size_t(status.st_size);
  const size_t capacity = size + SIMDJSON_PADDING;
  void *bytes = mmap(nullptr, capacity, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (bytes == MAP_FAILED ||
      mmap(bytes, size, PROT_READ, MAP_PRIVATE | MAP_FIXED, file, 0) == MAP_FAILED) {
    throw simdjson_error(IO_ERROR);
  }
  close(file);
  return padded_string_view(static_cast<const char *>(bytes), size, capacity);
}

void run(padded_string_view bytes) {
  ondemand::parser parser;
  ondemand::document document = parser.iterate(bytes);
  Index index(bytes);
  index.read(document);
  index.print();
}

}  // namespace

int main(int count, char **arguments) {
  const bool maps = count == 3 && std::strcmp(arguments[1], "--map") == 0;
  if (count != 2 && !maps) {
    std::fputs("usage: simdjson-peer [--map] FILE\n", stderr);
    return 2;
  }
  try {
    if (maps) {
      run(map(arguments[2]));
    } else {
      const padded_string bytes = padded_string::load(arguments[1]);
      run(bytes);
    }
  } catch (const simdjson_error &error) {
    std::fprintf(stderr, "simdjson-peer: %s\n", error.what());
    return 3;
  }
}

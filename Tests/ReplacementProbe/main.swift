import CatalogFiles
import Glibc
import WorkingCopy

// Replaces a file by the content of another one, and kills itself at a step.
//
//     ReplacementProbe FILE NEW-CONTENT COPIES STEP EXCHANGES
//
// The process ends as in a power cut: nothing is cleaned up.
func replace(_ words: [String]) throws(FileFault) {
  let old = try SmallFile.bytes(at: words[1]) ?? []
  let new = try SmallFile.bytes(at: words[2]) ?? []
  var replacement = try FileReplacement(of: words[1], copies: words[3])
  replacement.exchanges = words[5] == "true"
  replacement.atStep = { step in
    if step.rawValue == Int(words[4]) { kill(getpid(), SIGKILL) }
  }
  try replacement.append(new.span)
  _ = try replacement.finish(ifUnchangedFrom: old.span)
}

try replace(CommandLine.arguments)

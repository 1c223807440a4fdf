import Foundation
import WorkingCopy

let path = FileManager.default.temporaryDirectory.path + "/Greetings-\(getpid()).strings"
let hi = Array("\"greeting\" = \"Hi\";\n".utf8)
let hello = Array("\"greeting\" = \"Hello\";\n".utf8)
try FileWriter.write(hi, to: path)
// The second time, the file no longer has the bytes that the new version is based on.
for _ in 1...2 {
  switch try FileReplacement.replace(path, from: hi.span, by: hello.span, copies: nil) {
  case .replaced, .writtenInPlace: print("saved")
  case .changed(let bytes): print("changed meanwhile: \(String(decoding: bytes, as: UTF8.self))")
  }
}
try FileManager.default.removeItem(atPath: path)

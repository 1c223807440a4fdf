import Foundation
import TestMaterial
import Testing

@testable import galley

/// The files of a release, as `make dist` names them, with the program of this build.
enum ReleaseFiles {
  static func write(to folder: String) throws {
    let lines = try Checkout.lines(of: "Documentation/packages.sh")
    let start = try #require(lines.firstIndex(of: "tarball() {"))
    let outcome = try Program.run(
      "/bin/sh",
      [
        "-c",
        """
        set -eu
        cd '\(folder)'
        version=\(Galley.version) machine=x86_64
        \(lines[start + 1])
        mkdir -p "$name/bin" "$name/share"
        ln -s '\(try Program.path())' "$name/bin/galley"
        cp '\(Checkout.path("Documentation/install.sh"))' "$name"
        tar -czf "$name.tar.gz" "$name"
        rm -r "$name"
        touch "galley_${version}_amd64.deb"
        sha256sum galley* >SHA256SUMS
        """,
      ], variables: ["PATH": "/usr/bin:/bin"])
    try #require(outcome.status == 0, "\(outcome.errors)")
  }
}

import Glibc

/// The environment variables of the process.
public enum ProcessEnvironment {
  /// Returns the value of a variable, or nil if it is not set.
  public static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// All variables, as `NAME=value`.
  package static var all: [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }

  /// The number of threads that can run at the same time.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The physical memory in bytes, or the memory limit of the process if it is lower.
  package static var memory: Int {
    let memory = sysconf(Int32(_SC_PHYS_PAGES)).multipliedReportingOverflow(
      by: sysconf(Int32(_SC_PAGESIZE)))
    let physical = memory.overflow || memory.partialValue <= 0 ? .max : memory.partialValue
    var allowed = rlimit()
    let isLimited = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &allowed) == 0
    return min(physical, isLimited ? Int(clamping: allowed.rlim_cur) : .max)
  }

  package static var processNumber: Int32 { getpid() }

  /// The folder for temporary files.
  package static var temporaryFolder: String {
    value(of: "TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  package static func end(status: Int32) -> Never { exit(status) }

  /// Returns the values of variables, omitting those that are not set.
  public static func values(of names: [String]) -> [String: String] {
    names.reduce(into: [:]) { $0[$1] = value(of: $1) }
  }
}

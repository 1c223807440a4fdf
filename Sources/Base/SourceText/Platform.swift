#if !os(Linux) || canImport(Musl)
  #error(
    """
    galley needs Linux with glibc and ICU. On Apple's systems, Foundation and SwiftUI have the names \
    of its libraries: depend on them with .when(platforms: [.linux]), and import them with \
    #if !canImport(Darwin).
    """)
#endif

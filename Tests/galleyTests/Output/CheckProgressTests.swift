import Testing

@testable import galley

@Suite struct CheckProgressTests {
  @Test(arguments: [
    (0, Duration.seconds(5), "galley: checked 0 of 10 strings"),
    (9, .seconds(1), "galley: checked 9 of 10 strings"),
    (9, .milliseconds(999), "nothing"), (10, .seconds(9), "nothing"),
  ])
  func theLineAppearsAfterASecond(done: Int, time: Duration, words: String) {
    #expect((CheckProgress.words(done: done, of: 10, after: time) ?? "nothing") == words)
  }

  @Test(arguments: [
    (Duration.zero, "0.0 s"), (.milliseconds(949), "0.9 s"), (.milliseconds(951), "1.0 s"),
    (.seconds(75), "75.0 s"),
  ])
  func times(time: Duration, words: String) { #expect(CheckProgress.seconds(time) == words) }
}

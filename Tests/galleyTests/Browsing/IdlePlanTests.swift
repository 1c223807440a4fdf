import Testing

@testable import galley

/// The order of the steps between two events.
@Suite struct IdlePlanTests {
  /// Goes through the steps until the plan sleeps, and names each.
  private func steps(
    of plan: inout IdlePlan, partsOfWork: Int = 0, partsToCount: Int = 0
  ) -> [IdlePlan.Step] {
    var steps: [IdlePlan.Step] = []
    var (work, uncounted) = (partsOfWork, partsToCount)
    while steps.count < 20 {
      let step = plan.next(isBusy: work > 0, isCounting: uncounted > 0)
      steps.append(step)
      switch step {
      case .rest: plan.hasRested()
      case .work: work -= 1
      case .wait: plan.hasWaited()
      case .count: uncounted -= 1
      case .sleep: return steps
      }
    }
    return steps
  }

  @Test func restsFirst() {
    var plan = IdlePlan()
    #expect(plan.next(isBusy: true) == .rest)
    #expect(steps(of: &plan) == [.rest, .sleep])
    // Nothing changes while it sleeps.
    #expect(plan.next(isBusy: false) == .sleep)
  }

  @Test func worksBeforeItCounts() {
    var plan = IdlePlan()
    plan.start()
    #expect(
      steps(of: &plan, partsOfWork: 2, partsToCount: 1)
        == [.rest, .work, .work, .wait, .count, .sleep])
  }

  /// Counting comes last and after a while, also after the next event.
  @Test func countsWhenTheUserReads() {
    var plan = IdlePlan()
    for _ in 0..<2 {
      plan.start()
      #expect(steps(of: &plan, partsToCount: 2) == [.rest, .wait, .count, .count, .sleep])
    }
  }

  @Test func workThatComesUpWhileItSleepsIsDone() {
    var plan = IdlePlan()
    _ = steps(of: &plan)
    #expect(plan.next(isBusy: true) == .work)
  }

  @Test func onlyTheRestAndTheSleepWait() {
    #expect(IdlePlan.Step.rest.timeout == .milliseconds(1))
    #expect(IdlePlan.Step.sleep.timeout == nil)
    #expect(IdlePlan.Step.wait.timeout == .milliseconds(200))
    for step in [IdlePlan.Step.work, .count] { #expect(step.timeout == .zero) }
  }
}

import LabirintoCore
import Testing

@testable import LabirintoKit

/// What is asked and told in front of a screen.
@MainActor
@Suite struct PromptTests {
  private let prompts = Prompts { $0 }
  private let full = Failure.Disk(code: "disk-failed", text: "The disk is full.", what: "Make room.")

  @Test func oneAtATimeInOrderAndTheSameNotTwice() throws {
    for words in ["One.", "Two.", "One."] { prompts.tell(words) }
    prompts.tell(full)
    prompts.tell(full)
    var seen: [String] = []
    while let now = prompts.current {
      seen.append(([now.title] + now.lines).joined(separator: " "))
      #expect(now.act == nil && now.close == "phone-close")
      prompts.close(now.id)
    }
    #expect(seen == ["One.", "Two.", "The disk is full. Make room."])
    prompts.tell("One.")
    #expect(prompts.current?.title == "One.", "what was read may be told again")
  }

  @Test func whatIsOverIsTakenBack() {
    prompts.tell(full)
    prompts.tell("One.")
    prompts.drop(full)
    #expect(prompts.current?.title == "One.")
  }

  @Test func aQuestionIsAnsweredOnceByWhatThePersonSaid() throws {
    var said: [String] = []
    prompts.ask("Leave?", act: "Leave", no: { said.append("no") }, yes: { said.append("yes") })
    prompts.ask("Stay?", act: "Stay", no: { said.append("go") }, yes: { said.append("stay") })
    let first = try #require(prompts.current)
    #expect(first.act == "Leave" && first.close == "phone-cancel")
    prompts.accept(first.id)
    prompts.accept(first.id)
    prompts.close(first.id)
    #expect(said == ["yes"])
    prompts.close(try #require(prompts.current).id)
    #expect(said == ["yes", "go"] && prompts.current == nil)
  }

  @Test func ofQuestionsAboutTheSameOnlyOneWaits() throws {
    for _ in 0..<3 { prompts.ask("Ready?", act: "Ready", about: "ready") {} }
    for _ in 0..<2 { prompts.ask("Join?", act: "Join") {} }
    var count = 0
    while let now = prompts.current {
      count += 1
      prompts.accept(now.id)
    }
    #expect(count == 3)
    prompts.ask("Ready?", act: "Ready", about: "ready") {}
    #expect(prompts.current != nil, "once it is answered it may be asked again")
  }
}

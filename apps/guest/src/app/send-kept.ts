import { choiceNames } from '../features/cleaning/choice/choice-names.ts'
import { draftNames } from '../features/survey/draft/draft-name.ts'
import type { AnswerStore } from '../platform/answer-store.ts'
import { onReturn } from '../platform/on-return.ts'

/**
 * Answers to a survey and choices about the cleaning that were made without a connection go from whichever page is open
 * next. Most devices have none, and load nothing for it.
 */
export function sendKept(answers: AnswerStore): void {
  whereKept(draftNames(), async () => {
    const { sendAllKept } = await import('../features/survey/send/send-kept.ts')
    await sendAllKept(answers.call)
  })
  whereKept(choiceNames(), async () => {
    const { sendAllKept } = await import('../features/cleaning/choice/send-choice.ts')
    await sendAllKept(answers)
  })
}

function whereKept(names: readonly string[], sendAll: () => Promise<void>): void {
  if (names.length === 0) return
  // Without a connection nothing could be sent, and nothing be loaded to send it.
  const send = () => void sendAll().catch(() => undefined)
  send()
  onReturn(send)
}

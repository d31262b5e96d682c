import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { newId } from '../../../platform/new-id.ts'
import { useT } from '../../../platform/texts.ts'
import { answerDrafts, type Outgoing } from './answer-drafts.ts'
import { type AnswerChannel, sendAnswer } from './api.ts'

/** Answers of one thread arrive in the order in which they were sent. */
const lines = new Map<string, Promise<void>>()
const isRunning = new Set<string>()

/** What is written in a thread, and what becomes of it. */
export function useAnswer(threadId: string) {
  const t = useT()
  const queryClient = useQueryClient()
  const tellFailure = useFailureNotice(t('inbox.send.failed'))
  const read = () => answerDrafts.of(threadId)
  const draft = useSyncExternalStore(answerDrafts.subscribe, read, read)

  const run = ({ clientKey, text, channel }: Outgoing) => {
    if (isRunning.has(clientKey)) return
    isRunning.add(clientKey)
    const send = async () => {
      try {
        await sendAnswer(queryClient, { id: threadId, text, channel, clientKey })
        answerDrafts.arrived(threadId, clientKey)
      } catch (error) {
        answerDrafts.failed(threadId, clientKey)
        tellFailure(error)
      } finally {
        isRunning.delete(clientKey)
      }
    }
    lines.set(threadId, (lines.get(threadId) ?? Promise.resolve()).then(send))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thread that is opened
  useEffect(() => {
    for (const one of answerDrafts.cutOff(threadId, Date.now())) run(one)
  }, [threadId])

  return {
    draft,
    write: (text: string) => answerDrafts.write(threadId, { text }),
    choose: (channel: AnswerChannel) => answerDrafts.write(threadId, { channel }),
    send: (channel: AnswerChannel) => {
      const sent = { clientKey: newId(), channel, at: new Date().toISOString() }
      const one = answerDrafts.send(threadId, sent)
      if (one) run(one)
    },
    again: (clientKey: string) => {
      const one = answerDrafts.again(threadId, clientKey)
      if (one) run(one)
    },
    takeBack: (clientKey: string) => answerDrafts.takeBack(threadId, clientKey),
  }
}
export type Answering = ReturnType<typeof useAnswer>

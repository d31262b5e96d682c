import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { beforeLeaving } from '../../../../platform/before-leaving.ts'
import { useT } from '../../../../platform/texts.ts'
import { requestQuery, useAccept, useDecline } from '../api.ts'
import { nameOf } from '../name-of.ts'
import { handledNotice } from '../notice.ts'
import { refusalText } from '../refusal-text.ts'
import { useSummary } from '../use-summary.ts'
import { useWhen } from '../use-when.ts'
import { createPendingAnswers, type PendingAnswer } from './pending-answers.ts'

/** What became of an answer, for the line it leaves in the list. */
export type AnswerLine = { id: string; tone: 'good' | 'trouble'; text: string }

const LINES_SHOWN = 3

/** Answers given on this page: those that can be taken back, and what became of the others. */
export function useAnswers() {
  const t = useT()
  const { short } = useWhen()
  const summary = useSummary()
  const queryClient = useQueryClient()
  const accept = useAccept()
  const decline = useDecline()
  const [lines, setLines] = useState<readonly AnswerLine[]>([])

  const add = (line: AnswerLine) =>
    setLines((before) => [line, ...before.filter(({ id }) => id !== line.id)].slice(0, LINES_SHOWN))

  const send = useEffectEvent(async (answer: PendingAnswer) => {
    const { id } = answer.request
    const whom = answer.request.unit ?? nameOf(t, answer.request)
    const what = summary(answer.request)
    try {
      const { status, decidedBy, decidedAt } =
        answer.kind === 'accept'
          ? await accept.mutateAsync({ id, body: answer.body })
          : await decline.mutateAsync({ id, body: answer.body })
      const by = decidedBy ?? ''
      const time = decidedAt ? short(decidedAt) : ''
      add({ id, tone: 'good', text: t('today.answer.sent', { what, whom, status, by, time }) })
    } catch (error) {
      // Somebody may have been faster; then who it was says more than the refusal.
      const now = await queryClient.fetchQuery(requestQuery(id)).catch(() => null)
      const reason = (now && handledNotice(t, now, short)) ?? refusalText(t, error, answer.request)
      add({ id, tone: 'trouble', text: `${t('today.answer.failed', { whom })} ${reason}` })
    }
  })

  const [answers] = useState(() => createPendingAnswers((answer) => send(answer)))
  const pending = useSyncExternalStore(answers.subscribe, answers.list, answers.list)

  useEffect(() => {
    const sendAll = () => answers.sendAll()
    const forget = beforeLeaving(sendAll)
    addEventListener('pagehide', sendAll)
    return () => {
      forget()
      removeEventListener('pagehide', sendAll)
      void sendAll()
    }
  }, [answers])

  return { pending, lines, give: answers.give, undo: answers.undo }
}

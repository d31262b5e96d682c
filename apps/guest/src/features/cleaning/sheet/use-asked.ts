import type { Box } from '@innkeeper/api/guestbook.ts'
import type { CleaningChoice } from '@innkeeper/domain/cleaning/constants.ts'
import type { CleaningWindow, WindowNow } from '@innkeeper/domain/cleaning/window.ts'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import type { StayCleaning } from '../api.ts'
import type { Outcome } from '../choice/outcome.ts'
import type { Choice } from '../choice/use-choice.ts'
import { useCleaningTexts } from '../cleaning-words.ts'

type Asking = {
  box: Box
  hours: CleaningWindow & Pick<WindowNow, 'tomorrow'>
  language: string
  known: StayCleaning | null
  choose: Choice['choose']
}

export type Asked = {
  isOpen: boolean
  choice: CleaningChoice
  /** The day it is about, as it was when it was asked: midnight may pass over the open sheet. */
  date: string
  isSending: boolean
  /** Why it did not happen, in words. */
  problem: string | null
  onSend: (note: string) => void
  onClose: () => void
}

/** Asks once more before anything is sent, sends it, and says in the same place why it did not happen. */
export function useAsked({ box, hours, language, known, choose }: Asking) {
  const t = useCleaningTexts()
  const [state, setState] = useState({
    isOpen: false,
    choice: 'skip' as CleaningChoice,
    date: hours.tomorrow,
    isSending: false,
    problem: null as string | null,
  })
  const isUnderWay = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isAnswered = useRef(false)
  const { choice, date, isOpen } = state

  const problemOf = (outcome: Outcome): Promise<string> | string => {
    if (!('error' in outcome)) return t('result.error.text')
    const { opens: start, closes: end } = hours
    if (outcome.kind === 'refused' && outcome.error.code === 'cleaning/window-closed')
      return t(`cleaning.closed.${choice}`, { start, end })
    const otherwise = t('result.error.text')
    return errorText(outcome.error, language, { offline: otherwise, otherwise })
  }
  const send = async (note: string) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState((before) => ({ ...before, isSending: true, problem: null }))
    const wasCleaned = known?.date === date ? known.isCleaned : null
    const outcome = await choose({ cardId: box.id, date, choice, note, closes: hours.closes, wasCleaned })
    // Without an outcome it was sent from another tab.
    const isDone = outcome === null || outcome.kind === 'sent' || outcome.kind === 'offline'
    const problem = isDone ? null : await problemOf(outcome)
    isUnderWay.current = false
    isAnswered.current = isDone
    setState((before) => ({ ...before, isSending: false, isOpen: before.isOpen && !isDone, problem }))
  }
  // The button that opened the sheet is gone by then; what became of it is there instead.
  useEffect(() => {
    if (isOpen || !isAnswered.current) return
    isAnswered.current = false
    heading.current?.focus()
  }, [isOpen])

  const asked: Asked = {
    ...state,
    onSend: (note) => void send(note),
    onClose: () => setState((before) => ({ ...before, isOpen: false })),
  }
  const ask = (wanted: CleaningChoice) =>
    setState((before) => ({
      ...before,
      ...{ isOpen: true, choice: wanted, date: hours.tomorrow, problem: null },
    }))
  return { asked, ask, heading }
}

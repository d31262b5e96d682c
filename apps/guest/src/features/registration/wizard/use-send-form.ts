import type { FormFacts } from '@innkeeper/domain/registration/problems.ts'
import { useRef, useState } from 'react'
import { useAnswers } from '../../../platform/use-answer.tsx'
import { type OpenForm, type SentForm, sendForm } from '../api.ts'
import { useFormPlace } from '../form-place.tsx'
import { type NotSent, notSentBecause } from '../send/outcome.ts'
import { type Answers, formToSend } from './answers.ts'

/** Sends the form once, however often it is pressed; every try carries the same key. */
export function useSendForm(onSent: (sent: SentForm) => void, onNotSent: (why: NotSent) => void) {
  const store = useAnswers()
  const place = useFormPlace()
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)

  const send = async (answers: Answers, facts: FormFacts, form: OpenForm) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    const tell = await sendForm(store, place.hotel, formToSend(answers, facts, form, place)).then(
      (sent) => () => onSent(sent),
      (error: unknown) => () => onNotSent(notSentBecause(error)),
    )
    isUnderWay.current = false
    setSending(false)
    tell()
  }
  return { isSending, send }
}

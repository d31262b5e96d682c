import { useRef, useState } from 'react'
import { codeOf } from '../../platform/error-text.ts'
import type { Refusal } from './sign-in.ts'

/** Sends a form once however often it is pressed, and keeps why it was refused. */
export function useSubmit<V>(send: (values: V) => Promise<unknown>, onDone: (values: V) => void) {
  const isOnItsWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const submit = async (values: V) => {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    setSending(true)
    setRefusal(null)
    const refused = await send(values).then(() => null, codeOf)
    isOnItsWay.current = false
    setSending(false)
    setRefusal(refused)
    if (!refused) onDone(values)
  }
  return { submit, isSending, refusal }
}

import { useState } from 'react'
import { type FormName, useUnsavedPort } from '../form/use-unsaved-port.ts'
import { keepAmount, keptAmount } from './kept-amount.ts'

/**
 * An amount that guests pay as soon as it is saved: half typed it stays in its field until it is meant. With a name it
 * waits in this browser meanwhile, and is still not meant after a reload.
 */
export function useMeantAmount(
  value: number | null,
  onMeant: (amount: number | null) => void,
  name: FormName | null = null,
) {
  const port = useUnsavedPort(name)
  const [typed, setTyped] = useState(() => {
    const kept = keptAmount(port, value)
    return kept && { ...kept, isRestored: true }
  })
  return {
    amount: typed ? typed.amount : value,
    isTyped: typed !== null,
    /** Typed before the page was loaded again, and not touched since. */
    isRestored: typed?.isRestored ?? false,
    onChange: (amount: number | null) => {
      setTyped({ amount, isRestored: false })
      keepAmount(port, amount, value)
    },
    onLeave: () => {
      if (!typed) return
      setTyped(null)
      port.remove()
      if (typed.amount !== value) onMeant(typed.amount)
    },
  }
}

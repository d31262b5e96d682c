import { useState } from 'react'

/** An amount that guests pay as soon as it is saved: half typed it stays in its field until it is meant. */
export function useMeantAmount(value: number | null, onMeant: (amount: number | null) => void) {
  const [typed, setTyped] = useState<{ amount: number | null } | null>(null)
  return {
    amount: typed ? typed.amount : value,
    isTyped: typed !== null,
    onChange: (amount: number | null) => setTyped({ amount }),
    onLeave: () => {
      if (!typed) return
      setTyped(null)
      if (typed.amount !== value) onMeant(typed.amount)
    },
  }
}

/** Session storage key of what a visitor without a booking redeemed: card id to the moment. */
const KEY = 'redeemed-vouchers'

type Redeemed = Readonly<Record<string, string>>

/** What was redeemed in this tab; where the browser allows no storage, until the page is left. */
export function createRedeemedHere(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  let known: Redeemed | null = null
  const listeners = new Set<() => void>()
  const list = (): Redeemed => {
    known ??= load(storage)
    return known
  }
  return {
    list,
    add(cardId: string, redeemedAt: string): void {
      known = { ...list(), [cardId]: redeemedAt }
      try {
        storage().setItem(KEY, JSON.stringify(known))
      } catch {
        // Blocked or full: what is in memory has to do.
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const redeemedHere = createRedeemedHere(() => sessionStorage)

function load(storage: () => Pick<Storage, 'getItem'>): Redeemed {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '{}')
    return isRedeemed(stored) ? stored : {}
  } catch {
    return {}
  }
}

function isRedeemed(value: unknown): value is Redeemed {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every(
    (moment) => typeof moment === 'string' && !Number.isNaN(Date.parse(moment)),
  )
}

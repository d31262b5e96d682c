import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { type CardStore, type CardStorePorts, createCardStore } from './card-store.ts'

/** Cards with something to save outlive the screen that shows them: it goes on being sent. */
const stores = new Map<string, CardStore>()
let ownerOfAll = ''

export function openCard(cardId: string): CardStore | undefined {
  return stores.get(cardId)
}

/** Another property or another person begins with nothing open. */
export function cardStoreFor(owner: string, card: StaffCard, ports: CardStorePorts): CardStore {
  if (owner !== ownerOfAll) stores.clear()
  ownerOfAll = owner
  const known = stores.get(card.card.id)
  if (known) return known
  for (const [id, store] of stores) if (!store.isDirty()) stores.delete(id)
  const made = createCardStore(card, ports)
  stores.set(card.card.id, made)
  return made
}

/** Sends whatever waits anywhere. */
export function flushOpenCards(): void {
  for (const store of stores.values()) store.flush()
}

/** Resolves once everything typed anywhere is saved, or cannot be. */
export async function settleOpenCards(): Promise<void> {
  await Promise.all([...stores.values()].map((store) => store.settle()))
}

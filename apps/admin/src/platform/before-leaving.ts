/** What is still to be sent while this person is signed in to this property. */
const waiting = new Set<() => Promise<unknown>>()
/** How many things of a kind would be lost where they left now. */
const unsent = new Set<() => number>()

/** Registers work that must not outlive the session or the property; answers what takes it back. */
export function beforeLeaving(send: () => Promise<unknown>): () => void {
  waiting.add(send)
  return () => waiting.delete(send)
}

/** Has it sent now; whatever comes of it, leaving goes on. */
export async function sendBeforeLeaving(): Promise<void> {
  await Promise.allSettled([...waiting].map((send) => send()))
}

/** Registers what may stay unsent for long, as without a connection: whoever leaves is asked first. */
export function askBeforeLeaving(count: () => number): () => void {
  unsent.add(count)
  return () => unsent.delete(count)
}

/** How many things would be lost after one more try to send them. */
export async function unsentBeforeLeaving(): Promise<number> {
  const count = () => [...unsent].reduce((total, one) => total + one(), 0)
  if (count() === 0) return 0
  await sendBeforeLeaving()
  return count()
}

/** What is still to be sent while this person is signed in to this property. */
const waiting = new Set<() => Promise<unknown>>()

/** Registers work that must not outlive the session or the property; answers what takes it back. */
export function beforeLeaving(send: () => Promise<unknown>): () => void {
  waiting.add(send)
  return () => waiting.delete(send)
}

/** Has it sent now; whatever comes of it, leaving goes on. */
export async function sendBeforeLeaving(): Promise<void> {
  await Promise.allSettled([...waiting].map((send) => send()))
}

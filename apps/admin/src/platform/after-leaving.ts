/** What a device keeps of whoever is signed in, beyond the page. */
const kept = new Set<() => Promise<unknown>>()

/** Registers how something kept is removed once its person has left; answers what takes it back. */
export function afterLeaving(forget: () => Promise<unknown>): () => void {
  kept.add(forget)
  return () => void kept.delete(forget)
}

/** Removes all of it; what cannot be removed holds nobody up. */
export async function forgetAfterLeaving(): Promise<void> {
  await Promise.allSettled([...kept].map((forget) => forget()))
}

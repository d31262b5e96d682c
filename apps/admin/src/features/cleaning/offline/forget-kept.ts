import type { StaffSession } from '../../../platform/session.ts'
import { marksQueue } from '../marks/own-queue.ts'
import { CACHE_PREFIX, WORKER_SCOPE } from './kept-names.ts'
import { isAnythingKept, isKeptOf, noteNothingKept } from './kept-of.ts'

/** Removes all that the cleaning list keeps on this device; answers how many marks had not been sent. */
export async function forgetCleaning(): Promise<number> {
  if (!isAnythingKept()) return 0
  // First, so that nothing is kept anew meanwhile.
  noteNothingKept()
  const [lost] = await Promise.all([marksQueue.forget(), forgetWorker(), forgetCopies()])
  return lost
}

/** The same, unless it is all of who is signed in now, where they are now. */
export async function forgetUnlessOf(session: StaffSession | null): Promise<number> {
  const owner = session && { userId: session.claims.user_id, propertyId: session.property.id }
  return owner && isKeptOf(owner) ? 0 : forgetCleaning()
}

async function forgetWorker(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const own = workers.filter(({ scope }) => new URL(scope).pathname === WORKER_SCOPE)
  await Promise.all(own.map((worker) => worker.unregister()))
}

async function forgetCopies(): Promise<void> {
  if (!globalThis.caches) return
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
}

import type { StaffSession } from '../../../platform/session.ts'
import type { Owner } from '../marks/kept-mark.ts'
import { keepSession } from './kept-answers.ts'
import { WORKER_ADDRESS, WORKER_SCOPE } from './kept-names.ts'
import { noteKeptOf } from './kept-of.ts'

/** From here on the page opens without a connection; where a browser cannot do that, it is as it was. */
export async function startKeeping(session: StaffSession, owner: Owner): Promise<void> {
  // While the app is developed there are no built files to keep.
  if (!import.meta.env.PROD || !globalThis.navigator?.serviceWorker || !globalThis.caches) return
  noteKeptOf(owner)
  await navigator.serviceWorker.register(WORKER_ADDRESS, { scope: WORKER_SCOPE, updateViaCache: 'none' })
  await keepSession(session, owner)
}

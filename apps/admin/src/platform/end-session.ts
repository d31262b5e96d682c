import { signOut } from '@innkeeper/api/auth.ts'
import { forgetAfterLeaving } from './after-leaving.ts'
import { sendBeforeLeaving } from './before-leaving.ts'
import { call } from './call.ts'
import { tabDrafts, unsavedDrafts } from './unsaved-drafts.ts'

/** Sends what was still to be sent, ends the session and forgets what was typed and kept; throws where it still stands. */
export async function endSession(): Promise<void> {
  await sendBeforeLeaving()
  await call(signOut, {})
  unsavedDrafts.close()
  tabDrafts.close()
  await forgetAfterLeaving()
}

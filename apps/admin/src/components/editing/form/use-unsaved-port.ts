import { useSession } from '../../../platform/session.ts'
import { unsavedDrafts } from '../../../platform/unsaved-drafts.ts'
import type { UnsavedDraftPort } from './unsaved-draft.ts'

/** Which form an unsaved draft belongs to; `id` is of what it edits, where there are several. */
export type FormName = { form: string; id?: string }

/** For what a browser must not store at all, a guest's own data above all. */
const NOTHING_STORED: UnsavedDraftPort = { read: () => null, write: () => {}, remove: () => {} }

/** Where this browser stores what this person typed into a form and did not save; nowhere without a name. */
export function useUnsavedPort(name: FormName | null): UnsavedDraftPort {
  const { claims } = useSession()
  if (!name) return NOTHING_STORED
  const { form, id } = name
  const key = [form, claims.admin, claims.user_id, ...(id === undefined ? [] : [id])].join(':')
  return {
    read: () => unsavedDrafts.read(key),
    write: (draft) => unsavedDrafts.write(key, draft),
    remove: () => unsavedDrafts.remove(key),
  }
}

import { useSession } from '../../../platform/session.ts'
import { unsavedDrafts } from '../../../platform/unsaved-drafts.ts'
import type { UnsavedDraftPort } from './unsaved-draft.ts'

/** Which form an unsaved draft belongs to; `id` is of what it edits, where there are several. */
export type FormName = { form: string; id?: string }

/** Where this browser stores what this person typed into a form and did not save. */
export function useUnsavedPort({ form, id }: FormName): UnsavedDraftPort {
  const { claims } = useSession()
  const key = [form, claims.admin, claims.user_id, ...(id === undefined ? [] : [id])].join(':')
  return {
    read: () => unsavedDrafts.read(key),
    write: (draft) => unsavedDrafts.write(key, draft),
    remove: () => unsavedDrafts.remove(key),
  }
}

import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { useSession } from '../../../platform/session.ts'
import { tabDrafts } from '../../../platform/unsaved-drafts.ts'
import { type ComposeDraft, composeDraftSchema, isTouched, newDraft } from './draft.ts'

export type DraftForm = {
  draft: ComposeDraft
  /** Something was written or chosen. */
  isTouched: boolean
  change: (part: Partial<ComposeDraft>) => void
  /** After it was sent, or to begin anew. */
  reset: () => void
  /** The next one that is sent is another message. */
  renewKey: () => void
}

const newKey = () => crypto.randomUUID()

/** The message that is written in this tab; it survives a reload, with the key that keeps it from going twice. */
export function useComposeDraft(guestId: string | null): DraftForm {
  const { claims } = useSession()
  const name = ['compose', claims.admin, claims.user_id, guestId ?? ''].join(':')
  const [draft, setDraft] = useState(() => {
    const kept = z.safeParse(composeDraftSchema, tabDrafts.read(name))
    return kept.success ? kept.data : newDraft(newKey(), guestId)
  })
  const put = useCallback(
    (next: ComposeDraft) => {
      if (isTouched(next, guestId)) tabDrafts.write(name, next)
      else tabDrafts.remove(name)
      return next
    },
    [name, guestId],
  )
  return {
    draft,
    isTouched: isTouched(draft, guestId),
    change: useCallback((part) => setDraft((now) => put({ ...now, ...part })), [put]),
    reset: useCallback(() => setDraft(put(newDraft(newKey(), guestId))), [put, guestId]),
    renewKey: useCallback(() => setDraft((now) => put({ ...now, key: newKey() })), [put]),
  }
}

import type { StaffDeal } from '@innkeeper/api/upselling/deals.ts'
import { useEffect, useRef, useState } from 'react'
import { changedParts } from '../../../components/editing/form/changed-parts.ts'
import type { FormKind } from '../../../components/editing/form/form-kind.ts'
import { useRevisionForm } from '../../../components/editing/form/use-revision-form.ts'
import { useSaveDeal } from '../api.ts'
import { STALE_DEAL } from '../save-state.ts'
import {
  type DealDraft,
  type DraftFacts,
  dealDraftSchema,
  draftOf,
  isComplete,
  tidyDraft,
} from './deal-draft.ts'

/** Guests see a word once the fingers rest; a price waits in its field until it is meant (product-row.tsx). */
const REST_MS = 600
const LONGEST_WAIT_MS = 3000

/** Each word of each language and each condition is merged on its own. */
export function dealForm(factsNow: () => DraftFacts): FormKind<StaffDeal, DealDraft> {
  return {
    draftOf,
    tidy: tidyDraft,
    depths: { content: 3, visibility: 2 },
    stale: STALE_DEAL,
    draftSchema: dealDraftSchema,
    autosave: {
      delayMs: REST_MS,
      longestWaitMs: LONGEST_WAIT_MS,
      isComplete: (draft) => isComplete(draft, factsNow()),
    },
  }
}

/** The deal on screen, based on the one that was read; saved while one types. */
export function useDealForm(latest: StaffDeal, facts: DraftFacts) {
  const save = useSaveDeal()
  const { id: dealId } = latest.deal
  const known = useRef(facts)
  useEffect(() => {
    known.current = facts
  })
  const [kind] = useState(() => dealForm(() => known.current))
  const form = useRevisionForm(kind, latest, {
    name: { form: 'deal', id: dealId },
    send: (base, draft) =>
      save.mutateAsync({
        dealId,
        revision: base.revision,
        change: changedParts(draftOf(base), tidyDraft(draft)),
      }),
  })
  const { isDirty, change } = form
  const isSavable = isComplete(form.draft, facts)
  const wasSavable = useRef(isSavable)
  // What waited because the deal was on sale can be saved once it is paused.
  useEffect(() => {
    if (isSavable && !wasSavable.current && isDirty) change((draft) => ({ ...draft }))
    wasSavable.current = isSavable
  }, [isSavable, isDirty, change])
  return {
    ...form,
    setVisibility: (part: Partial<DealDraft['visibility']>) =>
      form.change((draft) => ({ ...draft, visibility: { ...draft.visibility, ...part } })),
  }
}

export type DealForm = ReturnType<typeof useDealForm>
/** What each step of the editor gets. */
export type DealStepProps = { form: Pick<DealForm, 'draft' | 'set' | 'change' | 'setVisibility'> }

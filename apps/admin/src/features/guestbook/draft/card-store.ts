import { type StaffCard, staffCardSchema } from '@innkeeper/api/guestbook.ts'
import { EDIT_DEBOUNCE_MS } from '@innkeeper/domain/guestbook/constants.ts'
import type { FormKind } from '../../../components/editing/form/form-kind.ts'
import type { FormState } from '../../../components/editing/form/form-state.ts'
import {
  createFormStore,
  type FormStore,
  type FormStorePorts,
} from '../../../components/editing/form/form-store.ts'
import { type CardDraft, draftOf, tidyDraft } from './card-draft.ts'
import { cardDraftSchema } from './card-draft-schema.ts'

/** Somebody who never rests is still saved this often. */
const LONGEST_WAIT_MS = 2000

/** A card is saved while one types; texts, styles and options are merged one by one. */
export const cardForm: FormKind<StaffCard, CardDraft> = {
  draftOf,
  tidy: tidyDraft,
  depths: { content: 4, styles: 2, options: 2 },
  stale: { code: 'guestbook/stale-revision', current: staffCardSchema },
  draftSchema: cardDraftSchema,
  autosave: { delayMs: EDIT_DEBOUNCE_MS, longestWaitMs: LONGEST_WAIT_MS },
}

export type CardState = FormState<StaffCard, CardDraft>
export type CardStore = FormStore<StaffCard, CardDraft>
export type CardStorePorts = FormStorePorts<StaffCard, CardDraft>

export function createCardStore(card: StaffCard, ports: CardStorePorts): CardStore {
  return createFormStore(cardForm, card, ports)
}

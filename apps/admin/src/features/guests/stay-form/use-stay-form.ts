import { type GuestPage, guestPageSchema } from '@innkeeper/api/guests/guest-page.ts'
import * as z from 'zod/mini'
import { changedParts } from '../../../components/editing/form/changed-parts.ts'
import type { FormKind } from '../../../components/editing/form/form-kind.ts'
import { type RevisionForm, useRevisionForm } from '../../../components/editing/form/use-revision-form.ts'
import { useChangeStay, useCheckIn } from '../page/api.ts'
import type { StayDeed } from '../page/guest-search.ts'
import { draftOf, fieldsOf, type StayDraft, tidyDraft } from './stay-draft.ts'

/** Each field on its own: one person corrects the phone number while another gives the room. */
export const stayForm: FormKind<GuestPage, StayDraft> = {
  draftOf,
  tidy: tidyDraft,
  depths: { custom: 2 },
  stale: { code: 'booking/stale-revision', current: guestPageSchema },
  // Nothing of a guest lies in a browser, so nothing is ever read from one.
  draftSchema: z.never(),
}

export type StayForm = RevisionForm<GuestPage, StayDraft>

/** A stay on screen, saved as the deed does it: with the check-in, or as a change. */
export function useStayForm(guest: GuestPage, deed: StayDeed): StayForm {
  const change = useChangeStay()
  const checkIn = useCheckIn()
  const { mutateAsync } = deed === 'checkIn' ? checkIn : change
  return useRevisionForm(stayForm, guest, {
    name: null,
    send: (base, draft) =>
      mutateAsync({
        id: base.id,
        body: {
          revision: base.revision,
          change: fieldsOf(changedParts(draftOf(base), draft)),
          ...(draft.sharedUnitReason === '' ? {} : { sharedUnitReason: draft.sharedUnitReason }),
        },
      }),
  })
}

import { type StaffUnit, staffUnitSchema } from '@innkeeper/api/units.ts'
import { type Access, NO_ACCESS, tidyAccess } from '@innkeeper/domain/units/access.ts'
import { accessSchema } from '@innkeeper/domain/units/access-schema.ts'
import { floorSchema } from '@innkeeper/domain/units/schema.ts'
import * as z from 'zod/mini'
import type { FormKind } from '../../components/editing/form/form-kind.ts'
import { type RevisionForm, useRevisionForm } from '../../components/editing/form/use-revision-form.ts'
import { useChangeUnit } from './api.ts'

export type UnitDraft = { code: string; categoryId: string; floor: number | null; access: Access | null }

/** Each field on its own: one person renames a room while another sets its door code. */
export const unitForm: FormKind<StaffUnit, UnitDraft> = {
  draftOf: ({ code, categoryId, floor, access }) => ({ code, categoryId, floor, access }),
  tidy: ({ code, categoryId, floor, access }) => ({
    code: code.trim(),
    categoryId,
    floor,
    access: access && tidyAccess(access),
  }),
  depths: { access: 2 },
  stale: { code: 'units/stale-revision', current: staffUnitSchema },
  draftSchema: z.object({
    code: z.string(),
    categoryId: z.string(),
    floor: floorSchema,
    access: z.nullable(accessSchema),
  }),
  // What opens the door is no text to leave in a browser.
  storable: (draft) => ({ ...draft, access: draft.access && NO_ACCESS }),
}

export type UnitForm = RevisionForm<StaffUnit, UnitDraft>

/** A unit on screen, based on the one that was read. */
export function useUnitForm(latest: StaffUnit): UnitForm {
  const change = useChangeUnit(latest.id)
  return useRevisionForm(unitForm, latest, {
    name: { form: 'unit', id: latest.id },
    send: ({ revision }, { access, ...unit }) =>
      change.mutateAsync({ ...unit, revision, ...(access && { access }) }),
  })
}

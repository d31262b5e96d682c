import { type StaffForm, staffFormSchema } from '@innkeeper/api/registration/forms.ts'
import { formBodySchema, formFieldSchema, formSchema } from '@innkeeper/domain/registration/form-schema.ts'
import * as z from 'zod/mini'
import type { FormKind } from '../../../components/editing/form/form-kind.ts'
import { type RevisionForm, useRevisionForm } from '../../../components/editing/form/use-revision-form.ts'
import { useSaveForm } from './api.ts'
import { draftOf, type FormDraft, formOf, tidyDraft } from './form-draft.ts'
import { withMergedOrder } from './merge-order.ts'

const { keptMonths, registersFromAge, residentsAreExempt, isDrawnSignatureAsked, welcome, terms } =
  formBodySchema.shape

export const registrationForm: FormKind<StaffForm, FormDraft> = {
  draftOf,
  tidy: tidyDraft,
  depths: { rules: 2, fields: 2, welcome: 2, terms: 2 },
  reconcile: withMergedOrder,
  stale: { code: 'registration/stale-revision', current: staffFormSchema },
  draftSchema: z.object({
    name: z.string(),
    isOn: z.boolean(),
    targetGroupIds: formSchema.shape.targetGroupIds,
    rules: z.object({ keptMonths, registersFromAge, residentsAreExempt, isDrawnSignatureAsked }),
    fields: z.record(z.string(), formFieldSchema),
    order: z.array(z.string()),
    welcome,
    terms,
  }),
}

export type RegistrationFormEdit = RevisionForm<StaffForm, FormDraft>

/** The form on screen, based on the version that was read. */
export function useRegistrationForm(latest: StaffForm): RegistrationFormEdit {
  const save = useSaveForm(latest.id)
  return useRevisionForm(registrationForm, latest, {
    name: { form: 'registration-form', id: latest.id },
    send: (base, draft) => save.mutateAsync(formOf(draft, base)),
  })
}

import { type PrivacySettings, privacySettingsSchema } from '@innkeeper/api/privacy.ts'
import { RETENTION_MONTHS, type Retention, retentionSchema } from '@innkeeper/domain/privacy/retention.ts'
import type { FormKind } from '../../components/editing/form/form-kind.ts'
import { type RevisionForm, useRevisionForm } from '../../components/editing/form/use-revision-form.ts'
import { useSaveRetention } from './api.ts'

/** Each of the three is one field. */
export const retentionForm: FormKind<PrivacySettings, Retention> = {
  draftOf: ({ retention }) => retention,
  tidy: (draft) => draft,
  depths: {},
  stale: { code: 'privacy/stale-revision', current: privacySettingsSchema },
  draftSchema: retentionSchema,
}

export type RetentionForm = RevisionForm<PrivacySettings, Retention>

export function useRetentionForm(latest: PrivacySettings): RetentionForm {
  const save = useSaveRetention()
  return useRevisionForm(retentionForm, latest, {
    name: { form: 'privacy' },
    send: ({ revision }, retention) => save.mutateAsync({ revision, retention }),
  })
}

/** Whether so many months can be saved. */
export function isMonths(months: number): boolean {
  return Number.isInteger(months) && months >= RETENTION_MONTHS.least && months <= RETENTION_MONTHS.most
}

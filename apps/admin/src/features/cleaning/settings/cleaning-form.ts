import { changeCleaningSettings } from '@innkeeper/api/cleaning/list.ts'
import { FORCED_NIGHTS_MAX, FORCED_NIGHTS_MIN } from '@innkeeper/domain/cleaning/constants.ts'
import { type CleaningSettings, cleaningSettingsSchema } from '@innkeeper/domain/cleaning/settings-schema.ts'
import type { FormKind } from '../../../components/editing/form/form-kind.ts'
import { type RevisionForm, useRevisionForm } from '../../../components/editing/form/use-revision-form.ts'
import { type CleaningSettingsPage, useSaveCleaningSettings } from '../api.ts'

/** Each line is one field, also of what a skipped cleaning saves. */
export const cleaningForm: FormKind<CleaningSettingsPage, CleaningSettings> = {
  draftOf: ({ settings }) => settings,
  tidy: (draft) => draft,
  depths: { saves: 2 },
  stale: { code: 'cleaning/stale-revision', current: changeCleaningSettings.response },
  draftSchema: cleaningSettingsSchema,
}

export type CleaningForm = RevisionForm<CleaningSettingsPage, CleaningSettings>

export function useCleaningForm(latest: CleaningSettingsPage): CleaningForm {
  const save = useSaveCleaningSettings()
  return useRevisionForm(cleaningForm, latest, {
    name: { form: 'cleaning' },
    send: ({ revision }, settings) => save.mutateAsync({ revision, settings }),
  })
}

export type CleaningErrors = Record<'forcedNights' | 'water' | 'minutes' | 'money', boolean>

const { saves } = cleaningSettingsSchema.shape

/** What would be refused, by field. */
export function cleaningErrors({ forcedNights, saves: saved }: CleaningSettings): CleaningErrors {
  const isNights =
    forcedNights === null ||
    (Number.isInteger(forcedNights) && forcedNights >= FORCED_NIGHTS_MIN && forcedNights <= FORCED_NIGHTS_MAX)
  return {
    forcedNights: !isNights,
    water: !saves.shape.water.safeParse(saved.water).success,
    minutes: !saves.shape.minutes.safeParse(saved.minutes).success,
    money: !saves.shape.money.safeParse(saved.money).success,
  }
}

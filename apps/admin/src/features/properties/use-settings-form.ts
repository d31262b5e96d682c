import {
  type PropertySettings,
  type StaffSettings,
  settingsSchema,
  staffSettingsSchema,
} from '@innkeeper/api/properties.ts'
import { NO_PROPERTY_ACCESS } from '@innkeeper/domain/properties/settings-upgrades.ts'
import { tidyAccess } from '@innkeeper/domain/units/access.ts'
import { changedParts } from '../../components/editing/form/changed-parts.ts'
import type { FormKind } from '../../components/editing/form/form-kind.ts'
import { type RevisionForm, useRevisionForm } from '../../components/editing/form/use-revision-form.ts'
import { useSaveSettings } from './api.ts'

/** Each setting is one field, or each of its inputs: two people who change different ones do not meet. */
export const settingsForm: FormKind<StaffSettings, PropertySettings> = {
  draftOf: ({ settings }) => settings,
  tidy: (settings) => ({ ...settings, access: { ...settings.access, ...tidyAccess(settings.access) } }),
  depths: { contact: 2, seller: 2, policyLinks: 2, access: 2 },
  stale: { code: 'property/stale-revision', current: staffSettingsSchema },
  draftSchema: settingsSchema,
  // What opens the door is no text to leave in a browser.
  storable: (settings) => ({ ...settings, access: NO_PROPERTY_ACCESS }),
}

export type SettingsForm = RevisionForm<StaffSettings, PropertySettings>

/** Settings on screen, based on those that were read; what differs is saved. `page` is the one that shows them. */
export function useSettingsForm(
  latest: StaffSettings,
  page: 'settings' | 'languages' | 'guest-fields',
): SettingsForm {
  const save = useSaveSettings()
  return useRevisionForm(settingsForm, latest, {
    name: { form: page },
    send: ({ propertyId, revision, settings }, draft) =>
      save.mutateAsync({ propertyId, revision, change: changedParts(settings, draft) }),
  })
}

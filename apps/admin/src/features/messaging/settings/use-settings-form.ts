import { type MessageSettingsPage, messageSettingsPageSchema } from '@innkeeper/api/messaging/settings.ts'
import * as z from 'zod/mini'
import type { FormKind } from '../../../components/editing/form/form-kind.ts'
import { type RevisionForm, useRevisionForm } from '../../../components/editing/form/use-revision-form.ts'
import { useSaveMessageSettings } from './api.ts'
import { bodyOf, draftOf, type MessageSettingsDraft, NO_SECRETS } from './settings-draft.ts'

const { revision, settings } = messageSettingsPageSchema.shape
const blank = z.literal('')

/** Chosen as a whole: the keys of one person must not meet the provider of another. */
export const messageSettingsForm: FormKind<MessageSettingsPage, MessageSettingsDraft> = {
  draftOf,
  tidy: (draft) => draft,
  depths: 'whole',
  stale: { code: 'message-settings/stale-revision', current: messageSettingsPageSchema },
  draftSchema: z.object({
    revision,
    settings,
    secrets: z.object({
      accountSid: blank,
      authToken: blank,
      token: blank,
      webhookSecret: blank,
      isEu: z.boolean(),
      mailboxPassword: blank,
    }),
  }),
  // Keys and passwords never lie in a browser.
  storable: (draft) => ({ ...draft, secrets: NO_SECRETS }),
}

export type MessageSettingsForm = RevisionForm<MessageSettingsPage, MessageSettingsDraft> & {
  /** Changes fields of one part of the settings. */
  setPart<Part extends 'email' | 'sms' | 'quietHours' | 'chat'>(
    part: Part,
    change: Partial<MessageSettingsDraft['settings'][Part]>,
  ): void
}

export function useMessageSettingsForm(latest: MessageSettingsPage): MessageSettingsForm {
  const save = useSaveMessageSettings()
  const form = useRevisionForm(messageSettingsForm, latest, {
    name: { form: 'message-settings' },
    send: (base, draft) => save.mutateAsync(bodyOf(base, draft)),
  })
  return {
    ...form,
    setPart: (part, change) =>
      form.set({ settings: { ...form.draft.settings, [part]: { ...form.draft.settings[part], ...change } } }),
  }
}

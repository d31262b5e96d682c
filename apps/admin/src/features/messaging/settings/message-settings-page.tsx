import type { MessageSettingsPage as Settings } from '@innkeeper/api/messaging/settings.ts'
import { Stack } from '@mantine/core'
import { ConflictDialog } from '../../../components/editing/form/conflict-dialog.tsx'
import { FormFrame } from '../../../components/editing/form/form-frame.tsx'
import { FormPage } from '../../../components/editing/form/form-page.tsx'
import { useT } from '../../../platform/texts.ts'
import { messageSettingsQuery } from './api.ts'
import { ChatSection } from './chat-section.tsx'
import { EmailSection } from './email-section.tsx'
import { MailboxSection } from './mailbox-section.tsx'
import { QuietHoursSection } from './quiet-hours-section.tsx'
import { settingsErrors } from './settings-draft.ts'
import { SmsSection } from './sms-section.tsx'
import { useMessageSettingsForm } from './use-settings-form.ts'

export function MessageSettingsPage() {
  const t = useT()
  return (
    <FormPage
      title={t('nav.messageSettings')}
      subtitle={t('messageSettings.subtitle')}
      query={messageSettingsQuery}
      form={Form}
    />
  )
}

function Form({ latest }: { latest: Settings }) {
  const t = useT()
  const form = useMessageSettingsForm(latest)
  return (
    <FormFrame
      form={form}
      errors={settingsErrors(form.base, form.draft)}
      conflict={<ConflictDialog form={form} text={(name) => t('messageSettings.conflict', { name })} />}
    >
      {(errors) => (
        <Stack gap="lg">
          <EmailSection form={form} errors={errors} />
          <SmsSection form={form} errors={errors} />
          <QuietHoursSection form={form} />
          <ChatSection form={form} />
          <MailboxSection form={form} errors={errors} />
        </Stack>
      )}
    </FormFrame>
  )
}

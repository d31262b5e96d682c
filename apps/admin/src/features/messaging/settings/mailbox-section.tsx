import { NumberInput, PasswordInput, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { CopyField } from '../../../components/copy-field/copy-field.tsx'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../platform/texts.ts'
import { isMailboxPasswordStored, type SettingsErrors } from './settings-draft.ts'
import type { MessageSettingsForm } from './use-settings-form.ts'

const NEW_MAILBOX = { host: '', port: 993, user: '' }

type Props = { form: MessageSettingsForm; errors: Partial<SettingsErrors> }

/** Where guests' answers and returned mail are read. */
export function MailboxSection({ form, errors }: Props) {
  const t = useT()
  const { base, draft } = form
  const { settings, secrets } = draft
  const { mailbox } = settings
  const isStored = isMailboxPasswordStored(base, draft)
  const isForAnother = base.has.mailboxPassword && !isStored
  const set = (next: typeof mailbox) => form.set({ settings: { ...settings, mailbox: next } })
  return (
    <FormSection title={t('messageSettings.mailbox')} hint={t('messageSettings.mailboxHint')} gap="lg">
      <Switch
        label={t('messageSettings.mailboxOn')}
        description={t('messageSettings.mailboxOnHint')}
        checked={mailbox !== null}
        onChange={({ currentTarget: { checked } }) =>
          set(checked ? (base.settings.mailbox ?? NEW_MAILBOX) : null)
        }
      />
      {mailbox && (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={t('messageSettings.mailboxHost')}
              placeholder={t('messageSettings.mailboxHostExample')}
              value={mailbox.host}
              maxLength={253}
              spellCheck={false}
              error={
                errors.mailboxHost &&
                (errors.mailboxHost === 'missing' ? t('form.required') : t('messageSettings.hostShape'))
              }
              onChange={({ currentTarget: { value } }) => set({ ...mailbox, host: value.trim() })}
            />
            <NumberInput
              label={t('messageSettings.mailboxPort')}
              min={1}
              max={65_535}
              allowDecimal={false}
              allowNegative={false}
              value={mailbox.port}
              onChange={(value) => set({ ...mailbox, port: Number(value) || 993 })}
            />
          </SimpleGrid>
          <TextInput
            label={t('messageSettings.mailboxUser')}
            value={mailbox.user}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            error={errors.mailboxUser && t('form.required')}
            onChange={({ currentTarget: { value } }) => set({ ...mailbox, user: value })}
          />
          <PasswordInput
            label={t('messageSettings.mailboxPassword')}
            description={isForAnother ? t('messageSettings.mailboxPasswordAgain') : undefined}
            placeholder={isStored ? t('messageSettings.stored') : undefined}
            value={secrets.mailboxPassword}
            maxLength={400}
            autoComplete="new-password"
            error={errors.mailboxPassword && t('form.required')}
            onChange={({ currentTarget: { value } }) =>
              form.set({ secrets: { ...secrets, mailboxPassword: value } })
            }
          />
        </>
      )}
      <CopyField
        label={t('messageSettings.mailWebhook')}
        hint={t('messageSettings.mailWebhookHint')}
        value={base.mailWebhookUrl}
      />
    </FormSection>
  )
}

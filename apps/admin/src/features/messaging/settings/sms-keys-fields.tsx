import type { SmsProvider } from '@innkeeper/domain/messaging/settings-schema.ts'
import { PasswordInput, Stack, Switch, Text } from '@mantine/core'
import { CopyField } from '../../../components/copy-field/copy-field.tsx'
import { smsWebhook } from '../../../platform/addresses.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { areKeysStored, KEY_FIELDS, type Secrets, type SettingsErrors } from './settings-draft.ts'
import type { MessageSettingsForm } from './use-settings-form.ts'

type Props = { provider: SmsProvider; form: MessageSettingsForm; error: SettingsErrors['keys'] }

/** Whether its platform in the EU is one of its own, with keys of its own. */
const HAS_EU: Readonly<Record<SmsProvider, boolean>> = { twilio: false, gatewayapi: true }

/** The keys of a provider: written here, never shown again; and where it reports. */
export function SmsKeysFields({ provider, form, error }: Props) {
  const t = useT()
  const { property } = useSession()
  const { base, draft } = form
  const { secrets } = draft
  const isStored = areKeysStored(base, draft)
  const setSecrets = (part: Partial<Secrets>) => form.set({ secrets: { ...secrets, ...part } })
  // Which platform it is, is a matter of the keys: without new ones there is nothing to say.
  const areAsked = !isStored || KEY_FIELDS[provider].some((name) => secrets[name] !== '')
  const isSaved = base.settings.sms.provider === provider
  return (
    <Stack gap="md">
      {isStored && <Text c="dimmed">{t('messageSettings.keysStored')}</Text>}
      {KEY_FIELDS[provider].map((name) => (
        <PasswordInput
          key={name}
          label={t(`messageSettings.${name}`)}
          description={t(`messageSettings.${name}Hint`)}
          placeholder={isStored ? t('messageSettings.stored') : undefined}
          value={secrets[name]}
          maxLength={300}
          // The browser must not offer the person's own password here.
          autoComplete="new-password"
          spellCheck={false}
          error={error && (error === 'missing' ? t('form.required') : t('messageSettings.keyShape'))}
          onChange={({ currentTarget: { value } }) => setSecrets({ [name]: value })}
        />
      ))}
      {HAS_EU[provider] && areAsked && (
        <Switch
          label={t('messageSettings.isEu')}
          description={t('messageSettings.isEuHint')}
          checked={secrets.isEu}
          onChange={({ currentTarget: { checked } }) => setSecrets({ isEu: checked })}
        />
      )}
      <CopyField
        label={t('messageSettings.webhook')}
        hint={t(`messageSettings.webhookHint.${provider}`)}
        value={(isSaved ? base.webhookUrl : null) ?? smsWebhook(provider, property.id)}
      />
    </Stack>
  )
}

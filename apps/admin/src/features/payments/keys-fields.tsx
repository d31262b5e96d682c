import { type KeyedProvider, PROVIDER_KINDS } from '@innkeeper/domain/payments/providers.ts'
import { PasswordInput, Stack, Switch, Text } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import { areKeysStored, type SecretErrors, type Secrets } from './payment-draft.ts'
import type { PaymentsForm } from './use-payments-form.ts'
import { WebhookAddress } from './webhook-address.tsx'

type Props = { provider: KeyedProvider; form: PaymentsForm; errors: Partial<SecretErrors> }

const SECRETS = ['secretKey', 'webhookSecret'] as const

/** The keys of a provider: written here, never shown again. */
export function KeysFields({ provider, form, errors }: Props) {
  const t = useT()
  const { base, draft } = form
  const { secrets } = draft
  const setSecrets = (part: Partial<Secrets>) => form.set({ secrets: { ...secrets, ...part } })
  const isStored = areKeysStored(base, draft)
  // Test or live is a matter of the keys: without new ones there is nothing to say.
  const areTyped = isStored === false || Boolean(secrets.secretKey || secrets.webhookSecret)
  return (
    <Stack gap="md">
      <WebhookAddress provider={provider} address={base.provider === provider ? base.webhookUrl : null} />
      {isStored !== false && (
        <Text c="dimmed">{isStored ? t('payments.keysStored') : t('payments.keysFromEarlier')}</Text>
      )}
      {SECRETS.map((name) => (
        <PasswordInput
          key={name}
          label={t(`payments.${name}.${provider}`)}
          description={t(`payments.${name}Hint.${provider}`)}
          placeholder={isStored ? t('payments.stored') : undefined}
          value={secrets[name]}
          maxLength={300}
          // The browser must not offer the person's own password here.
          autoComplete="new-password"
          spellCheck={false}
          error={errors[name] && (errors[name] === 'missing' ? t('form.required') : t('payments.wrongShape'))}
          onChange={({ currentTarget: { value } }) => setSecrets({ [name]: value })}
        />
      ))}
      {PROVIDER_KINDS[provider].asksIfTest && areTyped && (
        <Switch
          label={t('payments.isTest')}
          description={t('payments.isTestHint')}
          checked={secrets.isTest}
          onChange={({ currentTarget: { checked } }) => setSecrets({ isTest: checked })}
        />
      )}
    </Stack>
  )
}

import { SMS_PROVIDERS } from '@innkeeper/domain/messaging/settings-schema.ts'
import { Alert, NumberInput, Radio, Stack, Text, TextInput } from '@mantine/core'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { NO_SECRETS, type SettingsErrors } from './settings-draft.ts'
import { SmsKeysFields } from './sms-keys-fields.tsx'
import { TestSms } from './test-sms.tsx'
import type { MessageSettingsForm } from './use-settings-form.ts'

const NOBODY = 'none'
const PARTS_MAX = 1_000_000

type Props = { form: MessageSettingsForm; errors: Partial<SettingsErrors> }

/** Who sends SMS for the property, from whom they come and how many a month. */
export function SmsSection({ form, errors }: Props) {
  const t = useT()
  const { property, isDemo } = useSession()
  const { base, draft } = form
  const { provider, sender, monthlyParts } = draft.settings.sms
  if (!property.modules.includes('messagingSms')) {
    return (
      <FormSection title={t('messageSettings.sms')} hint={t('messageSettings.smsHint')}>
        <Text c="dimmed">{t('messageSettings.smsModule')}</Text>
      </FormSection>
    )
  }
  const choose = (next: string) => {
    const { mailboxPassword } = draft.secrets
    form.set({
      settings: {
        ...draft.settings,
        sms: { ...draft.settings.sms, provider: SMS_PROVIDERS.find((name) => name === next) ?? null },
      },
      secrets: { ...NO_SECRETS, mailboxPassword },
    })
  }
  return (
    <FormSection title={t('messageSettings.sms')} hint={t('messageSettings.smsHint')} gap="lg">
      <Radio.Group label={t('messageSettings.provider')} value={provider ?? NOBODY} onChange={choose}>
        <Stack gap="sm" mt="xs">
          {SMS_PROVIDERS.map((name) => (
            <Radio
              key={name}
              value={name}
              label={t(`messageSettings.provider.${name}`)}
              description={t(`messageSettings.providerHint.${name}`)}
            />
          ))}
          <Radio
            value={NOBODY}
            label={t('messageSettings.provider.none')}
            description={t('messageSettings.providerHint.none')}
          />
        </Stack>
      </Radio.Group>
      {provider && (
        <>
          {isDemo && <Alert color="accent">{t('messageSettings.demo')}</Alert>}
          <TextInput
            label={t('messageSettings.sender')}
            description={t('messageSettings.senderHint')}
            value={sender ?? ''}
            maxLength={16}
            error={
              errors.sender &&
              (errors.sender === 'missing' ? t('form.required') : t('messageSettings.senderShape'))
            }
            onChange={({ currentTarget: { value } }) => form.setPart('sms', { sender: value || null })}
          />
          <SmsKeysFields key={provider} provider={provider} form={form} error={errors.keys ?? null} />
        </>
      )}
      <NumberInput
        label={t('messageSettings.monthlyParts')}
        description={t('messageSettings.monthlyPartsHint', { used: base.partsThisMonth })}
        placeholder={t('messageSettings.noLimit')}
        min={1}
        max={PARTS_MAX}
        allowDecimal={false}
        allowNegative={false}
        value={monthlyParts ?? ''}
        onChange={(value) => form.setPart('sms', { monthlyParts: Number(value) || null })}
      />
      <TestSms isSaved={!form.isDirty} />
    </FormSection>
  )
}

import { hasKeys, PAYMENT_PROVIDERS, PROVIDER_KINDS } from '@innkeeper/domain/payments/providers.ts'
import { Alert, Radio, Stack } from '@mantine/core'
import { Box } from '../../components/page/box.tsx'
import { StateBadge } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'
import { KeysFields } from './keys-fields.tsx'
import type { SecretErrors } from './payment-draft.ts'
import type { PaymentsForm } from './use-payments-form.ts'

const NOBODY = 'none'

type Props = { form: PaymentsForm; errors: Partial<SecretErrors> }

/** Who takes the money of Pay Now. */
export function ProviderSection({ form, errors }: Props) {
  const t = useT()
  const { base, draft, set } = form
  const offered = PAYMENT_PROVIDERS.filter(
    (provider) => !PROVIDER_KINDS[provider].isForDemos || base.hasSandbox,
  )
  const isSaved = draft.provider !== null && draft.provider === base.provider
  const choose = (next: string) => {
    const provider = PAYMENT_PROVIDERS.find((one) => one === next) ?? null
    set({ provider, secrets: { ...draft.secrets, secretKey: '', webhookSecret: '' } })
  }
  return (
    <Box
      title={t('payments.provider')}
      aside={
        isSaved &&
        base.hasCredentials && (
          <StateBadge tone={base.isTest ? 'wait' : 'good'}>
            {base.isTest ? t('payments.test') : t('payments.live')}
          </StateBadge>
        )
      }
    >
      <Stack gap="lg">
        <Radio.Group aria-label={t('payments.provider')} value={draft.provider ?? NOBODY} onChange={choose}>
          <Stack gap="sm">
            {offered.map((provider) => (
              <Radio
                key={provider}
                value={provider}
                label={t(`payments.provider.${provider}`)}
                description={t(`payments.providerHint.${provider}`)}
              />
            ))}
            <Radio value={NOBODY} label={t('payments.provider.none')} />
          </Stack>
        </Radio.Group>
        {draft.provider === null && draft.services.includes('Pay Now') && (
          <Alert color="accent" title={t('payments.providerMissing')}>
            {t('payments.providerMissingText')}
          </Alert>
        )}
        {hasKeys(draft.provider) && (
          <KeysFields key={draft.provider} provider={draft.provider} form={form} errors={errors} />
        )}
      </Stack>
    </Box>
  )
}

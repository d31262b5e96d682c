import type { KeyedProvider } from '@innkeeper/domain/payments/providers.ts'
import { CopyField } from '../../components/copy-field/copy-field.tsx'
import { paymentWebhook } from '../../platform/addresses.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'

type Props = {
  provider: KeyedProvider
  /** As the server knows it; the provider asks for it before there are keys to save. */
  address: string | null
}

/** Where the provider tells what became of a payment. */
export function WebhookAddress({ provider, address }: Props) {
  const t = useT()
  const { property } = useSession()
  return (
    <CopyField
      label={t('payments.webhook')}
      hint={t(`payments.webhookHint.${provider}`)}
      value={address ?? paymentWebhook(provider, property.id)}
    />
  )
}

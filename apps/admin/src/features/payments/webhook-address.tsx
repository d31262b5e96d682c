import type { KeyedProvider } from '@innkeeper/domain/payments/providers.ts'
import { Button, CopyButton, Group, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
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
  const shown = address ?? paymentWebhook(provider, property.id)
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <TextInput
        flex={1}
        readOnly
        label={t('payments.webhook')}
        description={t(`payments.webhookHint.${provider}`)}
        value={shown}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={shown}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            onClick={copy}
            leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} stroke={1.6} />}
          >
            {copied ? t('action.copied') : t('action.copy')}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}

import { Button, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus, IconWebhook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Box } from '../../components/page/box.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { PageSkeleton } from '../../components/states/page-skeleton.tsx'
import { useT } from '../../platform/texts.ts'
import { useAddWebhook, webhooksQuery } from './api.ts'
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx'
import { WebhookBox } from './webhook-box.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { EMPTY_WEBHOOK } from './webhook-draft.ts'

/** Other systems that are told at once what happens, and what became of each message. */
export function WebhooksPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(webhooksQuery)
  const [isAdding, dialog] = useDisclosure(false)
  const [secret, setSecret] = useState<ShownSecret | null>(null)
  const addWebhook = useAddWebhook()
  const add = (
    <Button leftSection={<IconPlus size={17} stroke={1.8} />} onClick={dialog.open}>
      {t('webhooks.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('webhooks.title')}
        subtitle={t('webhooks.subtitle')}
        actions={data && data.webhooks.length > 0 ? add : null}
      />
      {!data && error && (
        <Box flush>
          <LoadError error={error} onRetry={refetch} />
        </Box>
      )}
      {!data && !error && <PageSkeleton />}
      {data?.webhooks.length === 0 && (
        <Box flush>
          <EmptyState
            icon={IconWebhook}
            title={t('webhooks.empty.title')}
            text={t('webhooks.empty.text')}
            action={add}
          />
        </Box>
      )}
      <Stack gap="lg">
        {data?.webhooks.map((webhook) => (
          <WebhookBox
            key={webhook.id}
            webhook={webhook}
            allowsPrivate={data.allowsPrivate}
            isOnly={data.webhooks.length === 1}
            onSecret={setSecret}
          />
        ))}
      </Stack>
      {isAdding && data && (
        <WebhookDialog
          title={t('webhooks.addTitle')}
          start={EMPTY_WEBHOOK}
          allowsPrivate={data.allowsPrivate}
          change={addWebhook}
          onDone={(added) => {
            dialog.close()
            setSecret({ name: added.webhook.name, secret: added.secret })
          }}
          onClose={dialog.close}
        />
      )}
      {secret && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
    </>
  )
}

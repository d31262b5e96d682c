import type { Webhook } from '@innkeeper/api/webhooks.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconKey, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { closeDone } from '../../platform/done-notice.ts'
import { useT } from '../../platform/texts.ts'
import { deeds, useChangeWebhook, useWebhookDeed } from './api.ts'
import type { ShownSecret } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { draftOf } from './webhook-draft.ts'

type Props = { webhook: Webhook; allowsPrivate: boolean; onSecret: (secret: ShownSecret) => void }

export function WebhookMenu({ webhook, allowsPrivate, onSecret }: Props) {
  const t = useT()
  const [open, setOpen] = useState<'change' | 'renew' | 'delete' | null>(null)
  const change = useChangeWebhook(webhook.id)
  const close = () => setOpen(null)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('webhooks.actionsFor', { name: webhook.name })}>
            <IconDots size={18} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={17} />} onClick={() => setOpen('change')}>
            {t('webhooks.change')}
          </Menu.Item>
          <Menu.Item leftSection={<IconKey size={17} />} onClick={() => setOpen('renew')}>
            {t('webhooks.renew')}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={17} />} onClick={() => setOpen('delete')}>
            {t('webhooks.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'change' && (
        <WebhookDialog
          title={t('webhooks.changeTitle')}
          start={draftOf(webhook)}
          allowsPrivate={allowsPrivate}
          change={change}
          onDone={closeDone(close, t('webhooks.saved'))}
          onClose={close}
        />
      )}
      {open === 'renew' && <RenewDialog webhook={webhook} onSecret={onSecret} onClose={close} />}
      {open === 'delete' && <DeleteDialog webhook={webhook} onClose={close} />}
    </>
  )
}

type Asking = { webhook: Webhook; onClose: () => void }

function RenewDialog({ webhook: { id, name }, onSecret, onClose }: Asking & Pick<Props, 'onSecret'>) {
  const t = useT()
  const renew = useWebhookDeed(id, deeds.renewSecret)
  const onSuccess = ({ secret }: { secret: string }) => {
    onClose()
    onSecret({ name, secret })
  }
  return (
    <ConfirmDialog
      title={t('webhooks.renew.title', { name })}
      action={{
        label: t('webhooks.renew.confirm'),
        isPending: renew.isPending,
        onClick: () => renew.mutate(undefined, { onSuccess }),
      }}
      error={renew.error}
      onClose={onClose}
    >
      {t('webhooks.renew.text')}
    </ConfirmDialog>
  )
}

function DeleteDialog({ webhook: { id, name }, onClose }: Asking) {
  const t = useT()
  const remove = useWebhookDeed(id, deeds.remove)
  const onSuccess = closeDone(onClose, t('webhooks.deleted'))
  return (
    <ConfirmDialog
      title={t('webhooks.delete.title', { name })}
      action={{
        label: t('webhooks.delete'),
        isPending: remove.isPending,
        onClick: () => remove.mutate(undefined, { onSuccess }),
      }}
      error={remove.error}
      onClose={onClose}
    >
      {t('webhooks.delete.text')}
    </ConfirmDialog>
  )
}

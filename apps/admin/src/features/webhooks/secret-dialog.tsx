import { Button } from '@mantine/core'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { ShownOnce } from '../../components/shown-once/shown-once.tsx'
import { useT } from '../../platform/texts.ts'

export type ShownSecret = { name: string; secret: string }

/** The secret of a webhook, this once. */
export function SecretDialog({ name, secret, onClose }: ShownSecret & { onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      isOpen
      staysOpen
      onClose={onClose}
      title={t('webhooks.secret.title', { name })}
      buttons={
        <Button variant="default" onClick={onClose}>
          {t('action.done')}
        </Button>
      }
    >
      <ShownOnce title={t('webhooks.secret.shownOnce')} text={t('webhooks.secret.text')} secret={secret} />
    </Dialog>
  )
}

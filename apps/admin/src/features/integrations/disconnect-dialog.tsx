import { PMS_KINDS, type PmsSystem } from '@innkeeper/domain/integrations/systems.ts'
import { Text } from '@mantine/core'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { useT } from '../../platform/texts.ts'
import { useDisconnect } from './api.ts'

type Props = { system: PmsSystem; onClose: () => void }

export function DisconnectDialog({ system, onClose }: Props) {
  const t = useT()
  const disconnect = useDisconnect()
  const { name } = PMS_KINDS[system]
  return (
    <ConfirmDialog
      title={t('integrations.disconnectTitle', { name })}
      onClose={onClose}
      error={disconnect.error}
      action={{
        label: t('integrations.disconnect'),
        isPending: disconnect.isPending,
        onClick: () => disconnect.mutate(undefined, { onSuccess: onClose }),
      }}
    >
      <Text>{t('integrations.disconnectText', { name })}</Text>
    </ConfirmDialog>
  )
}

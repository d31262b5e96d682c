import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { showDone } from '../../platform/done-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useDeleteUpgrade } from './api.ts'
import { useCategories } from './use-categories.ts'

type Props = { upgrade: RoomUpgrade; onClose: () => void; onDeleted?: () => void }

/** Asks first: what was requested stays, the price and its seasons do not. */
export function DeleteUpgradeDialog({ upgrade, onClose, onDeleted = () => undefined }: Props) {
  const t = useT()
  const { wayOf } = useCategories()
  const remove = useDeleteUpgrade(upgrade.id)
  const name = wayOf(upgrade)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showDone(t('roomUpgrades.deleted', { name }))
        onClose()
        onDeleted()
      },
    })
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('roomUpgrades.delete.title', { name })}
      action={{ label: t('action.delete'), isPending: remove.isPending, onClick: confirm }}
      error={remove.error}
    >
      {t('roomUpgrades.delete.text')}
    </ConfirmDialog>
  )
}

import type { StaffUnit } from '@innkeeper/api/units.ts'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { closeDone } from '../../platform/done-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useRenewLink } from './api.ts'

/** Asks first, since codes that hang in the rooms cannot be called back. */
export function RenewDialog({ unit, onClose }: { unit: StaffUnit; onClose: () => void }) {
  const t = useT()
  const renew = useRenewLink(unit.id)
  const onSuccess = closeDone(onClose, t('units.unit.renewed', { code: unit.code }))
  return (
    <ConfirmDialog
      title={t('units.unit.renewTitle', { code: unit.code })}
      action={{
        label: t('units.unit.renew'),
        color: 'brand',
        isPending: renew.isPending,
        onClick: () => renew.mutate(undefined, { onSuccess }),
      }}
      error={renew.error}
      onClose={onClose}
    >
      {t('units.unit.renewText')}
    </ConfirmDialog>
  )
}

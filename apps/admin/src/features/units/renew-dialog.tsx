import type { StaffUnit } from '@innkeeper/api/units.ts'
import { Alert, Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { useRenewLink } from './api.ts'

/** Asks first, since codes that hang in the rooms cannot be called back. */
export function RenewDialog({ unit, onClose }: { unit: StaffUnit; onClose: () => void }) {
  const t = useT()
  const renew = useRenewLink(unit.id)
  const start = () =>
    renew.mutate(undefined, {
      onSuccess: () => {
        notifications.show({ color: 'brand', message: t('units.unit.renewed', { code: unit.code }) })
        onClose()
      },
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('units.unit.renewTitle', { code: unit.code })}
      buttons={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('action.cancel')}
          </Button>
          <Button onClick={start} loading={renew.isPending}>
            {t('units.unit.renew')}
          </Button>
        </>
      }
    >
      {t('units.unit.renewText')}
      {renew.error && (
        <Alert color="red" variant="light" role="alert" mt="md">
          {errorText(t, renew.error)}
        </Alert>
      )}
    </Dialog>
  )
}

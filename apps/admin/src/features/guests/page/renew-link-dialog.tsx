import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { closeDone } from '../../../platform/done-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useStayCommand } from './api.ts'

type Props = { guest: GuestPage; onClose: () => void }

/** Asks first: whoever has the old link, the guest among them, is out at once. */
export function RenewLinkDialog({ guest: { id, revision, guest }, onClose }: Props) {
  const t = useT()
  const renew = useStayCommand()
  const onSuccess = closeDone(onClose, t('guest.link.renewed'))
  return (
    <ConfirmDialog
      title={t('guest.link.renewTitle', { name: guest.firstName })}
      action={{
        label: t('guest.link.renewYes'),
        color: 'brand',
        isPending: renew.isPending,
        onClick: () => renew.mutate({ id, revision, command: 'renew' }, { onSuccess }),
      }}
      error={renew.error}
      onClose={onClose}
    >
      {t('guest.link.renewText')}
    </ConfirmDialog>
  )
}

import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { showDone } from '../../../platform/done-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useSetDefaultSignature } from '../api.ts'

/** Asks before e-mails end without a signature. */
export function NoSignature({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { mutate, isPending, error } = useSetDefaultSignature()
  const confirm = () =>
    mutate(null, {
      onSuccess: () => {
        showDone(t('templates.signature.noDefault'))
        onClose()
      },
    })
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('templates.signature.unsetDefault.title')}
      action={{ label: t('templates.signature.unsetDefault'), onClick: confirm, isPending }}
      error={error}
    >
      {t('templates.signature.unsetDefault.text')}
    </ConfirmDialog>
  )
}

import { Dialog } from '../../../../components/dialog/dialog.tsx'
import { DialogButtons } from '../../../../components/dialog/dialog-buttons.tsx'
import { useT } from '../../../../platform/texts.ts'

type Props = {
  reached: number
  /** How many were shown, where that has changed meanwhile. */
  before: number | null
  label: string
  isPending: boolean
  onSend: () => void
  onClose: () => void
}

/** Asked once more before many people get something, and when they are others than were shown. */
export function ConfirmPeople({ reached, before, label, isPending, onSend, onClose }: Props) {
  const t = useT()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('compose.confirm', { count: reached })}
      buttons={
        <DialogButtons action={{ label, isPending, onClick: onSend }} onCancel={onClose} focus="cancel" />
      }
    >
      {before === null ? t('compose.confirm.many') : t('compose.confirm.changed', { before, now: reached })}
    </Dialog>
  )
}

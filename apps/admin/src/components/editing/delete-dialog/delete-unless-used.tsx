import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { showDone } from '../../../platform/done-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { DialogButtons } from '../../dialog/dialog-buttons.tsx'
import { ErrorAlert } from '../../states/error-alert.tsx'

type Props = {
  /** The question, and what it means to say yes. */
  title: string
  text: ReactNode
  /** Who still uses it, in place of the question; null when nobody is known to. */
  uses: ReactNode
  remove: {
    mutate: (nothing: undefined, options: { onSuccess: () => void }) => void
    isPending: boolean
    error: Error | null
  }
  /** What the button says, where nothing is deleted for good. */
  label?: string
  /** Said once it is gone. */
  done: string
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Asks before deleting; while something is still used it says by whom, and cannot be deleted. */
export function DeleteUnlessUsed({ title, text, uses, remove, label, done, onClose, onDeleted }: Props) {
  const t = useT()
  const isUsed = uses !== null
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showDone(done)
        onClose()
        onDeleted?.()
      },
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      buttons={
        isUsed ? (
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('action.close')}
          </Button>
        ) : (
          <DialogButtons
            onCancel={onClose}
            focus="cancel"
            action={{
              label: label ?? t('action.delete'),
              color: 'red',
              onClick: confirm,
              isPending: remove.isPending,
            }}
          />
        )
      }
    >
      {isUsed ? uses : text}
      {!isUsed && <ErrorAlert error={remove.error} mt="md" />}
    </Dialog>
  )
}

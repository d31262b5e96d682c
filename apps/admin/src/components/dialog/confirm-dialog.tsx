import type { ReactNode } from 'react'
import { ErrorAlert } from '../states/error-alert.tsx'
import { Dialog } from './dialog.tsx'
import { type DialogAction, DialogButtons } from './dialog-buttons.tsx'

type Props = {
  isOpen?: boolean
  onClose: () => void
  title: string
  action: DialogAction
  /** Why it was refused, where it is told here. */
  error?: unknown
  children: ReactNode
}

/** A question before something that cannot be undone; the way back has the focus. */
export function ConfirmDialog({ isOpen = true, onClose, title, action, error, children }: Props) {
  const buttons = <DialogButtons action={{ color: 'red', ...action }} onCancel={onClose} focus="cancel" />
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} buttons={buttons}>
      {children}
      <ErrorAlert error={error} mt="md" />
    </Dialog>
  )
}

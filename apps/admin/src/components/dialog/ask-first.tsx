import { Alert, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { Dialog } from './dialog.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  deed: string
  isBusy?: boolean
  /** Why the deed was refused, where it is told here. */
  error?: unknown
  onDeed: () => void
  children: ReactNode
}

/** A question before a deed that cannot be undone; the way back has the focus. */
export function AskFirst({ isOpen, onClose, title, deed, isBusy = false, error, onDeed, children }: Props) {
  const t = useT()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      buttons={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('action.cancel')}
          </Button>
          <Button color="red" loading={isBusy} onClick={onDeed}>
            {deed}
          </Button>
        </>
      }
    >
      {children}
      {error != null && (
        <Alert color="red" variant="light" role="alert" mt="md">
          {errorText(t, error)}
        </Alert>
      )}
    </Dialog>
  )
}

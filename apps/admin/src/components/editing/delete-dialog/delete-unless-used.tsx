import { Alert, Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import { useT } from '../../../platform/texts.ts'
import { Dialog } from '../../dialog/dialog.tsx'

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
  /** Said once it is gone. */
  done: string
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Asks before deleting; while something is still used it says by whom, and cannot be deleted. */
export function DeleteUnlessUsed({ title, text, uses, remove, done, onClose, onDeleted }: Props) {
  const t = useT()
  const isUsed = uses !== null
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notifications.show({ color: 'brand', message: done })
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
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {isUsed ? t('action.close') : t('action.cancel')}
          </Button>
          {!isUsed && (
            <Button color="red" onClick={confirm} loading={remove.isPending}>
              {t('action.delete')}
            </Button>
          )}
        </>
      }
    >
      {isUsed ? uses : text}
      {remove.error && !isUsed && (
        <Alert color="red" variant="light" role="alert" mt="md">
          {errorText(t, remove.error)}
        </Alert>
      )}
    </Dialog>
  )
}
